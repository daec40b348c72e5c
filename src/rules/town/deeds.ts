import type { AdventurePhase } from '../adventure/adventure.ts'
import { type Action, type BattleEvent, itemIn } from '../battle/event.ts'
import type { Bag, BattleCatalog, Combatant } from '../battle/state.ts'
import { countOf } from '../battle/state.ts'
import { isUnlocked, type Progress, type Unlock } from './unlock.ts'

/** The small deeds (心覚え) that are done by an act, by number. The journal stores the numbers: none ever gets another meaning. */
export const DEED = {
  firstFold: 1,
  lookedAway: 3,
  allCrouched: 4,
  brokenOff: 5,
  noWound: 6,
  fled: 7,
  lost: 8,
  afterTwoLosses: 9,
  lunch: 10,
  smokeUnused: 11,
  awakened: 12,
  sandals: 13,
  calledOut: 14,
  beforeTheDrink: 15,
  unpicked: 16,
  posted: 23,
  discount: 24,
} as const

/** Which things of the tables the deeds are about. */
export interface DeedThings {
  /** Felled by a critical hit. */
  readonly lookingAway: number
  /** Folded before it used the skill. */
  readonly drinker: { readonly enemy: number; readonly drink: number }
  readonly lunches: readonly number[]
  readonly sandals: number
  readonly smoke: number
}

/** A stage that came to an end, or was given up. */
export interface EndedStage {
  readonly phase: AdventurePhase
  /** All that happened in it. */
  readonly events: readonly BattleEvent[]
  /** Of the members and the enemies only side and kind are read. */
  readonly combatants: readonly Pick<Combatant, 'side' | 'kind'>[]
}

/** The deeds that were done in a stage, each once, in any order. */
export function stageDeeds({ phase, events, combatants }: EndedStage, things: DeedThings, catalog: BattleCatalog): readonly number[] {
  const done = new Set<number>()
  const isMember = (id: number) => combatants[id]?.side === 'party'
  const members = combatants.filter(({ side }) => side === 'party').length
  /** By the enemy's place: the skill that it has announced. */
  const announced = new Map<number, number>()
  const crouching = new Set<number>()
  const drank = new Set<number>()
  let act: { readonly action: Action | null; readonly foretold: number | null } = { action: null, foretold: null }
  let critical: number | null = null
  let wounded = false

  for (const event of events) {
    switch (event.type) {
      case 'telegraphed':
        announced.set(event.actor, event.next)
        break
      case 'acted': {
        const { actor, action } = event
        const next = announced.get(actor)
        act = { action, foretold: next !== undefined && action === `skill:${next}` ? next : null }
        announced.delete(actor)
        if (isMember(actor) && action === 'defence') crouching.add(actor)
        if (action === `skill:${things.drinker.drink}`) drank.add(actor)
        break
      }
      case 'interrupted':
        announced.delete(event.actor)
        done.add(DEED.brokenOff)
        break
      case 'usedItem':
        if (things.lunches.includes(event.item)) done.add(DEED.lunch)
        if (event.item === things.sandals) done.add(DEED.sandals)
        break
      case 'damaged':
        critical = event.critical ? event.target : null
        if (!isMember(event.target)) break
        wounded = true
        if (act.foretold === null) break
        if (crouching.size === members) done.add(DEED.allCrouched)
        if (crouching.has(event.target) && catalog.skill(act.foretold).seeks === 'strongest') done.add(DEED.calledOut)
        break
      case 'bled':
      case 'recoiled':
        if (isMember(event.target)) wounded = true
        critical = null
        break
      case 'fell': {
        if (isMember(event.target)) break
        const kind = combatants[event.target]?.kind
        done.add(DEED.firstFold)
        if (kind === things.lookingAway && critical === event.target) done.add(DEED.lookedAway)
        if (kind === things.drinker.enemy && !drank.has(event.target)) done.add(DEED.beforeTheDrink)
        break
      }
      case 'revived':
        if (act.action !== null && itemIn(act.action) !== null) done.add(DEED.awakened)
        break
      case 'turnEnded':
        crouching.clear()
        break
      default:
    }
  }

  if (phase === 'won' && !wounded) done.add(DEED.noWound)
  if (phase === 'escaped') done.add(DEED.fled)
  if (phase === 'lost') done.add(DEED.lost)
  return [...done]
}

/** The kinds of the enemies that were folded in a stage, each once. */
export const foldedIn = ({ events, combatants }: Pick<EndedStage, 'events' | 'combatants'>): readonly number[] => [
  ...new Set(
    events.flatMap((event) => {
      const one = event.type === 'fell' ? combatants[event.target] : undefined
      return one?.side === 'enemies' ? [one.kind] : []
    }),
  ),
]

/** Stars of a field from which a win with an unused smoke bomb in the bag counts as a deed. */
const DANGEROUS_STARS = 5
const LOSSES_TO_LEARN = 2

interface BeatenBoss {
  /** Of the field; null shows as 「？」 and counts as more than any. */
  readonly stars: number | null
  /** Lost adventures in this field since it was last won. */
  readonly losses: number
  readonly bag: Bag
}

/** The deeds that are done when a boss is beaten. */
export function bossDeeds({ stars, losses, bag }: BeatenBoss, { smoke }: Pick<DeedThings, 'smoke'>): readonly number[] {
  const done: number[] = []
  if (losses >= LOSSES_TO_LEARN) done.push(DEED.afterTwoLosses)
  if ((stars === null || stars >= DANGEROUS_STARS) && countOf(bag, smoke) > 0) done.push(DEED.smokeUnused)
  return done
}

/** From how many percent off a purchase is a deed. */
const DISCOUNT_DEED_PERCENT = 10

export const isDiscountDeed = (percent: number): boolean => percent >= DISCOUNT_DEED_PERCENT

/** What a save has reached, as far as a deed follows from it: such a deed is never stored. */
export type DeedCondition =
  | Extract<Unlock, { readonly type: 'cleared' | 'read' }>
  | { readonly type: 'stagesWon' | 'booksRead' | 'endings'; readonly count: number }
  | { readonly type: 'everyBookRead' }
  /** Of the day-labour guild, 0–4. */
  | { readonly type: 'grade'; readonly grade: number }
  /** Every member has it. */
  | { readonly type: 'level'; readonly level: number }
  | { readonly type: 'ending'; readonly ending: number }

export interface DeedProgress extends Progress {
  readonly stagesWon: number
  /** How many books there are. */
  readonly books: number
  /** Cut at the day-labour guild. */
  readonly wicks: number
  /** By grade: from how many wicks it holds. */
  readonly gradesFrom: readonly number[]
  /** Of the members. */
  readonly levels: readonly number[]
  /** The endings that were reached. */
  readonly endings: ReadonlySet<number>
}

export function holdsFor(condition: DeedCondition, progress: DeedProgress): boolean {
  switch (condition.type) {
    case 'cleared':
    case 'read':
      return isUnlocked(condition, progress)
    case 'ending':
      return progress.endings.has(condition.ending)
    default: {
      const { done, of } = tallyOf(condition, progress)
      return done >= of
    }
  }
}

/** How far a deed that counts something has come. */
export interface DeedCount {
  readonly done: number
  readonly of: number
}

type CountedCondition = Exclude<DeedCondition, { readonly type: 'cleared' | 'read' | 'ending' }>

export const isCounted = (condition: DeedCondition): condition is CountedCondition =>
  condition.type !== 'cleared' && condition.type !== 'read' && condition.type !== 'ending'

/** Books, wicks, stages, endings; of levels the lowest. */
export function tallyOf(condition: CountedCondition, progress: DeedProgress): DeedCount {
  switch (condition.type) {
    case 'stagesWon':
      return { done: progress.stagesWon, of: condition.count }
    case 'booksRead':
      return { done: progress.read.size, of: condition.count }
    case 'everyBookRead':
      return { done: progress.read.size, of: progress.books }
    case 'grade':
      return { done: progress.wicks, of: progress.gradesFrom[condition.grade] ?? Infinity }
    case 'level':
      return { done: progress.levels.length === 0 ? 0 : Math.min(...progress.levels), of: condition.level }
    case 'endings':
      return { done: progress.endings.size, of: condition.count }
  }
}
