import { battleText } from '../../../../content/text/battle.ts'
import type { AllyForecast, Stroke, Verdict } from '../../../../rules/sight/forecast.ts'
import { firmnessOf, type AimedForecast, type worthOf } from './forecasts.ts'

const text = battleText.sight

/** 「28〜34」, 「約38〜52」 or 「？」. */
export function rangeWord(stroke: Stroke): string {
  const firmness = firmnessOf(stroke)
  if (firmness === 'unknown') return text.unknown
  return `${firmness === 'firm' ? '' : text.about}${text.range(stroke.least, stroke.most)}`
}

export function verdictWord(verdict: Verdict): string {
  switch (verdict.type) {
    case 'folds':
    case 'breaks':
      return text[verdict.type][verdict.by === 3 ? 3 : verdict.by === 2 ? 2 : 1]
    case 'short':
      return text.short(verdict.hp)
    default:
      return text[verdict.type]
  }
}

/** What is read aloud of an enemy that is marked as a target. */
export function enemyAloud({ aimed, verdict, chance }: AimedForecast): string {
  const parts = verdict ? [`${verdictWord(verdict)}。`] : []
  if (aimed === null) return parts.join('')
  const firmness = firmnessOf(aimed)
  if (firmness === 'unknown') return [text.aloud.unknown, ...parts].join('')
  const range = firmness === 'firm' ? text.aloud.range : text.aloud.about
  return [range(aimed.least, aimed.most), ...parts, ...(chance === null ? [] : [text.aloud.critical(chance)])].join('')
}

/** What is read aloud of a member who is marked as a target. */
export const allyAloud = ({ hp, isFull }: AllyForecast): string =>
  [...(hp > 0 ? [text.aloud.gain(hp)] : []), ...(isFull ? [`${text.full}。`] : [])].join('')

/** Of an order in a list: 「28〜34」, 「＋64」 or nothing. Of several enemies the range goes from the hardest to the softest. */
export function worthWord(worth: ReturnType<typeof worthOf>): string {
  if (worth === null) return ''
  return 'gain' in worth ? text.gain(worth.gain) : rangeWord(worth.stroke)
}
