import type { Adventure } from '../../rules/adventure/adventure.ts'
import { enemyEntry } from '../catalog.ts'
import type { BattleNames } from './battle-log.ts'
import { enemyBlows } from './enemy-blows.ts'
import { enemyNames } from './enemy-names.ts'
import { foldings } from './foldings.ts'
import { lastDeedOf } from './last-deeds.ts'

/** What the log asks of those who fight. `members`: their names, by place. */
export function battleNames({ field, battle }: Pick<Adventure, 'field' | 'battle'>, members: readonly string[]): BattleNames {
  const { combatants } = battle
  const kindsOf = (wanted: 'party' | 'enemies') => combatants.filter(({ side }) => side === wanted).map(({ kind }) => kind)
  const [roles, enemies] = [kindsOf('party'), kindsOf('enemies')]
  const names = [...members, ...enemyNames(enemies)]
  const enemyAt = (id: number): number => enemies[id - roles.length] ?? 0
  return {
    combatant: (id) => names[id] ?? '',
    role: (id) => roles[id] ?? null,
    isBoss: (id) => id >= roles.length && enemyEntry(enemyAt(id)).boss,
    blow: (id) => enemyBlows[enemyAt(id)] ?? null,
    lastDeed: (id) => lastDeedOf(field, enemyAt(id)),
    folding: (id) => foldings[enemyAt(id)] ?? null,
  }
}
