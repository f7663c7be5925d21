const version = 'v(?:1|X|[0-9]{4}-[0-9]{2}-[0-9]{2})'

/** Hono path of the API versions that clients put in front: `/v1`, `/vX` or a date such as `/v2026-01-31`. */
export const apiVersion = `/:version{${version}}` as const

/** Paths of the lake itself, where a missing thing must not look like a page of the Studio. */
export const reserved = new RegExp(`^/(?:${version}|images|files)(?:/|$)`)
