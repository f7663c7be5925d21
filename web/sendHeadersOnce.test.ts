import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { sendHeadersOnce } from './sendHeadersOnce.ts'

test('a header appended a second time with the same value is sent once; different values are all sent', () => {
  sendHeadersOnce()
  const response = new ServerResponse(new IncomingMessage(new Socket()))
  response.setHeader('location', '/membership')
  response.appendHeader('Location', '/membership')
  response.appendHeader('set-cookie', 'a=1')
  response.appendHeader('set-cookie', 'b=2')
  expect(response.getHeader('location')).toBe('/membership')
  expect(response.getHeader('set-cookie')).toEqual(['a=1', 'b=2'])
})
