export type Feature = { included: string[] | null; addOn: string[] | null }
type Standing = 'included' | 'addOn' | 'missing'

/** How a feature stands on the tier of that id. */
export function standing({ included, addOn }: Feature, tierId: string): Standing {
  if (included?.includes(tierId)) return 'included'
  return addOn?.includes(tierId) ? 'addOn' : 'missing'
}

/**
 * What the card of a tier lists. A tier that has all of the tier before it lists what it adds (`onTop`);
 * the first one, and one that lacks something, list all they have.
 */
export function cardFeatures<F extends Feature>(
  features: readonly F[],
  tierId: string,
  tierBefore: string | undefined,
): { onTop: boolean; features: F[] } {
  const has = features.filter((feature) => standing(feature, tierId) !== 'missing')
  const onTop =
    tierBefore !== undefined &&
    features.every((feature) => standing(feature, tierBefore) === 'missing' || has.includes(feature))
  if (!onTop) return { onTop, features: has }
  return {
    onTop,
    features: has.filter((feature) => standing(feature, tierBefore) !== standing(feature, tierId)),
  }
}
