import { catalog, enemySkills, partySkill } from '../../../content/catalog.ts'
import type { EnemyEntry } from '../../../content/enemies/enemy.ts'
import type { Duel, SeenSkill, ShadowNotes, Through } from '../../../contract/library.ts'
import { UNSCALED } from '../../../rules/adventure/difficulty.ts'
import { outlineOf } from '../../../rules/battle/telegraph.ts'
import { bestBlow, meanPower } from '../../../rules/sight/duel.ts'
import { type Defences, knownAt, throughOf } from '../../../rules/sight/knowledge.ts'
import { type Refusal, refuse } from '../../refusal.ts'
import { learnedOf } from '../../store/rows/battle/learned-defences.ts'
import { membersOf, type SavedMember } from '../../store/rows/save/members.ts'
import { type ShadowCounts, shadowCountsOf } from '../../store/rows/battle/shadow-notes.ts'
import type { Tx } from '../../store/store.ts'
import { kindToWire } from '../../wire/outlines.ts'
import { metShadow } from './bestiary.ts'

/** What a save has learned of a shadow, and who would fight it. */
interface KnownShadow {
  readonly enemy: EnemyEntry
  readonly counts: ShadowCounts
  /** As it stands in the tables. */
  readonly known: Defences
  readonly members: readonly SavedMember[]
}

export async function knownShadow(tx: Tx, saveId: number, id: number): Promise<KnownShadow | Refusal<'shadowUnmet'>> {
  const enemy = await metShadow(tx, saveId, id)
  if (!enemy) return refuse('shadowUnmet')
  const learned = await learnedOf(tx, saveId, new Set([id]))
  return {
    enemy,
    counts: await shadowCountsOf(tx, saveId, id),
    known: knownAt(learned, UNSCALED.attack),
    members: await membersOf(tx, saveId),
  }
}

/** An enemy's page as the contract has it: what is counted, how much its defences let through, each member's best blow. */
export function shadowToWire({ enemy, counts: { folded, bestTurns, strokes, skills }, known, members }: KnownShadow): ShadowNotes {
  const power = meanPower(members, catalog)
  const through = (kind: keyof Defences): Through => {
    const { step, isLoose } = throughOf(known[kind], power)
    return { step, is_loose: isLoose }
  }
  return {
    id: enemy.id,
    name: enemy.name,
    folded,
    best_turns: bestTurns,
    strokes,
    through: { physical: through('physical'), magical: through('magical') },
    duels: members.flatMap((member) => duelWith(member, enemy, known)),
    seen: skills.flatMap(seenToWire),
  }
}

function duelWith(member: SavedMember, enemy: EnemyEntry, known: Defences): readonly Duel[] {
  const blow = bestBlow(member, enemy, known, catalog)
  if (!blow) return []
  const { skill, least, most, hits } = blow
  return [{ role_id: member.role, name: member.name, act: skill === null ? null : partySkill(skill).name, least, most, hits }]
}

/** Nothing of a skill that the tables no longer have. */
function seenToWire({ skill: id, times, isAnnounced }: ShadowCounts['skills'][number]): readonly SeenSkill[] {
  const skill = enemySkills.find((one) => one.id === id)
  if (!skill) return []
  const outline = outlineOf(skill)
  return [{ skill_id: id, name: skill.name, kind: kindToWire(outline), aim: outline.aim, times, is_announced: isAnnounced }]
}
