import { battleText } from '../../../../content/text/battle.ts'
import { STATS } from '../../../../rules/battle/figures.ts'
import type { Modifier } from '../../../../rules/battle/state.ts'

/** What a modifier does, in words. */
export function effectsOf(modifier: Modifier): string {
  const { effects } = battleText
  const stats = STATS.filter((stat) => (modifier.stats[stat] ?? 0) !== 0).map(
    (stat) => `${effects[stat]} ${signed(modifier.stats[stat] ?? 0)}`,
  )
  return [
    ...stats,
    ...(modifier.damageTaken !== 100 ? [`${effects.guard}が${battleText.percentTaken(modifier.damageTaken)}`] : []),
    ...(modifier.discount > 0 ? [battleText.discount(modifier.discount)] : []),
    ...(modifier.taunt ? [effects.taunt] : []),
    ...(modifier.regen > 0 ? [battleText.regenEach(modifier.regen)] : []),
    ...(modifier.bleed > 0 ? [`${effects.bleed} ${battleText.bleedEach(modifier.bleed)}`] : []),
  ].join('、')
}

const signed = (amount: number): string => (amount > 0 ? `＋${amount}` : `−${-amount}`)
