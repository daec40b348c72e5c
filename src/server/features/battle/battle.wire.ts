import type { Encounter, Gains, Speech, TurnReply, WinResult } from '../../../contract/battle/battle.ts'
import type { BattleView, Vitals } from '../../../contract/battle/view.ts'
import { roleEntry } from '../../../content/catalog.ts'
import { sourceName } from '../../../content/log/battle-log.ts'
import { backgroundFieldOf } from '../../../content/enemy-fields.ts'
import { isEncore } from '../../../content/named-ids.ts'
import type { Adventure } from '../../../rules/adventure/adventure.ts'
import type { BattleEvent } from '../../../rules/battle/event.ts'
import type { Choice } from '../../../rules/battle/skill.ts'
import { type BattleState, type Combatant, combatantsOf, type Source, turnNumber } from '../../../rules/battle/state.ts'
import { levelFor, totalAttributes } from '../../../rules/party/growth.ts'
import type { AdventureMember } from '../../../rules/adventure/stage-battle.ts'
import type { Said, StoredAdventure } from '../../store/rows/battle/adventures.ts'
import { battleActs, battleItems } from '../../wire/acts.ts'
import { backgroundPicture } from '../../wire/pictures.ts'
import { sidesToWire, signsToWire } from './combatants.wire.ts'
import type { TurnResult, WonStage } from './battle.service.ts'
import type { EnteredStage } from './enter-stage.ts'
import { endlessToWire, intervalToWire } from './encore/slips.wire.ts'
import { firstTurnOf, nextTurnOf } from './turn-numbers.ts'

/** What clients see of an adventure. */
type Seen = Pick<StoredAdventure, 'id' | 'state' | 'cast' | 'sessionId' | 'win' | 'speech' | 'numberedSince'>

export function encounterToWire({
  adventure,
  log,
  wounded,
  clears,
  known,
  tactics,
}: Pick<EnteredStage, 'log' | 'wounded' | 'clears' | 'known' | 'tactics'> & { readonly adventure: Seen }): Encounter {
  const { id, state, sessionId, win, speech } = adventure
  const { members, enemies } = sidesToWire(adventure, known)
  const firstTurn = firstTurnOf(adventure)
  const result = win && winToWire({ win, state })
  const resume = {
    phase: state.phase,
    log,
    result,
    first_turn: firstTurn,
    wounded,
    clears,
    adventure_id: id,
    tactics: [...tactics],
    endless: endlessToWire(state),
  }
  return [
    members,
    enemies,
    sessionId,
    battleItems(state.battle.bag),
    nextTurnOf(adventure),
    backgroundPicture(backgroundFieldOf(state.field, enemyKinds(state))),
    resume,
    viewOf(state),
    (speech?.said ?? []).map((said) => speechToWire(firstTurn, said)),
    battleActs(state.battle),
  ]
}

/** Turns are counted from the stage's first; what is said before the first turn of a stage counts as said in it. */
const speechToWire = (firstTurn: number, { turn, event, speaker, lines }: Said): Speech => ({
  turn: turnNumber(firstTurn, Math.max(1, turn)),
  event,
  speaker,
  lines,
})

type SeenTurn = Omit<TurnResult, 'adventure'> & { readonly adventure: Seen }

/** `isBrief`: while the fight goes on, without what `encount` has told and the view tells. */
export function turnToWire({ adventure, narration, turn, known }: SeenTurn, isBrief = false): TurnReply {
  const { state } = adventure
  const { events, lines, lineEvents } = narration
  const isWhole = !isBrief || state.phase !== 'fighting'
  const { members, enemies } = isWhole ? sidesToWire(adventure, known) : NOBODY
  const reply = [
    members,
    enemies,
    lines,
    isWhole ? battleItems(state.battle.bag) : [],
    nextTurnOf(adventure),
    events.map(eventToWire),
    lineEvents,
    viewOf(state),
    saidIn(adventure, turn),
  ] as const
  return isWhole ? reply : [...reply, signsToWire(state.battle, known)]
}

const NOBODY = { members: [], enemies: [] } as const

const saidIn = (adventure: Seen, turn: number): readonly Speech[] =>
  (adventure.speech?.said ?? []).filter((said) => said.turn === turn).map((said) => speechToWire(firstTurnOf(adventure), said))

export const winToWire = ({ win: { lines, fieldCleared, alreadyCleared, gift = 0 }, state }: WonStage): WinResult => [
  lines,
  fieldCleared,
  alreadyCleared,
  gainsOf(state, gift),
  intervalToWire(state),
]

/** Of records from before there was a result nothing is known. */
function gainsOf({ field, party, result }: Adventure, gift: number): Gains | null {
  if (!result || isEncore(field)) return null
  const { exp, gold } = result
  return { exp, gold, gift, members: party.map((member) => ({ exp: member.exp - exp, level: levelFor(member.exp - exp) })) }
}

const viewOf = (state: Adventure): BattleView => ({
  state: maskedState(state.battle),
  recovered: state.phase === 'won' ? state.party.map(vitalsOf) : null,
  names: namesOf(state.battle),
})

/** Names of what has put modifiers on somebody. The skills of the party are left out: clients have them with the acts of the stage. */
function namesOf({ combatants }: BattleState): BattleView['names'] {
  const isLearned = (source: Source) => combatants.some(({ skills }) => skills.some(({ id }) => source === `skill:${id}`))
  const sources = combatants.flatMap(({ modifiers }) => modifiers.map(({ source }) => source))
  return Object.fromEntries(sources.filter((source) => !isLearned(source)).map((source) => [source, sourceName(source)]))
}

/**
 * The battle as a player may know it. Of an enemy's stats only the speed stays, which the order of action shows; of its plans only that it
 * prepares something.
 */
export function maskedState(battle: BattleState): BattleState {
  return { ...battle, combatants: battle.combatants.map((one) => (one.side === 'party' ? one : maskedEnemy(one))) }
}

function maskedEnemy(enemy: Combatant): Combatant {
  const base = { str: 0, def: 0, int: 0, spd: enemy.base.spd, luc: 0 }
  const { foreseen } = enemy
  return {
    ...enemy,
    base,
    skills: [],
    forced: enemy.forced === null ? null : 0,
    foreseen: foreseen === null ? null : maskedAction(foreseen),
    mind: null,
  }
}

function vitalsOf(member: AdventureMember): Vitals {
  const { hp: maxHp, ap: maxAp } = totalAttributes(roleEntry(member.role), member)
  return { hp: member.hp, maxHp, ap: member.ap, maxAp }
}

/** Clients learn that an enemy prepares a skill, or will use one, not which. */
export function eventToWire(event: BattleEvent): BattleEvent {
  if (event.type === 'telegraphed') return { ...event, next: 0 }
  return event.type === 'foreseen' ? { ...event, action: maskedAction(event.action) } : event
}

const maskedAction = (action: Choice['action']): Choice['action'] => (action === 'attack' ? action : 0)

const enemyKinds = ({ battle }: Adventure): readonly number[] => combatantsOf(battle, 'enemies').map(({ kind }) => kind)
