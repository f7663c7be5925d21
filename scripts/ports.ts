import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Environment, Variables } from './environment.ts'

/** A port of this machine that nobody listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (!address || typeof address === 'string') throw new Error('The system gave no port.')
  return address.port
}

/** Free ports for a whole stack, as the variables that name them. */
export async function freePorts(): Promise<Variables> {
  return {
    SITE_PORT: String(await freePort()),
    STUDIO_PORT: String(await freePort()),
    SUPABASE_PORT: String(await freePort()),
  }
}

/** Throws, naming the variable to set, when another program listens on the port. */
export async function requireFreePort(port: number, variable: string): Promise<void> {
  const probe = createServer().listen(port, '127.0.0.1')
  await once(probe, 'listening').catch(() => {
    throw new Error(
      `Port ${port} is taken. Stop the program that uses it, or set ${variable} to another port.`,
    )
  })
  probe.close()
  await once(probe, 'close')
}

/** Throws, naming the variable to set, when a port is taken that the site or an embedded backend needs. */
export async function requireFreePorts({ embedded, ports }: Environment): Promise<void> {
  await requireFreePort(ports.site, 'SITE_PORT')
  if (embedded.lake) await requireFreePort(ports.studio, 'STUDIO_PORT')
  if (embedded.supabase) await requireFreePort(ports.supabase, 'SUPABASE_PORT')
}
