import type { FieldPlan, Recovery } from '../rules/catalog.ts'
import type { DrawnEnemy } from '../rules/adventure/drawn-stages.ts'
import type { EnemyEntry } from './enemies/enemy.ts'
import { USUAL_ORDER } from './fields.ts'
import { ENDLESS, FINALE } from './named-ids.ts'
import { slips } from './slips.ts'

/** 千秋楽: between two stages nothing is sold, but everybody rests. */
const REST: Recovery = { hp: 100, ap: 100 }

/** 無尽の幕: the slips give the rest. */
const SHORT_REST: Recovery = { hp: 25, ap: 20 }

/** Night forest: whose shadows and boss the others are brought level with. */
const MEASURE_FIELD = 7

/** 千秋楽: every boss alone, one after the other, in the usual order of their fields. 無尽の幕: all shadows, drawn. Nothing is earned in either. */
export const encorePlans = (enemies: readonly EnemyEntry[]): readonly FieldPlan[] => [
  { id: FINALE, unpaid: true, recovery: REST, stages: USUAL_ORDER.map((field) => bossesOf(enemies, field).map(({ id }) => id)) },
  {
    id: ENDLESS,
    unpaid: true,
    recovery: SHORT_REST,
    stages: [],
    drawn: { shadows: levelled(enemies, false), bosses: levelled(enemies, true), slips },
  },
]

const bossesOf = (enemies: readonly EnemyEntry[], field: number): readonly EnemyEntry[] =>
  enemies.filter((enemy) => enemy.boss && enemy.field === field)

/** Each as strong as those of the measure's field: its mean HP and attack over the mean of the shadows (or bosses) of its own field. */
function levelled(enemies: readonly EnemyEntry[], boss: boolean): readonly DrawnEnemy[] {
  const all = enemies.filter((enemy) => enemy.boss === boss)
  const goal = meansOf(all, MEASURE_FIELD)
  return all.map(({ id, field }) => {
    const own = meansOf(all, field)
    return { id, scale: { hp: Math.round((100 * goal.hp) / own.hp), attack: Math.round((100 * goal.attack) / own.attack) } }
  })
}

function meansOf(all: readonly EnemyEntry[], field: number): { readonly hp: number; readonly attack: number } {
  const theirs = all.filter((enemy) => enemy.field === field)
  const mean = (figure: (enemy: EnemyEntry) => number) => theirs.reduce((sum, enemy) => sum + figure(enemy), 0) / theirs.length
  return { hp: mean(({ hp }) => hp), attack: mean(({ stats }) => Math.max(stats.str, stats.int)) }
}
