import { hash } from 'node:crypto'
import { withEnemies, withStageLeft } from './tale/bestiary.ts'
import {
  areEncoresOpen,
  isEncore,
  mustBeInterval,
  NO_RUN,
  seenWon,
  withCurtain,
  withGift,
  withRunEnded,
  withStageWon,
} from './tale/encore.ts'
import { visitedWith } from './tale/journal.ts'
import { isFieldOpen, mostClears } from './library.ts'
import { skillLevelOf } from './town/skills.ts'
import {
  type AdventureState,
  agrees,
  type Answer,
  bagIn,
  impossible,
  isAway,
  isSameBag,
  type Json,
  membersAgree,
  membersIn,
  must,
  type Phase,
  type SaveRules,
  type SaveState,
  unknownMembers,
} from './state.ts'

/** Entering stages, turns, what was won, and coming home. */
export const battle: SaveRules = {
  enter: {
    mayRefuse({ adventure, ...save }, { field, stage, slip }, { status, body }) {
      if (body?.code === 'slipNotOffered') return slip !== null
      if (body?.code === 'fieldLocked')
        return isEncore(field) ? !areEncoresOpen(save as SaveState) : !isFieldOpen(field, save.clears, save.read)
      if (status !== 409) return body?.code === 'stageLocked' && stage > 1
      const isIt = adventure?.field === field && adventure?.stage === stage && adventure?.session !== null
      return isAway({ ...save, adventure }) && !isIt
    },
    after: (save, wanted, answer) => (answer === null ? enteredUnseen(save, wanted) : entered(save, wanted, answer.body)),
  },
  turn: {
    mayRefuse(save, { session, turn, skills }, { body }) {
      const { adventure } = save
      if (adventure === null || adventure.session !== session) return true
      if (body?.code === 'skillNotLearned' && !areSurelyLearned(save, skills)) return true
      // The turn that is due, in a fight, must be played.
      return !(adventure.phase === 'fighting' && (adventure.turn === turn || adventure.turn === turn + 1))
    },
    after: playedTurn,
  },
  result: {
    mayRefuse: (save, { session }, answer) => mayRefuseResult(save, session, answer),
    after(save, { session }, answer) {
      const { adventure, ended } = save
      const before = ended.find((one) => one.session === session)
      must(before === undefined || before.phase === null || before.phase === 'won', 'the result of an adventure that ended without a win')
      // The record of an adventure that is over can be read too.
      if (answer === null || adventure === null || adventure.session !== session) return save
      must(adventure.phase === 'won' || adventure.phase === null, 'the result of a stage that was not won')
      return withResult({ ...save, adventure: seenWon(adventure) }, answer.body)
    },
  },
  dropAdventure: {
    after: (save, { session }) => (save.adventure === null || isEnded(save, session) ? save : cameHome(save, save.adventure, false)),
  },
  finish: {
    mayRefuse: ({ adventure }, _args, { status }) =>
      status === 409 && adventure !== null && (adventure.phase === null || mayNotFinish(adventure)),
    after(save, { session }, answer) {
      const { adventure } = save
      if (adventure === null || isEnded(save, session)) return save
      if (mayNotFinish(adventure)) return impossible(answer, `finished while ${adventure.phase}`)
      return cameHome(save, adventure, true)
    },
  },
}

/** A lost run after the story comes home as a won one does. */
const mayNotFinish = ({ phase, field }: AdventureState): boolean => phase === 'fighting' || (phase === 'lost' && !isEncore(field))

/** Nobody learns anything on the way. */
const areSurelyLearned = (save: SaveState, skills: readonly (readonly [number, number])[]): boolean =>
  skills.every(([id, skill]) => (skillLevelOf(save, id, skill) ?? 0) > 0)

const isOneUnlearned = (save: SaveState, skills: readonly (readonly [number, number])[]): boolean =>
  skills.some(([id, skill]) => skillLevelOf(save, id, skill) === 0)

const mayBeOpen = (save: SaveState, field: number): boolean =>
  isEncore(field) ? areEncoresOpen(save) : isFieldOpen(field, mostClears(save), save.read)

/** So many adventures of a save are kept; the one that is on is one of them. */
const KEPT = 20

const isEnded = ({ ended }: SaveState, wanted: string): boolean => ended.some(({ session }) => session === wanted)

const endedWith = ({ ended }: SaveState, adventure: AdventureState | null): SaveState['ended'] =>
  adventure === null || adventure.session === null ? ended : [...ended, { session: adventure.session, phase: adventure.phase }]

/** It is the adventure that is named that must have been won, whether it is on or has ended. */
function mayRefuseResult({ adventure, ended }: SaveState, session: string, { status, body }: Answer): boolean {
  const named = adventure?.session === session ? adventure : ended.find((one) => one.session === session)
  if (named === undefined) return status === 404 || adventure === null || adventure.session === null
  // Beyond those that are kept nothing is known of an adventure.
  if (status === 404) return ended.length >= KEPT
  return body?.code === 'notWon' && named.phase !== 'won'
}

/** Gains go to the save, are dropped, or, when nobody knows how it stood, one of the two. */
function cameHome(before: SaveState, adventure: AdventureState, isFinish: boolean): SaveState {
  const save = withStageLeft(before, adventure)
  const { phase, bag } = adventure
  const home = { ...save, adventure: null, ended: endedWith(save, adventure) }
  if (isEncore(adventure.field)) return withRunEnded(home, adventure, isFinish || (phase !== 'fighting' && phase !== null))
  if (phase === 'lost' || phase === 'fighting') return home
  if (phase === null && !isFinish) return { ...home, gold: null, bag: null, members: unknownMembers(save.members) }
  const earned = phase === 'won' ? sumOf(adventure.gold, adventure.stageGold) : phase === null ? null : adventure.gold
  return { ...home, gold: sumOf(save.gold, earned), bag, members: adventure.members ?? unknownMembers(save.members) }
}

const sumOf = (one: number | null, other: number | null): number | null => (one === null || other === null ? null : one + other)

function withResult(save: SaveState, [, isCleared, wasCleared, gains, interval]: Json): SaveState {
  const { adventure } = save
  if (adventure === null) return save
  if (isEncore(adventure.field)) {
    must(gains === null, 'a gain after the story')
    mustBeInterval(adventure, interval)
    return save
  }
  const { field, stageGold } = adventure
  must(stageGold === null || gains === null || stageGold === gains.gold, 'another gain than before')
  const isKnown = save.clears.includes(field)
  // Of the moment of the win: false once, for the first time, however often it is asked.
  if (isCleared && wasCleared) must(isKnown || save.maybeCleared.includes(field), 'already cleared, and never cleared before')
  if (isCleared && !wasCleared) must(isKnown || save.maybeCleared.includes(field), 'cleared for the first time without a fight')
  return {
    ...save,
    clears: isCleared && !isKnown ? [...save.clears, field].toSorted((a, b) => a - b) : save.clears,
    maybeCleared: isCleared ? without(save.maybeCleared, field) : settled(save, adventure),
    hasGift: save.hasGift || (gains?.gift ?? 0) > 0,
    adventure: { ...adventure, stageGold: gains?.gold ?? stageGold },
  }
}

const without = (fields: readonly number[], field: number): readonly number[] => fields.filter((one) => one !== field)

/** The stage was not the last of its field, and so did not clear it. */
const settled = ({ maybeCleared }: SaveState, { field, wasMaybeCleared }: AdventureState): readonly number[] =>
  wasMaybeCleared ? maybeCleared : without(maybeCleared, field)

/** Another adventure takes the place of one that was lost. */
const left = (save: SaveState, adventure: AdventureState): SaveState =>
  isEncore(adventure.field) ? withRunEnded(save, adventure, true) : withStageLeft(save, adventure)

const newAdventure = (save: SaveState, session: string | null, field: number): SaveState => ({
  ...(save.adventure ? left(save, save.adventure) : save),
  visited: visitedWith(save, field, 1),
  ended: endedWith(save, save.adventure),
  adventure: {
    session,
    field,
    stage: 1,
    wasMaybeCleared: save.maybeCleared.includes(field),
    turn: 1,
    last: null,
    phase: 'fighting',
    gold: 0,
    stageGold: null,
    members: save.members.length === 0 ? null : save.members,
    bag: save.bag,
    down: null,
    isCounted: isEncore(field),
    run: NO_RUN,
    worth: null,
    slip: null,
    isNewStage: true,
  },
})

const nextStage = (save: SaveState, adventure: AdventureState, slip: number | null): SaveState => ({
  ...withStageLeft(save, adventure),
  visited: visitedWith(save, adventure.field, adventure.stage + 1),
  maybeCleared: settled(save, adventure),
  adventure: {
    ...(adventure.phase === null ? withStageWon(adventure, null) : adventure),
    stage: adventure.stage + 1,
    turn: null,
    last: null,
    phase: 'fighting',
    gold: sumOf(adventure.gold, adventure.stageGold),
    stageGold: null,
    down: null,
    isCounted: isEncore(adventure.field),
    worth: null,
    slip,
    isNewStage: true,
  },
})

/** Nobody has seen the answer. */
function enteredUnseen(save: SaveState, { field, stage, slip }: Wanted): SaveState | null {
  const { adventure } = save
  if (adventure?.field === field && adventure.stage === stage) return save
  const mayBegin = stage === 1 && mayBeOpen(save, field)
  if (adventure === null || adventure.phase === 'lost') return mayBegin ? newAdventure(save, null, field) : null
  if (adventure.phase === null && mayBegin && adventure.field !== field) return newAdventure(save, null, field)
  const isNext = adventure.field === field && stage === adventure.stage + 1
  if (!isNext || (adventure.phase !== 'won' && adventure.phase !== null)) return null
  // A slip may have put something into the bag.
  return nextStage(save, isEncore(field) ? { ...adventure, bag: null } : adventure, slip)
}

interface Wanted {
  readonly field: number
  readonly stage: number
  readonly slip: number | null
}

function entered(save: SaveState, wanted: Wanted, body: Json): SaveState {
  const [shown, enemies, session, items, turn, , resume] = body
  const seen = { members: membersIn(shown), bag: bagIn(items) }
  must(phaseOf(shown, enemies) === resume.phase, `phase ${resume.phase} with the flags of ${phaseOf(shown, enemies)}`)
  const before = beforeStage(save, wanted, session)
  const now = withGift(before.adventure as AdventureState, resume.endless)
  const isSameTurn = agrees(now.session, session) && agrees(now.phase, resume.phase) && agrees(now.turn, turn)
  must(isSameTurn, `${resume.phase} turn ${turn} of ${session} instead of ${now.phase} turn ${now.turn} of ${now.session}`)
  mustAgree(now, seen)
  const won = now.phase === null && resume.phase === 'won' ? withStageWon(now, turn - 1) : now
  const shownNow = { ...won, session, turn, phase: resume.phase, ...seen }
  const adventure = withCurtain(shownNow, resume.endless)
  const next = withEnemies({ ...before, adventure }, enemies, resume.phase)
  return resume.phase === 'won' ? withResult(next, resume.result) : next
}

/** As the save must have stood for the stage to be entered. */
function beforeStage(save: SaveState, { field, stage, slip }: Wanted, session: string): SaveState {
  const { adventure } = save
  if (adventure !== null && adventure.field === field && adventure.stage === stage) return save
  if (adventure !== null && adventure.phase !== 'lost' && adventure.field === field && stage === adventure.stage + 1) {
    must(adventure.phase === 'won' || adventure.phase === null, `on to the next stage while ${adventure.phase}`)
    return nextStage(save, adventure, slip)
  }
  must(adventure === null || adventure.phase === 'lost' || adventure.phase === null, 'another adventure is running')
  must(stage === 1, 'began at a later stage')
  must(mayBeOpen(save, field), 'a locked field')
  must(!isEnded(save, session), 'the same adventure again')
  return newAdventure(save, session, field)
}

type Seen = Pick<SaveState, 'members'> & { readonly bag: NonNullable<SaveState['bag']> }

function mustAgree({ members, bag }: AdventureState, seen: Seen): void {
  const areSame = members === null || members.length === 0 || membersAgree(members, seen.members)
  must(areSame, `members ${JSON.stringify(seen.members)} instead of ${JSON.stringify(members)}`)
  must(bag === null || isSameBag(bag, seen.bag), `items ${JSON.stringify(seen.bag)} instead of ${JSON.stringify(bag)}`)
}

function playedTurn(save: SaveState, { session, turn, skills }: Json, answer: Answer | null): SaveState | null {
  const { adventure } = save
  // Also when the adventure has ended since: its record is read.
  if (isEnded(save, session) && answer !== null) return save
  if (adventure === null || !agrees(adventure.session, session)) return impossible(answer, 'a turn at home')
  if (adventure.turn !== null && turn === adventure.turn - 1) return answer === null ? null : repeated(save, adventure, answer.body)
  if (adventure.phase !== 'fighting' && adventure.phase !== null) return impossible(answer, `a turn while ${adventure.phase}`)
  if (!agrees(adventure.turn, turn)) return impossible(answer, `turn ${turn} instead of ${adventure.turn}`)
  if (isOneUnlearned(save, skills)) return impossible(answer, 'a turn with a skill that was not learned')
  if (answer !== null) return seenTurn(save, { ...adventure, turn: turn + 1 }, answer.body)
  const next = { ...adventure, turn: turn + 1, last: null, phase: null, members: null, bag: null, down: null }
  if (isEncore(adventure.field)) return { ...save, adventure: next }
  return { ...mayBeWon(save, adventure), stagesWon: null, adventure: next }
}

function seenTurn(save: SaveState, adventure: AdventureState, body: Json): SaveState {
  const [shown, enemies, , items, nextTurn] = body
  const [members, bag, phase] = [membersIn(shown), bagIn(items), phaseOf(shown, enemies)]
  must(nextTurn === adventure.turn, `turn ${nextTurn} instead of ${adventure.turn}`)
  const before = adventure.members ?? []
  must(
    before.every(({ id, exp }, place) => id === members[place]?.id && (exp ?? 0) <= (members[place]?.exp ?? 0)),
    'EXP was lost',
  )
  if (before.length > 0 && (phase !== 'won' || isEncore(adventure.field)))
    must(membersAgree(before, members), 'EXP before the stage was won')
  for (const [item, count] of Object.entries(bag)) must(adventure.bag === null || (adventure.bag[item] ?? 0) >= count, 'items appeared')
  const next = { ...adventure, last: digestOf(body), phase, members, bag, stageGold: null }
  if (isEncore(adventure.field)) return { ...save, adventure: phase === 'won' ? withStageWon(next, nextTurn - 1) : next }
  const counted = withEnemies({ ...save, adventure: next }, enemies, phase)
  return phase === 'won' ? { ...mayBeWon(counted, adventure), stagesWon: sumOf(save.stagesWon, 1) } : counted
}

/** The same turn sent twice gets the first answer again. */
function repeated(save: SaveState, adventure: AdventureState, body: Json): SaveState {
  const [shown, enemies, , items, nextTurn] = body
  const seen = { members: membersIn(shown), bag: bagIn(items) }
  const phase = phaseOf(shown, enemies)
  const isSame = nextTurn === adventure.turn && agrees(adventure.last, digestOf(body)) && agrees(adventure.phase, phase)
  must(isSame, 'another answer to the same turn')
  mustAgree(adventure, seen)
  const won = adventure.phase === null && phase === 'won' ? withStageWon(adventure, nextTurn - 1) : adventure
  return withEnemies({ ...save, adventure: { ...won, last: digestOf(body), phase, ...seen } }, enemies, phase)
}

/** A stage was won, or may have been: perhaps it was the last of its field. */
function mayBeWon(save: SaveState, { field }: AdventureState): SaveState {
  const { clears, maybeCleared } = save
  const maybe = clears.includes(field) || maybeCleared.includes(field) ? maybeCleared : [...maybeCleared, field]
  // With the fifth cleared field the guild sends a gift once, straight into the save.
  const mayGetGift = !save.hasGift && clears.length + maybeCleared.length >= 4
  return { ...save, maybeCleared: maybe, gold: mayGetGift ? null : save.gold }
}

export function phaseOf(members: Json, enemies: Json): Phase {
  if (enemies.every((one: Json) => one.is_defeated_flag)) return 'won'
  if (members.every((one: Json) => one.is_defeated_flag)) return 'lost'
  return members.some((one: Json) => one.is_escaped) ? 'escaped' : 'fighting'
}

/** What is known of an enemy belongs to the save and goes on growing: an answer that comes again tells what is known by now. */
export function withoutKnowledge(body: Json): string {
  const text = withoutKnown.get(body) ?? JSON.stringify(body, (key, value) => (key === 'known' ? undefined : value))
  if (typeof body === 'object' && body !== null) withoutKnown.set(body, text)
  return text
}

/** By the body: an answer is compared more often than it comes. */
const withoutKnown = new WeakMap<object, string>()

const digestOf = (body: Json): string => hash('sha1', withoutKnowledge(body), 'base64url').slice(0, 10)
