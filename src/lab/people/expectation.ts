import { catalog, enemyEntry } from '../../content/catalog.ts'
import { levelOf } from '../../rules/battle/command.ts'
import { damageOf } from '../../rules/battle/classify.ts'
import type { Skill } from '../../rules/battle/skill.ts'
import type { Memory } from './memory.ts'
import type { Traits } from './traits.ts'
import type { FoeView, MemberView } from './view.ts'

/** A blow that a member could strike. */
export interface Blow {
  readonly member: MemberView
  /** Null = the plain attack. */
  readonly skill: { readonly act: Skill; readonly level: number } | null
}

/** What somebody knows beyond the screen: own memory, and the compendium where it is read. */
export interface Knowledge {
  readonly traits: Traits
  readonly memory: Memory
  /** By enemy id: the factor by which a figure of the compendium is misjudged. Fixed for a career. */
  readonly misjudged: (kind: number) => number
}

const MEMBER_INT_SHARE = 0.75

/**
 * HP that the blow is expected to take from the foe: by the compendium where it is known, else by what it took before, else by its power alone, as the description
 * promises it.
 */
export function expectedDamage({ traits, memory, misjudged }: Knowledge, blow: Blow, foe: FoeView): number {
  const remembered = memory.dealtBy(blow.member.role, nameOf(blow), foe.kind)
  if (traits.compendiumError === null) return remembered ?? powerOf(blow)
  const { stats } = enemyEntry(foe.kind)
  const defence = blow.skill === null || kindOf(blow.skill.act) === 'physical' ? stats.def : (stats.def + 3 * stats.int) / 4
  const power = powerOf(blow)
  const hits = hitsOf(blow)
  const single = power / hits
  return ((single * single) / (single + defence * misjudged(foe.kind))) * hits
}

/** Power as the screen tells it: percent of the shown figures, all hits together. */
export function powerOf({ member, skill }: Blow): number {
  if (skill === null) return Math.max(member.figures.str, member.figures.int * MEMBER_INT_SHARE)
  const { percent } = levelOf(skill.act, skill.level)
  const effect = damageOf(skill.act)
  if (!effect) return 0
  return ((effect.of.reduce((sum, stat) => sum + member.figures[stat], 0) * percent) / 100) * (effect.hits ?? 1)
}

const kindOf = (act: Skill) => damageOf(act)?.kind ?? 'physical'
const hitsOf = ({ skill }: Blow): number => (skill === null ? 1 : (damageOf(skill.act)?.hits ?? 1))
const nameOf = ({ skill }: Blow): string => (skill === null ? 'attack' : `skill:${skill.act.id}`)

/** The skills that a member can pay now. */
export function affordable(member: MemberView): readonly { readonly act: Skill; readonly level: number; readonly apCost: number }[] {
  return member.skills.flatMap(({ id, level }) => {
    const act = catalog.skill(id)
    const { apCost } = levelOf(act, level)
    return apCost <= member.ap ? [{ act, level, apCost }] : []
  })
}
