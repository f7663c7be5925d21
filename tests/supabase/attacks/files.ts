import { picture } from '../../support/pictures.ts'

type HostileFile = {
  what: string
  bytes: Uint8Array<ArrayBuffer>
  name: string
  declared: string
  /** The type it is kept and served as; without one it must be refused. */
  servedAs?: string
}

const script = '<script>alert(1)</script>'
const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${script}</svg>`
const bytesOf = (...parts: (string | Uint8Array)[]): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.concat(parts.map((part) => Buffer.from(part))))

const formats = ['png', 'jpeg', 'webp', 'avif', 'gif'] as const
const images = await Promise.all(formats.map((format) => picture(format)))

const refused: HostileFile[] = [
  ['HTML', `<!doctype html>${script}`, 'evil.html', 'image/png'],
  ['HTML after white space', `\n\n  <html>${script}`, 'evil.png', 'image/jpeg'],
  ['SVG', svg, 'evil.svg', 'image/svg+xml'],
  ['SVG said to be PNG', svg, 'evil.png', 'image/png'],
  ['SVG after a byte order mark', `\ufeff<?xml version="1.0"?>${svg}`, 'evil.webp', 'image/webp'],
  ['a script', 'alert(1)', 'evil.js', 'image/gif'],
  ['a PDF', '%PDF-1.7', 'evil.png', 'image/png'],
  ['a ZIP', 'PK\x03\x04', 'evil.avif', 'image/avif'],
  ['a program', 'MZ\x90\x00', 'evil.exe', 'image/png'],
  ['a BMP', 'BM\x3a\x00\x00\x00', 'picture.bmp', 'image/bmp'],
  ['a HEIC', '\x00\x00\x00\x18ftypheic\x00\x00\x00\x00heicmif1', 'picture.heic', 'image/heic'],
  ['nothing', '', 'empty.png', 'image/png'],
  ['half a signature', Buffer.from('\x89PNG\r\n', 'latin1'), 'half.png', 'image/png'],
  ['an image after HTML', bytesOf(script, images[0] ?? ''), 'evil.png', 'image/png'],
].map(([what, content, name, declared]) => ({
  what: String(what),
  bytes: bytesOf(content ?? ''),
  name: String(name),
  declared: String(declared),
}))

const polyglots: HostileFile[] = formats.flatMap((format, i) => {
  const whole = images[i] ?? Buffer.alloc(0)
  const servedAs = `image/${format}`
  return [
    {
      what: `${format} with HTML`,
      bytes: bytesOf(whole, script),
      name: `${format}.html`,
      declared: 'text/html',
    },
    {
      what: `${format} with SVG`,
      bytes: bytesOf(whole, svg),
      name: `${format}.svg`,
      declared: 'image/svg+xml',
    },
    {
      what: `${format} cut short`,
      bytes: bytesOf(whole.subarray(0, 40)),
      name: format,
      declared: 'image/png',
    },
  ].map((file) => ({ ...file, servedAs }))
})

export const hostileFiles: HostileFile[] = [
  ...refused,
  ...polyglots,
  {
    what: 'a GIF that is a script',
    bytes: bytesOf('GIF89a/*', new Uint8Array(32), '*/=1;alert(1)'),
    name: 'evil.js',
    declared: 'application/javascript',
    servedAs: 'image/gif',
  },
]

/** Paths below the bucket, as they would stand in a request. */
export const hostileNames = [
  '../escape.png',
  '../../escape.png',
  '..%2f..%2fescape.png',
  '%2e%2e/%2e%2e/escape.png',
  'a/../../escape.png',
  '..%5c..%5cescape.png',
  '%252e%252e%252fescape.png',
  '/etc/passwd.png',
  '%2fetc%2fpasswd.png',
  'a%00.png',
  'a%0d%0aset-cookie:%20a=b.png',
  '.htaccess',
  'con.png',
  'a//b.png',
  'a/./b.png',
  'folder/',
  '%20.png',
  'a%3fb%23c.png',
  '%F0%9F%A7%BE.png',
  '%E2%80%AEgnp.exe',
  'e%CC%81.png',
  '%ff%fe.png',
  '%zz.png',
  `${'n'.repeat(300)}.png`,
  `${'long/'.repeat(400)}n.png`,
]
