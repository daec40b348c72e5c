import { catalog, enemyEntry } from '../content/catalog.ts'
import type { SeenAct } from '../rules/auto/planner.ts'
import { damageKindOf } from '../rules/battle/classify.ts'
import { plainFigure } from '../rules/battle/damage.ts'
import type { Memory } from './memory.ts'
import type { PersonTraits } from './traits.ts'
import type { FoeView, MemberView } from './view.ts'

/** What somebody knows beyond the screen: own memory, and the compendium where it is read. */
export interface Knowledge {
  readonly traits: PersonTraits
  readonly memory: Memory
  /** By enemy id: the factor by which a figure of the compendium is misjudged. Fixed for a career. */
  readonly misjudged: (kind: number) => number
}

/**
 * HP that the blow (null = the plain attack) is expected to take from the foe: by the compendium where it is known, else by what it took before, else by its power
 * alone, as the description promises it.
 */
export function expectedDamage(
  { traits, memory, misjudged }: Knowledge,
  member: MemberView,
  act: SeenAct | null,
  { kind }: FoeView,
): number {
  const { power, hits } = act ?? { power: plainFigure(member.figures), hits: 1 }
  if (traits.compendiumError === null) return memory.dealtBy(member.role, act ? `skill:${act.id}` : 'attack', kind) ?? power * hits
  const { stats } = enemyEntry(kind)
  const isMagical = (act ? damageKindOf(catalog.skill(act.id)) : catalog.attack(member.role).kind) === 'magical'
  const defence = isMagical ? (stats.def + 3 * stats.int) / 4 : stats.def
  return ((power * power) / (power + defence * misjudged(kind))) * hits
}
