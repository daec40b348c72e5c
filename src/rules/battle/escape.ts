import { type Combatant, effective } from './state.ts'

// docs/rules.md 6.
const BASE_PERCENT = 50
const PERCENT_PER_SPD = 2
const LEAST_PERCENT = 20
const MOST_PERCENT = 95

/** Chance in percent that this member's ESCAPE takes the whole party out. */
export function escapePercent(runner: Combatant, enemies: readonly Combatant[]): number {
  const mean = Math.floor(enemies.reduce((sum, enemy) => sum + effective(enemy, 'spd'), 0) / enemies.length)
  const raw = BASE_PERCENT + PERCENT_PER_SPD * (effective(runner, 'spd') - mean)
  return Math.min(MOST_PERCENT, Math.max(LEAST_PERCENT, raw))
}
