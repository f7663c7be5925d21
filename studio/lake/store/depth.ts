/** Objects and arrays may be nested this deep: far more than any content needs, far less than the call stack holds. */
export const depthLimit = 100

/** Tells whether a JSON value is nested deeper than the limit. */
export function isTooDeep(value: unknown, left = depthLimit): boolean {
  if (typeof value !== 'object' || value === null) return false
  return left === 0 || Object.values(value).some((item) => isTooDeep(item, left - 1))
}
