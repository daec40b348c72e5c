import type { PartyMember, SkillNode } from '../../../../contract/status.ts'
import { ATTRIBUTES, type Attribute } from '../../../../rules/party/growth.ts'
import { adviceFor } from '../advice.ts'
import { findNode } from '../skills/skill-tree.ts'

interface OfMember {
  readonly partyId: number
  readonly nickname: string
  /** The points were given. */
  readonly given: boolean
}

/** Points for one figure of one member: one call. */
export interface FigureStep extends OfMember {
  readonly type: 'figure'
  readonly attribute: Attribute
  /** At least 1. */
  readonly points: number
  /** The figure before. */
  readonly now: number
}

/** The next level of one skill of one member: one call. */
export interface SkillStep extends OfMember {
  readonly type: 'skill'
  /** As it was before. */
  readonly skill: SkillNode
}

export type Step = FigureStep | SkillStep

/** The steps with this one given. */
export const withGiven = (steps: readonly Step[], done: Step): readonly Step[] =>
  steps.map((step) => (step === done ? { ...step, given: true } : step))

type Proposed = Parameters<typeof adviceFor>[0] & Pick<PartyMember, 'party_id' | 'nickname' | 'status'>

/** The free points of all members as the recommended builds of their roles spend them, of skill points the next one; empty when there is nothing to spend. */
export function proposedSteps(members: readonly Proposed[]): readonly Step[] {
  return members.flatMap((member): readonly Step[] => {
    const { points, skill } = adviceFor(member)
    const own = { partyId: member.party_id, nickname: member.nickname, given: false }
    const figures = ATTRIBUTES.filter((attribute) => points[attribute] > 0).map((attribute) => ({
      ...own,
      type: 'figure' as const,
      attribute,
      points: points[attribute],
      now: member.status[`value_${attribute}`],
    }))
    const node = skill === null ? null : findNode(member.skill_tree, skill)
    return node === null ? figures : [...figures, { ...own, type: 'skill', skill: node }]
  })
}

/** The steps of each member, in the order of the party. */
export const byMember = (steps: readonly Step[]): readonly (readonly [nickname: string, steps: readonly Step[]])[] =>
  [...Map.groupBy(steps, ({ partyId }) => partyId).values()].map((own) => [own[0]?.nickname ?? '', own])

/** Nicknames of the members who have got all their points, some of them, and none. As one follows the other, only one can be begun. */
export interface BatchProgress {
  readonly given: readonly string[]
  readonly begun: string | null
  readonly left: readonly string[]
}

export function progressOf(steps: readonly Step[]): BatchProgress {
  const members = byMember(steps)
  const named = (is: (own: readonly Step[]) => boolean) => members.filter(([, own]) => is(own)).map(([nickname]) => nickname)
  const isGiven = ({ given }: Step) => given
  return {
    given: named((own) => own.every(isGiven)),
    begun: named((own) => own.some(isGiven) && !own.every(isGiven))[0] ?? null,
    left: named((own) => !own.some(isGiven)),
  }
}
