/** Hono path of the API versions that clients put in front: `/v1`, `/vX` or a date such as `/v2026-01-31`. */
export const apiVersion = '/:version{v(?:1|X|[0-9]{4}-[0-9]{2}-[0-9]{2})}'
