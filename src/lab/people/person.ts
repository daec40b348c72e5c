import type { Attribute, Member } from '../../rules/party/growth.ts'
import { freeSkillPoints, freeStatusPoints } from '../../rules/party/growth.ts'
import { learn, learnRefusal, skillLevelOf } from '../../rules/party/learning.ts'
import type { Skill } from '../../rules/battle/skill.ts'
import type { SeededRng } from '../../rules/rng.ts'
import { markedBuild } from '../../content/builds.ts'
import { partySkills } from '../../content/skills/all.ts'
import { plainBuild } from '../builds.ts'
import { buyFor, type Market, type Purse } from '../packing.ts'
import { planFor, withPointsSpent } from '../party.ts'
import { auto } from '../policies/auto.ts'
import { solver } from '../policies/solver.ts'
import type { Policy } from '../policies/policy.ts'
import { personPolicy } from '../../players/person.ts'
import { shop } from './shopping.ts'
import { type PersonName, traitsOf } from '../../players/traits.ts'

/** Somebody who plays: in battle, at the shop, and when points are spent. */
export interface Person {
  /** A new memory each time. */
  readonly policy: (seed: number) => Policy
  readonly shop: (field: number, purse: Purse, market: Market) => Purse
  /** Spends all free points of a member. `advised`: follows the recommended build, as people do once they have lost often enough to look for advice. */
  readonly spend: (member: Member, how: SpendingContext) => Member
  /** Makes the offering at the gate (手向け灯) as soon as it may. */
  readonly offers: boolean
}

interface SpendingContext {
  readonly party: readonly number[]
  readonly rng: SeededRng
  readonly advised: boolean
}

export type LifeName = PersonName | 'casual-plain' | 'novice-even' | 'solver' | 'auto'

/** The figure by which a role acts, as its description says: 1–6. */
const MAIN_FIGURE: readonly Attribute[] = ['str', 'int', 'def', 'int', 'str', 'int']

const person = (name: PersonName, spend: Person['spend']): Person => ({
  policy: (seed) => personPolicy(traitsOf(name), seed),
  shop: (_field, purse, market) => shop(name, purse, market),
  spend,
  offers: name !== 'experienced',
})

const casual = person('casual', (member, { rng, advised }) =>
  advised ? asRecommended(member) : byTaste(spread(member, [mainFigure(member), mainFigure(member), 'hp', 'hp']), rng, casualTaste),
)

export const people: Readonly<Record<LifeName, Person>> = {
  /** Spreads points over everything. */
  'novice-even': person('novice', (member, { rng }) => byTaste(spread(member, EVEN), rng, () => 1)),
  /** Puts points on the main figure and on nothing else. */
  novice: person('novice', (member, { rng }) => byTaste(spread(member, [mainFigure(member)]), rng, () => 1)),
  casual,
  /** A casual player who only strikes and heals: never strengthens, weakens or cleanses. */
  'casual-plain': { ...casual, policy: (seed) => personPolicy({ ...traitsOf('casual'), opening: 0, weakens: false }, seed) },
  experienced: person('experienced', (member) => asRecommended(member)),
  /** A casual player who presses おまかせ and crouches where it stops. */
  auto: { ...casual, policy: () => auto },
  /** The solver: what is possible. */
  solver: {
    policy: () => solver,
    shop: buyFor,
    spend: (member, { party }) =>
      withPointsSpent(member, planFor(party).find(({ role }) => role === member.role) ?? plainBuild(member.role)),
    offers: false,
  },
}

const EVEN: readonly Attribute[] = ['hp', 'ap', 'str', 'def', 'int', 'spd', 'luc']

/** The figure by which a member acts. */
export const mainFigure = ({ role }: Member): Attribute => MAIN_FIGURE[role - 1] ?? 'hp'

const asRecommended = (member: Member): Member => withPointsSpent(member, markedBuild(member.role))

/** Puts all free status points round the cycle, going on where the last level stopped. */
function spread(member: Member, cycle: readonly Attribute[]): Member {
  const before = Object.values(member.spent).reduce((sum, points) => sum + points, 0)
  const spent: Record<Attribute, number> = { ...member.spent }
  for (let nth = 0; nth < freeStatusPoints(member); nth++) {
    const attribute = cycle[(before + nth) % cycle.length]
    if (attribute !== undefined) spent[attribute] += 1
  }
  return { ...member, spent }
}

/** Learns whatever is open, by chance, weighted by taste. */
function byTaste(start: Member, rng: SeededRng, taste: (member: Member, skill: Skill) => number): Member {
  let member = start
  while (freeSkillPoints(member) > 0) {
    const open = partySkills.filter((skill) => learnRefusal(member, skill) === null)
    const tickets = open.flatMap((skill) => Array.from({ length: taste(member, skill) }, () => skill))
    if (tickets.length === 0) return member
    member = learn(member, rng.pick(tickets).id)
  }
  return member
}

/** Blows and healing before the rest, what is known before what is new. */
function casualTaste(member: Member, skill: Skill): number {
  const isPlain = skill.effects.some(({ type }) => type === 'damage' || type === 'heal' || type === 'healShare')
  return (isPlain ? 3 : 1) * (skillLevelOf(member, skill.id) > 0 ? 2 : 1)
}
