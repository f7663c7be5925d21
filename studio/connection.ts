import { createClient } from '@sanity/client'
import type { WorkspaceOptions } from 'sanity'

type Connection = Pick<WorkspaceOptions, 'apiHost' | 'auth' | 'unstable_clientFactory' | 'search'>

/**
 * How the Studio reaches its Content Lake. Without `apiHost` that is Sanity's own API and the result is empty;
 * with it, everything goes to that one address, without project subdomains.
 */
export function connection(apiHost: string | undefined): Connection {
  if (!apiHost) return {}
  // Its streams being spread, the Studio is not slowed down by the HTTP/1.1 that it would warn editors of.
  globalThis.sessionStorage?.setItem('sanity-studio.network.check.snooze', new Date().toISOString())
  return {
    apiHost,
    unstable_clientFactory: (config) =>
      createClient({
        ...config,
        apiHost,
        useProjectHostname: false,
        resolveFetch: () => spreadEventStreams(apiHost),
      }),
    auth: {
      loginMethod: 'token',
      redirectOnSingle: true,
      providers: () => [{ name: 'lake', title: 'E-mail and password', url: `${apiHost}/_login` }],
    },
    // The lake has no text index, which the default search strategy asks for.
    search: { strategy: 'groqLegacy' },
  }
}

const streamHosts = 8
let nextStream = 0

/**
 * A fetch that sends event streams to sub-hosts in turn: browsers allow six HTTP/1.1 connections to a host,
 * and the Studio keeps more streams than that open. Browsers resolve every name under `localhost` to this machine.
 */
function spreadEventStreams(apiHost: string): typeof fetch {
  const { hostname } = new URL(apiHost)
  return (input, init) => {
    const url = typeof input === 'string' ? input : input instanceof URL ? input.href : input.url
    if (hostname !== 'localhost' || !/\/data\/(listen|live\/events)\//.test(url)) return fetch(input, init)
    const spread = url.replace('//localhost', `//sse${nextStream++ % streamHosts}.localhost`)
    return fetch(input instanceof Request ? new Request(spread, input) : spread, init)
  }
}
