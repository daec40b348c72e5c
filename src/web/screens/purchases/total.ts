/** The sum of prices such as `19.90`, written like them. In whole cents: fractions would not add up exactly. */
export function totalOf(prices: readonly string[]): string {
  const cents = prices.reduce((sum, price) => sum + Math.round(Number(price) * 100), 0)
  return (cents / 100).toFixed(2)
}
