const whole = new Intl.NumberFormat('ja-JP', { maximumFractionDigits: 0 })

/** 12345 → 「12,345」 */
export function formatNumber(value: number): string {
  return whole.format(value)
}

/** 1000 → 「1,000 G」 */
export function formatGold(value: number): string {
  return `${whole.format(value)} G`
}
