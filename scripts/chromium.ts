import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { chromium } from 'playwright'

/** A Chromium that starts, and what its environment needs for that. */
type Chromium = {
  path: string
  env: Record<string, string>
}

/** Chromium refuses its sandbox to root, whom containers run as. */
export const launchArgs = process.getuid?.() === 0 ? ['--no-sandbox'] : []

const systemPaths = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Finds a Chromium: the system's, else the one inside the packages. Throws saying what to install when none starts. */
export async function findChromium(): Promise<Chromium> {
  for (const path of systemPaths)
    if (path && existsSync(path) && (await starts({ path, env: {} }))) return { path, env: {} }
  const packaged = await unpackChromium().catch((error: Error) => error)
  if (!(packaged instanceof Error) && (await starts(packaged))) return packaged
  throw new Error(
    'The browser tests need Chromium, and neither the system nor the packages have one that starts here. ' +
      'Install it (Debian and Ubuntu: apt-get install chromium), or name one with CHROMIUM_PATH.' +
      (packaged instanceof Error ? `\nThe packaged one: ${packaged.message}` : ''),
  )
}

/** Starts the Chromium that `findChromium` finds, with more arguments if given. Throws as that does. */
export const launchChromium = async (args: string[] = []) => launch(await findChromium(), args)

const launch = ({ path, env }: Chromium, args: string[] = []) =>
  chromium.launch({
    executablePath: path,
    args: [...launchArgs, ...args],
    env: { ...process.env, ...env },
  })

async function starts(found: Chromium): Promise<boolean> {
  try {
    const browser = await launch(found)
    await browser.close()
    return true
  } catch {
    return false
  }
}

/** Unpacks the packaged Chromium, with the system libraries that it brings for machines without them. */
async function unpackChromium(): Promise<Chromium> {
  const { default: packaged } = await import('@sparticuz/chromium')
  const path = await packaged.executablePath()
  const libraries = join(path, '..', 'chromium-libraries')
  await mkdir(libraries, { recursive: true })
  const packed = await readFile(
    join(import.meta.dirname, '../node_modules/@sparticuz/chromium/bin/al2023.tar.br'),
  )
  const tar = spawnSync('tar', ['-x', '-C', libraries], { input: brotliDecompressSync(packed) })
  if (tar.status !== 0) throw new Error(`its libraries could not be unpacked: ${tar.stderr}`)
  return { path, env: { LD_LIBRARY_PATH: join(libraries, 'lib') } }
}
