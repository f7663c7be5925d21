/** Content may be nested this deep: far more than it ever needs, far less than the call stack holds. */
export const depthLimit = 100

/** Tells whether the objects and arrays of a JSON value are nested deeper than `limit`. */
export function isTooDeep(value: unknown, limit: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return limit === 0 || Object.values(value).some((item) => isTooDeep(item, limit - 1))
}
