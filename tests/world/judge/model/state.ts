import type { Load } from './limits.ts'

// oxlint-disable-next-line typescript/no-explicit-any -- bodies of any shape: the contract is held by other tests, and the model is written from the documents
export type Json = any

/** What a call asks for: its kind, and what of its body the model needs. */
export interface Action {
  readonly kind: string
  readonly args: Json
}

export interface Answer {
  readonly status: number
  readonly body: Json
  /** Of an answer 429. */
  readonly load?: Load
}

/** When a call took effect, by the servers' clocks: between the first request and the answer. `isExact`: no clock jumps. */
export interface Moment {
  readonly from: number
  readonly to: number
  readonly isExact: boolean
  /** `RATE_LIMIT_SCALE` of the servers. */
  readonly scale: number
}

/** `null` in a state: not known, because an answer was lost. The next answer that shows the value fills it in. */
export interface MemberState {
  readonly id: number
  readonly exp: number | null
  readonly level: number | null
  /** Free status and skill points. */
  readonly statusPoints: number | null
  readonly skillPoints: number | null
}

/** LUC, which decides the prices. */
export interface LuckState {
  readonly role: number
  readonly points: number
}

/** When presses were settled last, or the save was made, and how many count without any more time: at the least and at the most. */
export interface LabourState {
  readonly from: number
  readonly to: number
  readonly least: number
  readonly most: number
}

/** Counts by item. */
export type Bag = Readonly<Record<string, number>>

export type Phase = 'fighting' | 'won' | 'lost' | 'escaped'

export interface AdventureState {
  readonly session: string | null
  readonly field: number
  readonly stage: number
  readonly turn: number | null
  /** Digest of the answer to the last turn. */
  readonly last: string | null
  readonly phase: Phase | null
  /** Whether the field may have been cleared before this stage: then its result does not settle that. */
  readonly wasMaybeCleared: boolean
  /** Of the stages before this one. */
  readonly gold: number | null
  /** Of this stage, once it is won. */
  readonly stageGold: number | null
  readonly members: readonly MemberState[] | null
  readonly bag: Bag | null
  /** Enemies of the stage that are down, by kind; null when nobody has seen it. */
  readonly down: Readonly<Record<string, number>> | null
  /** They are counted in the save. */
  readonly isCounted: boolean
  /** In a run after the story: what it has won so far, and what its stage is worth. */
  readonly run: Run
  readonly worth: number | null
  /** Under which slip the stage is played, also where nobody has seen it yet; null: none was named, so the first of those offered. */
  readonly slip: number | null
  /** The stage has been entered and nobody has seen it yet. */
  readonly isNewStage: boolean
}

/** Of a run after the story: the last stage won, the turns until then, the points. */
export interface Run {
  readonly stages: number
  readonly turns: number | null
  readonly points: number | null
}

export interface SaveState {
  readonly gold: number | null
  readonly bag: Bag | null
  /** Empty as long as nobody has seen them. */
  readonly members: readonly MemberState[]
  /** Cleared fields, ascending. */
  readonly clears: readonly number[]
  /** Fields of which nobody has said whether they have been cleared. */
  readonly maybeCleared: readonly number[]
  /** Books that are marked as read, ascending. */
  readonly read: readonly number[]
  /** Counted presses of the day labour. */
  readonly presses: number | null
  readonly labour: LabourState
  /** By member; those that nobody has seen are left out. */
  readonly luck: Readonly<Record<string, LuckState>>
  /** Levels by member and skill; members whose skills nobody has seen are left out. */
  readonly skills: Readonly<Record<string, Readonly<Record<string, number>>>>
  readonly adventure: AdventureState | null
  /** Adventures that have ended, the last one last. */
  readonly ended: readonly { readonly session: string; readonly phase: Phase | null }[]
  readonly posts: readonly string[]
  /** Posts that an operator has hidden. */
  readonly hidden: readonly string[]
  readonly stagesWon: number | null
  /** The guild's gift at the fifth field has been paid. */
  readonly hasGift: boolean
  /** Small deeds that were seen as done, ascending. */
  readonly deeds: readonly number[]
  /** Those that the player was told of, and those that were named without being known as done. */
  readonly told: readonly number[]
  readonly maybeTold: readonly number[]
  readonly hasRested: boolean
  readonly hasPosted: boolean
  /** The last stage that was entered, by field. */
  readonly visited: Readonly<Record<string, number>>
  /** Enemies by kind; kinds that were met and never folded with none. */
  readonly folded: Readonly<Record<string, number>>
  /** False: there may be more, as nobody has seen how a stage ended. */
  readonly isFoldedExact: boolean
  /** The last that was chosen, and all that ever were, ascending. */
  readonly ending: number | null
  readonly endings: readonly number[]
  /** All that the best run of 無尽の幕 may be; without stages: none. */
  readonly bestRuns: readonly Run[]
}

export interface State {
  readonly isSignedUp: boolean
  /** Whether the client holds the session: the answer to its sign-up came in time. */
  readonly hasSession: boolean
  readonly save: SaveState | null
  /** Date and price by description, which is used once. */
  readonly purchases: Readonly<Record<string, string>>
  /** The user's last post, which outlives the save, and how many there were. */
  readonly lastPost: Moment | null
  readonly postCount: number
}

export const VISITOR: State = { isSignedUp: false, hasSession: false, save: null, purchases: {}, lastPost: null, postCount: 0 }

export const NEW_SAVE: SaveState = {
  gold: 200,
  bag: {},
  members: [],
  clears: [],
  maybeCleared: [],
  read: [],
  presses: 0,
  labour: { from: 0, to: 0, least: 30, most: 30 },
  luck: {},
  skills: {},
  adventure: null,
  ended: [],
  posts: [],
  hidden: [],
  stagesWon: 0,
  hasGift: false,
  deeds: [],
  told: [],
  maybeTold: [],
  hasRested: false,
  hasPosted: false,
  visited: {},
  folded: {},
  isFoldedExact: true,
  ending: null,
  endings: [],
  bestRuns: [{ stages: 0, turns: 0, points: 0 }],
}

/** The answer cannot have been given in this state. */
export class Mismatch extends Error {}

export function must(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Mismatch(what)
}

/** The call cannot have taken effect. @returns null when it has no answer. @throws Mismatch when it was granted. */
export function impossible(answer: Answer | null, what: string): null {
  must(answer === null, what)
  return null
}

/** What calls of one kind do to a save, as the documents have it. */
export interface SaveRule {
  /** Whether a reason that the documents name for this refusal holds, or may hold. Left out: never. */
  readonly mayRefuse?: (save: SaveState, args: Json, answer: Answer) => boolean
  /**
   * The save once the call has taken effect; `answer` null when nobody knows what was said.
   * @returns null when it cannot have taken effect. @throws Mismatch when it cannot have got this answer.
   */
  readonly after: (save: SaveState, args: Json, answer: Answer | null) => SaveState | null
}

export type SaveRules = Readonly<Record<string, SaveRule>>

/** An adventure that is not lost keeps its player from everything that changes the save. */
export const isAway = ({ adventure }: SaveState): boolean => adventure !== null && adventure.phase !== 'lost'

/** Whether the player is surely away: the adventure's phase is known, and it is not lost. */
export const isSurelyAway = (save: SaveState): boolean => isAway(save) && save.adventure?.phase !== null

/** Equal, or not known. */
export const agrees = <T>(known: T | null, seen: T): boolean => known === null || known === seen

export const totalOf = (bag: Bag): number => Object.values(bag).reduce((sum, count) => sum + count, 0)

export function bagWith(bag: Bag, item: number, change: number): Bag {
  const { [item]: before = 0, ...others } = bag
  const count = before + change
  return count === 0 ? others : { ...others, [item]: count }
}

export const isSameBag = (one: Bag, other: Bag): boolean =>
  Object.keys(one).length === Object.keys(other).length && Object.keys(one).every((item) => one[item] === other[item])

export const bagIn = (items: Json): Bag =>
  Object.fromEntries(items.filter((one: Json) => one.possession_number > 0).map((one: Json) => [one.id, one.possession_number]))

export const membersIn = (shown: Json): readonly MemberState[] =>
  shown.map((one: Json) => ({
    id: one.id,
    exp: one.total_exp,
    level: one.level,
    statusPoints: one.freely_status_point,
    skillPoints: one.freely_skill_point,
  }))

/** Nothing is known of them but who they are. */
export const unknownMembers = (members: readonly { readonly id: number }[]): readonly MemberState[] =>
  members.map(({ id }) => ({ id, exp: null, level: null, statusPoints: null, skillPoints: null }))

export const membersAgree = (known: readonly MemberState[], seen: readonly MemberState[]): boolean =>
  known.length === seen.length && known.every((member, place) => memberAgrees(member, seen[place]))

function memberAgrees(known: MemberState, seen: MemberState | undefined): boolean {
  if (seen === undefined) return false
  const { id, exp, level, statusPoints, skillPoints } = seen
  const points = agrees(known.statusPoints, statusPoints) && agrees(known.skillPoints, skillPoints)
  return known.id === id && agrees(known.exp, exp) && agrees(known.level, level) && points
}
