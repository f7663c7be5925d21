import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { icons } from '../../schemas/lists/icons.ts'
import { Icon } from './icon.tsx'

test('every icon that an editor can choose is drawn, each one differently', () => {
  const drawings = icons.map(({ value }) => renderToStaticMarkup(<Icon name={value} />))
  expect(drawings.every((drawing) => /<(path|circle)/.test(drawing))).toBe(true)
  expect(new Set(drawings).size).toBe(icons.length)
})
