import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadEnvironment } from '../../scripts/environment.ts'
import { loadCredentials } from '../../scripts/keys.ts'
import { lakeClientOf } from '../../scripts/lakeClient.ts'

/** The running stack of this test run: its addresses, keys and people. */
export const environment = await loadEnvironment()
export const credentials = await loadCredentials(environment.directory)
export const siteUrl = environment.site.SITE_URL
export const studioUrl = environment.site.SANITY_API_HOST ?? ''

/** Reads and writes the lake past the Studio, to look behind it and to clean up. */
export const lakeClient = lakeClientOf(environment)

type ProgramName = 'start' | 'lake' | 'supabase' | 'site'

/** Process id of a program of the stack. */
export function pidOf(program: ProgramName): number {
  return Number(readFileSync(join(environment.directory, 'run', `${program}.pid`), 'utf8'))
}

/** Text of a page of the site, its status, and how long the answer took in milliseconds. */
export async function visit(path: string): Promise<{ status: number; text: string; milliseconds: number }> {
  const began = performance.now()
  const response = await fetch(new URL(path, siteUrl), {
    signal: AbortSignal.timeout(10_000),
    redirect: 'manual',
  })
  const text = await response.text()
  return { status: response.status, text, milliseconds: performance.now() - began }
}

/** Repeats the check until it holds. Throws after `limit` milliseconds, saying what was awaited. */
export async function until(what: string, check: () => Promise<boolean>, limit = 10_000): Promise<void> {
  const began = performance.now()
  while (performance.now() - began < limit) {
    if (await check()) return
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  throw new Error(`Waited ${limit} ms in vain: ${what}`)
}
