const kilo = new Intl.NumberFormat('en', { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 })
const mega = new Intl.NumberFormat('en', { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 })

/** A number of bytes as people read it: `84 kB`, `4.2 MB`. */
export function fileSize(bytes: number): string {
  return bytes < 1e6 ? kilo.format(Math.max(1, bytes / 1e3)) : mega.format(bytes / 1e6)
}
