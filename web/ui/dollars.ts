const format = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
})

/** A price in whole dollars as it is written on the site: 1000 is $1,000. */
export const dollars = (price: number): string => format.format(price)
