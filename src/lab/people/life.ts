import { itemEntry } from '../../content/catalog.ts'
import { type Member, newMember, unpicked } from '../../rules/party/growth.ts'
import { rngStateFrom, type SeededRng as Rng, seededRng } from '../../rules/rng.ts'
import { GIFT_AFTER, GUILD_GIFT, STARTING_GOLD } from '../../rules/town/shop.ts'
import { isUnlocked } from '../../rules/town/unlock.ts'
import { type Difficulty, enemyScale, offeringPercent } from '../../rules/adventure/difficulty.ts'
import { REST_PRICE, REST_UNLOCK } from '../../content/rest.ts'
import type { Purse } from '../packing.ts'
import type { Policy } from '../policies/policy.ts'
import { play, type Watcher } from '../run/run.ts'
import { USUAL_ORDER } from '../../content/fields.ts'
import { luckOf } from '../party.ts'
import { type LifeName, people, type Person } from './person.ts'

/** A whole career of a person with a party of three roles. Plain JSON. */
export interface Life {
  readonly type: 'life'
  readonly person: LifeName
  /** Three role ids. */
  readonly party: readonly number[]
  readonly seed: number
  readonly difficulty: Difficulty
}

export interface LifeResult {
  readonly life: Life
  /** In order of play; the last one may not be won. */
  readonly visits: readonly Visit[]
  readonly isFinished: boolean
}

/** From the first entry of a field to its first clear, replays of earlier fields included. */
export interface Visit {
  readonly field: number
  /** At the first entry. */
  readonly level: number
  readonly goldBefore: number
  /** What is left in the purse when the first try sets out. */
  readonly goldKept: number
  readonly tries: number
  readonly won: boolean
  readonly replays: number
  readonly minutes: number
  /** Turns of the stages played, of each try. */
  readonly turns: readonly (readonly number[])[]
}

/** A turn as people play it: reading, choosing, watching. Review of the balance. */
export const SECONDS_PER_TURN = 24
/** Result screen and what the three say to each other, for each stage. Assumed. */
export const SECONDS_PER_STAGE = 20
/** Town, shop, status and the way there, for each adventure. Assumed. */
export const SECONDS_PER_ADVENTURE = 120
/** Losses in a row in a field after which earlier fields are played again, and how often. */
const LOSSES_BEFORE_REPLAYS = 3
const REPLAYS = 2
/** Losses in a field after which somebody gives up. */
const LOSSES_BEFORE_GIVING_UP = 25
/** Losses after which somebody who can pay undoes all points and follows the books. */
const LOSSES_BEFORE_ADVICE = 4

interface State {
  readonly difficulty: Difficulty
  readonly person: Person
  readonly rng: Rng
  readonly policy: Policy
  members: readonly Member[]
  purse: Purse
  readonly cleared: Set<number>
  /** Roles whose points were undone and follow the books. */
  readonly advised: Set<number>
  seed: number
  readonly watcher: Watcher | undefined
}

export function live(life: Life, watcher?: Watcher): LifeResult {
  const person = people[life.person]
  const rng = seededRng(rngStateFrom(life.seed ^ 0x9e01))
  const state: State = {
    difficulty: life.difficulty,
    person,
    rng,
    policy: person.policy(life.seed),
    members: life.party.map(newMember),
    purse: { gold: STARTING_GOLD, bag: [] },
    cleared: new Set(),
    advised: new Set(),
    seed: life.seed * 100_003,
    watcher,
  }
  const visits: Visit[] = []
  for (const field of USUAL_ORDER) {
    const visit = visitField(state, field)
    visits.push(visit)
    if (!visit.won) return { life, visits, isFinished: false }
  }
  return { life, visits, isFinished: true }
}

function visitField(state: State, field: number): Visit {
  const clock = { seconds: 0 }
  spendPoints(state)
  const [first] = state.members
  const start = { field, level: first?.level ?? 1, goldBefore: state.purse.gold }
  const turns: (readonly number[])[] = []
  let replays = 0
  let goldKept = 0
  for (let tries = 1; tries <= LOSSES_BEFORE_GIVING_UP; tries++) {
    const offering = state.person.offers ? offeringPercent(state.difficulty, tries - 1) : 0
    const attempt = attemptField(state, { field, offering }, clock)
    turns.push(attempt.turns)
    if (tries === 1) goldKept = attempt.goldKept
    if (attempt.won) {
      state.cleared.add(field)
      if (state.cleared.size === GIFT_AFTER) state.purse = { ...state.purse, gold: state.purse.gold + GUILD_GIFT }
      return { ...start, goldKept, tries, won: true, replays, minutes: clock.seconds / 60, turns }
    }
    if (tries >= LOSSES_BEFORE_ADVICE) seekAdvice(state)
    if (tries % LOSSES_BEFORE_REPLAYS === 0 && state.cleared.size > 0) {
      for (let nth = 0; nth < REPLAYS; nth++) attemptField(state, { field: easierThan(state, field), offering: 0 }, clock)
      replays += REPLAYS
    }
  }
  return { ...start, goldKept, tries: LOSSES_BEFORE_GIVING_UP, won: false, replays, minutes: clock.seconds / 60, turns }
}

/** The field before, in the order of play. */
function easierThan({ cleared }: State, field: number): number {
  const before = USUAL_ORDER.slice(0, USUAL_ORDER.indexOf(field)).filter((one) => cleared.has(one))
  return before.at(-1) ?? field
}

/** Undoes the points of as many as can be paid at the rest house, once it is open; they follow the books from then on. */
function seekAdvice(state: State): void {
  if (state.cleared.size < REST_UNLOCK.count) return
  state.members = state.members.map((member) => {
    if (state.advised.has(member.role) || state.purse.gold < REST_PRICE) return member
    state.advised.add(member.role)
    state.purse = { ...state.purse, gold: state.purse.gold - REST_PRICE }
    return unpicked(member) ?? member
  })
  spendPoints(state)
}

function spendPoints(state: State): void {
  const { rng, advised, person } = state
  const party = state.members.map(({ role }) => role)
  state.members = state.members.map((member) => person.spend(member, { party, rng, advised: advised.has(member.role) }))
}

interface Attempt {
  readonly field: number
  /** Percent by which an offering lowers the enemies' attack. */
  readonly offering: number
}

/** Shops, plays the field once, and brings home what was won. */
function attemptField(
  state: State,
  attempt: Attempt,
  clock: { seconds: number },
): { readonly won: boolean; readonly turns: readonly number[]; readonly goldKept: number } {
  const progress = { cleared: state.cleared, read: new Set<number>() }
  const onSale = (item: number) => isUnlocked(itemEntry(item).unlock, progress)
  state.purse = state.person.shop(attempt.field, state.purse, { luck: luckOf(state.members), onSale })
  const { field, offering } = attempt
  const scale = enemyScale(state.difficulty, offering)
  const { members, purse, policy, watcher } = state
  const { outcome, adventure, turns } = play({ field, members, bag: purse.bag, policy, scale, seed: state.seed++, watcher })
  clock.seconds +=
    SECONDS_PER_ADVENTURE + turns.length * SECONDS_PER_STAGE + turns.reduce((sum, count) => sum + count, 0) * SECONDS_PER_TURN
  const won = outcome === 'won'
  if (won) {
    state.members = adventure.party.map(({ role, level, exp, spent, skills }) => ({ role, level, exp, spent, skills }))
    state.purse = { gold: state.purse.gold + adventure.gold, bag: adventure.battle.bag }
    spendPoints(state)
  }
  return { won, turns, goldKept: purse.gold }
}
