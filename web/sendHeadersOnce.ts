import { ServerResponse } from 'node:http'

/**
 * Keeps a response from saying the same header twice. The first answer of a cached redirect would: Next sets
 * `Location`, then appends the cached copy of it, and clients that join the two are led nowhere.
 */
export function sendHeadersOnce(): void {
  const append = ServerResponse.prototype.appendHeader
  ServerResponse.prototype.appendHeader = function (name, value) {
    return this.getHeader(name) === value ? this : append.call(this, name, value)
  }
}
