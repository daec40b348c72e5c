const whole = new Intl.NumberFormat('ja-JP', { maximumFractionDigits: 0 })
const moment = new Intl.DateTimeFormat('ja-JP', { year: 'numeric', month: 'numeric', day: 'numeric', hour: '2-digit', minute: '2-digit' })

/** 12345 → 「12,345」 */
export function formatNumber(value: number): string {
  return whole.format(value)
}

/** 1000 → 「1,000 G」 */
export function formatGold(value: number): string {
  return `${whole.format(value)} G`
}

/** A multiplier as a rounded percentage: 1.6 → 「160%」 */
export function formatPercent(multiplier: number): string {
  return `${Math.round(multiplier * 100)}%`
}

/** The board's "YYYY-MM-DD hh:mm:ss", already Japan's time → 「2026/1/5 09:03」 */
export function formatMoment(text: string): string {
  const date = new Date(text.replace(' ', 'T'))
  return Number.isNaN(date.getTime()) ? text : moment.format(date)
}
