import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ClientConfig, createClient, type SanityClient } from '@sanity/client'
import { onTestFinished } from 'vitest'
import { defaultLimits } from '../../studio/lake/config.ts'
import { type RunningLake, startLake } from '../../studio/lake/server.ts'
import type { LakeConfig } from '../../studio/lake/types.ts'

export const tokens = {
  read: 'read-token-of-the-tests-0123456789',
  write: 'write-token-of-the-tests-0123456789',
}
export const project = { projectId: 'core', dataset: 'production' }

/** The configuration of every lake of the tests but for its directory: on loopback, on any free port. */
export const testConfig: Omit<LakeConfig, 'directory'> = {
  ...project,
  host: '127.0.0.1',
  port: 0,
  publicUrl: 'http://localhost:3333',
  origins: [],
  tokens,
  limits: defaultLimits,
}

export type TestLake = RunningLake & {
  directory: string
  /** A client that may write; `options` overrides. */
  client(options?: ClientConfig): SanityClient
  /** Requests `path` below `/v2025-03-01`, with the write token unless the headers say otherwise. */
  request(path: string, init?: RequestInit): Promise<Response>
}

/** Starts a lake in a directory of its own (or a given one) on a free port; both end with the test. */
export async function startTestLake(overrides: Partial<LakeConfig> = {}): Promise<TestLake> {
  const directory = overrides.directory ?? (await temporaryDirectory())
  const lake = await startLake({
    ...testConfig,
    directory,
    ...overrides,
  })
  let closing: Promise<void> | undefined
  const close = () => (closing ??= lake.close())
  onTestFinished(close)
  return {
    ...lake,
    close,
    directory,
    client: (options) => clientOf(lake.url, options),
    request: (path, init) =>
      fetch(`${lake.url}/v2025-03-01${path}`, {
        ...init,
        headers: { authorization: `Bearer ${tokens.write}`, ...init?.headers },
      }),
  }
}

/** A client for the lake at an address, with the write token unless `options` says otherwise. */
export function clientOf(url: string, options: ClientConfig = {}): SanityClient {
  return createClient({
    ...project,
    apiHost: url,
    useProjectHostname: false,
    useCdn: false,
    apiVersion: '2025-03-01',
    token: tokens.write,
    ...options,
  })
}

/** A new directory that is removed after the test. */
export async function temporaryDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'lake-'))
  onTestFinished(() => rm(directory, { recursive: true, force: true, maxRetries: 3 }))
  return directory
}

/** Runs a request that must fail and returns the client's error. */
export async function failure(
  request: Promise<unknown>,
): Promise<{ statusCode: number; message: string; details: unknown }> {
  try {
    await request
  } catch (error) {
    if (error instanceof Error && 'statusCode' in error && 'details' in error) {
      return { statusCode: Number(error.statusCode), message: error.message, details: error.details }
    }
    throw error
  }
  throw new Error('The request succeeded, though it should have failed')
}
