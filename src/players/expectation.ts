import { catalog, enemyEntry } from '../content/catalog.ts'
import type { SeenAct } from '../rules/auto/planner.ts'
import { plainFigure } from '../rules/battle/damage.ts'
import type { DamageKind } from '../rules/battle/skill.ts'
import { kindTold } from '../rules/sight/knowledge.ts'
import type { Memory } from './memory.ts'
import type { PersonTraits } from './traits.ts'
import type { EnemyView, MemberView } from './view.ts'

/** What somebody knows beyond the screen: own memory, and the compendium where it is read. */
export interface Knowledge {
  readonly traits: PersonTraits
  readonly memory: Memory
  /** By enemy id: the factor by which a figure of the compendium is misjudged. Fixed for a career. */
  readonly misjudged: (kind: number) => number
}

/**
 * HP that the blow (null = the plain attack) is expected to take from the enemy, also beyond what it has left: as 見立て tells where own blows have taught something of
 * its defence, by the middle of what is known; else by the compendium where it is read, else by the power alone, as the description promises it.
 */
export function expectedDamage(knowledge: Knowledge, member: MemberView, act: SeenAct | null, enemy: EnemyView): number {
  const { power, hits } = act ?? { power: plainFigure(member.figures), hits: 1 }
  if (power === 0) return 0
  const defence = defenceBefore(knowledge, kindOf(member, act), enemy)
  return ((power * power) / (power + defence)) * hits * (enemy.damageTaken / 100)
}

/** What 見立て tells for sure; 0 where the enemy was never struck so. */
export function certainDamage(knowledge: Knowledge, member: MemberView, act: SeenAct | null, enemy: EnemyView): number {
  const kind = kindOf(member, act)
  const isKnown = kind === null || knowledge.memory.defencesOf(enemy.kind)[kind] !== null
  return isKnown ? expectedDamage(knowledge, member, act, enemy) * LEAST_SPREAD : 0
}

const LEAST_SPREAD = 0.95

/** Null for a blow that ignores defence. */
const kindOf = ({ role }: MemberView, act: SeenAct | null): DamageKind | null =>
  kindTold(act === null ? 'attack' : `${act.isItem ? 'item' : 'skill'}:${act.id}`, role, catalog)

function defenceBefore(
  { traits, memory, misjudged }: Knowledge,
  kind: DamageKind | null,
  { kind: enemy, defenceAdded }: EnemyView,
): number {
  if (kind === null) return 0
  const span = memory.defencesOf(enemy)[kind]
  if (span !== null) return Math.max(0, (span.least + span.most) / 2 + defenceAdded[kind])
  if (traits.compendiumError === null) return 0
  const { def, int } = enemyEntry(enemy).stats
  return (kind === 'magical' ? (def + 3 * int) / 4 : def) * misjudged(enemy)
}
