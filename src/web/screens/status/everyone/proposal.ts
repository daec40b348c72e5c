import type { PartyMember } from '../../../../contract/status.ts'
import { ATTRIBUTES, type Attribute } from '../../../../rules/party/growth.ts'
import { adviceFor } from '../advice.ts'

/** Points for one figure of one member: one call. */
export interface Step {
  readonly partyId: number
  readonly nickname: string
  readonly attribute: Attribute
  /** At least 1. */
  readonly points: number
  /** The figure before. */
  readonly now: number
  /** The points were given. */
  readonly given: boolean
}

/** The steps with this one given. */
export const withGiven = (steps: readonly Step[], { partyId, attribute }: Step): readonly Step[] =>
  steps.map((step) => (step.partyId === partyId && step.attribute === attribute ? { ...step, given: true } : step))

type Proposed = Parameters<typeof adviceFor>[0] & Pick<PartyMember, 'party_id' | 'nickname' | 'status'>

/** The free points of all members as the recommended builds of their roles spend them; empty when nobody has any. */
export function proposedSteps(members: readonly Proposed[]): readonly Step[] {
  return members.flatMap((member) => {
    const { points } = adviceFor(member)
    return ATTRIBUTES.filter((attribute) => points[attribute] > 0).map((attribute) => ({
      partyId: member.party_id,
      nickname: member.nickname,
      attribute,
      points: points[attribute],
      now: member.status[`value_${attribute}`],
      given: false,
    }))
  })
}

/** The steps of each member, in the order of the party. */
export const byMember = (steps: readonly Step[]): readonly (readonly [nickname: string, steps: readonly Step[]])[] =>
  [...Map.groupBy(steps, ({ partyId }) => partyId).values()].map((own) => [own[0]?.nickname ?? '', own])

/** Nicknames of the members who have got all their points, some of them, and none. As one follows the other, only one can be begun. */
export interface Progress {
  readonly given: readonly string[]
  readonly begun: string | null
  readonly left: readonly string[]
}

export function progressOf(steps: readonly Step[]): Progress {
  const members = byMember(steps)
  const named = (is: (own: readonly Step[]) => boolean) => members.filter(([, own]) => is(own)).map(([nickname]) => nickname)
  const isGiven = ({ given }: Step) => given
  return {
    given: named((own) => own.every(isGiven)),
    begun: named((own) => own.some(isGiven) && !own.every(isGiven))[0] ?? null,
    left: named((own) => !own.some(isGiven)),
  }
}
