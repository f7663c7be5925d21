import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Environment, nextDirectory, root, type Variables } from './environment.ts'

type Build = {
  name: string
  /** Files whose content decides whether the build is up to date, as globs from the root. */
  inputs: string[]
  env: Variables
  /** A file that a finished build leaves. */
  output: string
  command: string[]
  cwd: string
}

const shared = ['package-lock.json', 'tsconfig.json']

/** The Studio's files, for the lake to serve. */
export function studioBuild({ directory, site }: Environment): Build {
  return {
    name: 'studio',
    inputs: [...shared, 'studio/*.ts', 'schemas/**/*.ts'],
    env: Object.fromEntries(
      Object.entries(site).filter(([name]) => /^SANITY_(PROJECT_ID|DATASET|API_HOST)$/.test(name)),
    ),
    output: join(directory, 'studio', 'index.html'),
    command: ['sanity', 'build', join(directory, 'studio'), '-y'],
    cwd: join(root, 'studio'),
  }
}

/** The site's pages. The backends must run. */
export function siteBuild({ directory, site }: Environment): Build {
  return {
    name: 'site',
    inputs: [...shared, 'web/**/*', 'schemas/**/*.ts', 'next.config.mjs', 'postcss.config.mjs'],
    env: site,
    output: join(nextDirectory(directory), 'BUILD_ID'),
    command: ['next', 'build', 'web'],
    cwd: root,
  }
}

/** Builds unless the same inputs were built before; tells which it was. Throws with the build's own words. */
export async function ensureBuilt(build: Build, directory: string): Promise<'built' | 'up to date'> {
  const stampPath = join(directory, `${build.name}.build`)
  const stamp = hashInputs(build)
  if (existsSync(build.output) && existsSync(stampPath) && readFileSync(stampPath, 'utf8') === stamp)
    return 'up to date'
  await run(build)
  writeFileSync(stampPath, stamp)
  return 'built'
}

function hashInputs({ inputs, env, command }: Build): string {
  const hash = createHash('sha256').update(JSON.stringify([env, command, process.version]))
  const files = globSync(inputs, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$|next-env\.d\.ts$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  for (const file of files.sort()) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

async function run({ name, command: [program = '', ...args], cwd, env }: Build): Promise<void> {
  const child = spawn(join(root, 'node_modules/.bin', program), args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const code = await new Promise((resolve, reject) => child.on('close', resolve).on('error', reject))
  if (code !== 0) throw new Error(`The build of the ${name} failed.\n${output.trim()}`)
}
