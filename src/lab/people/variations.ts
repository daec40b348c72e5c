import { markedBuild } from '../../content/builds.ts'
import { itemEntry } from '../../content/catalog.ts'
import {
  type Attribute,
  expAtLevel,
  levelFor,
  MAX_LEVEL,
  type Member,
  freeStatusPoints,
  newMember,
  withExp,
} from '../../rules/party/growth.ts'
import type { Difficulty } from '../../rules/adventure/difficulty.ts'
import { rngStateFrom, seededRng } from '../../rules/rng.ts'
import { isUnlocked } from '../../rules/town/unlock.ts'
import { builds } from '../builds.ts'
import { USUAL_ORDER } from '../../content/fields.ts'
import { entryExp, fieldGold, luckOf, parties, withPointsSpent } from '../party.ts'
import type { Trial } from '../run/trial.ts'
import { mainFigure, people } from './person.ts'
import { shop } from './shopping.ts'
import type { PersonName, PersonTraits } from '../../players/traits.ts'

/** One field at its entry, played by a person who differs from the usual in one thing. */
export interface Variation {
  readonly person: PersonName
  readonly difficulty: Difficulty
  readonly field: number
  /** What differs: `usual`, `level+1`, `never-defends`, `points-spd`, `build-一刀` … */
  readonly what: string
}

export const variationCell = ({ person, difficulty, field, what }: Variation): string => `people/${person}/${difficulty}/${field}/${what}`

/** Fields in which habits and points are judged: from the fourth on. Before, casual players seldom lose, so that nothing shows. */
export const JUDGED_FIELDS: readonly number[] = USUAL_ORDER.slice(3)

/** Fields in which builds are compared: by then they are whole, or nearly. */
export const LATE_FIELDS: readonly number[] = [9, 8, 10, 12]

/** Figures besides the main one on which points may be put. */
export const SIDE_FIGURES: readonly Attribute[] = ['hp', 'ap', 'def', 'spd', 'luc']

/** Habits left out, by the name of the variation. */
export const HABITS_LEFT_OUT: Readonly<Record<string, Partial<PersonTraits>>> = {
  'never-defends': { defends: false },
  'never-strengthens': { opening: 0 },
}

/** The persons of whom habits are judged. */
export const JUDGED_PERSONS: readonly PersonName[] = ['casual', 'experienced']

interface Sizes {
  /** Adventures for each party and variation of habits and levels. */
  readonly habits: number
  readonly points: number
  readonly builds: number
}

type Unseeded = Omit<Trial, 'seed'>

export function variationTrials(sizes: Sizes): readonly Unseeded[] {
  return [...habitTrials(sizes.habits), ...levelTrials(sizes.habits), ...pointTrials(sizes.points), ...buildTrials(sizes.builds)]
}

function habitTrials(runs: number): readonly Unseeded[] {
  return JUDGED_PERSONS.flatMap((person) =>
    USUAL_ORDER.flatMap((field) =>
      Object.entries({ usual: {}, ...HABITS_LEFT_OUT }).flatMap(([what, habits]) =>
        everyParty({ person, difficulty: 'normal', field, what }, runs, entryExp(field), { habits }),
      ),
    ),
  )
}

/** Levels above the one at which a field is entered, as far into the level as at the entry. */
export const LEVEL_STEPS = [-1, 0, 1] as const

function levelTrials(runs: number): readonly Unseeded[] {
  return USUAL_ORDER.flatMap((field) =>
    LEVEL_STEPS.flatMap((step) => {
      const exp = expLevelsFrom(entryExp(field), step)
      return exp === null ? [] : everyParty({ person: 'casual', difficulty: 'normal', field, what: levelName(step) }, runs, exp)
    }),
  )
}

/** EXP as far into a level as `exp` is into its own; null when there is no such level. */
function expLevelsFrom(exp: number, step: number): number | null {
  const level = levelFor(exp)
  if (level + step < 1 || level + step > MAX_LEVEL) return null
  const span = (of: number) => (of === MAX_LEVEL ? 0 : expAtLevel(of + 1) - expAtLevel(of))
  const share = span(level) === 0 ? 0 : (exp - expAtLevel(level)) / span(level)
  return Math.floor(expAtLevel(level + step) + share * span(level + step))
}

export const levelName = (step: number): string => `level${step < 0 ? '' : '+'}${step}`

/** Half of all points on the main figure; the other half not spent, on the main figure, or on another. All with the skills that the books recommend. */
function pointTrials(runs: number): readonly Unseeded[] {
  const spendings: readonly (readonly [what: string, Attribute | 'main' | null])[] = [
    ['points-none', null],
    ['points-main', 'main'],
    ...SIDE_FIGURES.map((figure) => [`points-${figure}`, figure] as const),
  ]
  return JUDGED_FIELDS.flatMap((field) =>
    spendings.flatMap(([what, side]) =>
      everyParty({ person: 'casual', difficulty: 'normal', field, what }, runs, entryExp(field), {
        spend: (member) => withHalfOn(member, side === 'main' ? mainFigure(member) : side),
      }),
    ),
  )
}

function withHalfOn(member: Member, side: Attribute | null): Member {
  const points = freeStatusPoints(member)
  const main = mainFigure(member)
  const half = Math.floor(points / 2)
  const spent = { ...member.spent, [main]: member.spent[main] + points - half }
  const withSide = side === null ? spent : { ...spent, [side]: spent[side] + half }
  const taught = withPointsSpent(member, markedBuild(member.role))
  return { ...taught, spent: withSide }
}

/** Each build in the ten parties with its role, the others on what the books recommend. */
function buildTrials(runs: number): readonly Unseeded[] {
  return builds.flatMap((build) =>
    LATE_FIELDS.flatMap((field) =>
      parties
        .filter((party) => party.includes(build.role))
        .flatMap((party) =>
          ofParty({ person: 'experienced', difficulty: 'normal', field, what: `build-${build.name}` }, party, runs, entryExp(field), {
            spend: (member) => withPointsSpent(member, member.role === build.role ? build : markedBuild(member.role)),
          }),
        ),
    ),
  )
}

interface Difference {
  readonly habits?: Partial<PersonTraits>
  /** Spends all points of a member; default: as the person does. */
  readonly spend?: (member: Member) => Member
}

const everyParty = (variation: Variation, runs: number, exp: number, difference: Difference = {}): readonly Unseeded[] =>
  parties.flatMap((party) => ofParty(variation, party, runs, exp, difference))

/** One trial for each run, as tastes differ from person to person. */
function ofParty(
  variation: Variation,
  party: readonly number[],
  runs: number,
  exp: number,
  { habits = {}, spend }: Difference,
): readonly Unseeded[] {
  const { person, difficulty, field } = variation
  return Array.from({ length: runs }, (_, nth) => ({
    type: 'trial' as const,
    cell: variationCell(variation),
    ...settingOut(person, field, { party, exp, nth, ...(spend && { spend }) }),
    policy: person,
    habits,
    difficulty,
    runs: 1,
  }))
}

interface SettingOut extends Pick<Difference, 'spend'> {
  readonly party: readonly number[]
  /** Default: that of the field's first entry. */
  readonly exp?: number
  /** Which of several: tastes differ. */
  readonly nth: number
}

/** With whom and with which bag a person sets out for a field. */
export function settingOut(
  person: PersonName,
  field: number,
  { party, exp = entryExp(field), nth, spend }: SettingOut,
): Pick<Trial, 'field' | 'members' | 'bag'> {
  const rng = seededRng(rngStateFrom(field * 1000 + nth))
  const members = party.map((role) => {
    const grown = withExp(newMember(role), exp)
    return spend ? spend(grown) : people[person].spend(grown, { party, rng, advised: false })
  })
  return { field, members, bag: bagFor(person, field, members) }
}

/** What the person buys from what the two fields before bring. */
function bagFor(person: PersonName, field: number, members: readonly Member[]) {
  const cleared = USUAL_ORDER.slice(0, USUAL_ORDER.indexOf(field))
  const gold = 100 + cleared.slice(-2).reduce((sum, one) => sum + fieldGold(one), 0)
  const progress = { cleared: new Set(cleared), read: new Set<number>() }
  const onSale = (item: number) => isUnlocked(itemEntry(item).unlock, progress)
  return shop(person, { gold, bag: [] }, { luck: luckOf(members), onSale }).bag
}
