import { battleText } from '../../../content/text/battle.ts'
import type { Encounter, Speech, TurnReply, TurnLog } from '../../../contract/battle/battle.ts'
import type { BattleEnemy, BattleMember, Signs } from '../../../contract/battle/combatants.ts'
import type { BattleAct, BattleActs } from '../../../contract/battle/acts.ts'
import type { Endless } from '../../../contract/battle/slips.ts'
import type { Vitals } from '../../../contract/battle/view.ts'
import type { CommandCatalog } from '../../../rules/battle/command.ts'
import { type BattleEvent, isWound } from '../../../rules/battle/event.ts'
import type { HintCatalog } from '../../../rules/battle/order.ts'
import type { Tactic } from '../../../rules/auto/tactics.ts'
import type { Tactics } from '../../state/use-tactics.ts'
import { type BattleState, turnInStage, turnNumber } from '../../../rules/battle/state.ts'

/** Where the party is: a field and one of its stages. */
export interface StageRef {
  readonly fieldId: number
  readonly stageId: number
}

/** What the members can use, by id: all of the catalog that a screen may know. All throw a RangeError on what nobody can use. */
export interface ActCatalog extends CommandCatalog, HintCatalog {
  skill(id: number): BattleAct
  item(id: number): BattleAct
  /** ATTACK of this role. */
  attack(role: number): BattleActs['attacks'][number]
}

/** Of a member what stays through a stage, and what a won stage changes. Its HP, modifiers and skills stand in the battle's `state`. */
export type ShownMember = Pick<
  BattleMember,
  'id' | 'role_id' | 'name' | 'level' | 'total_exp' | 'freely_status_point' | 'freely_skill_point' | 'role_portrait' | 'player_index'
>

/** Of an enemy what stays through a stage, and its signs. The rest stands in the battle's `state`. */
export type ShownEnemy = Pick<BattleEnemy, 'id' | 'name' | 'portrait' | 'aspect_ratio' | 'is_boss' | 'has_pattern' | 'enemy_index'> & Signs

/** A battle as the screen knows it: the rules' state with what a player may know of it, and what the server says beside it. */
export interface Battle {
  readonly place: StageRef
  readonly sessionId: string
  /** Of the adventure, by which a stage of it is looked back at; 0 in a run that is only watched. */
  readonly adventureId: number
  /** Number of the stage's first turn on the wire, where turns are counted through the adventure; `state.turn` counts from 1 in each stage. */
  readonly firstTurn: number
  readonly state: BattleState
  /** Of the stage: it stays the same from turn to turn. */
  readonly catalog: ActCatalog
  /** HP and AP after recovery and level-ups, by place, once the stage is won; else null. */
  readonly recovered: readonly Vitals[] | null
  readonly members: readonly ShownMember[]
  readonly enemies: readonly ShownEnemy[]
  readonly log: readonly TurnLog[]
  /** What happened in each turn since the screen was opened. */
  readonly played: readonly (readonly BattleEvent[])[]
  /** What is said when the stage begins. */
  readonly opening: readonly Speech[]
  /** A member has lost HP in the stage. */
  readonly wounded: boolean
  /** How many fields were cleared when the screen was entered. */
  readonly clears: number
  /** Points, and the slip under which the curtain is played: in 無尽の幕 alone. */
  readonly endless: Endless | null
  /** How each member fights under おまかせ, by place. */
  readonly tactics: Tactics
  /** Names of what has put modifiers on somebody so far. */
  readonly sourceNames: Readonly<Record<string, string>>
}

/** A turn that the server has played. */
export interface PlayedTurn {
  readonly events: readonly BattleEvent[]
  readonly lines: readonly { readonly text: string; readonly event: number }[]
  /** What is said in it, each after an event. */
  readonly speeches: readonly Speech[]
  readonly after: Battle
}

export function battleFrom(place: StageRef, [members, enemies, sessionId, , , , resume, view, said, acts]: Encounter): Battle {
  const firstTurn = resume.first_turn
  return {
    place,
    sessionId,
    adventureId: resume.adventure_id,
    firstTurn,
    state: view.state,
    catalog: catalogFrom(acts),
    recovered: view.recovered,
    members,
    enemies,
    log: resume.log.map(({ turn, lines }) => ({
      turn: turnInStage(firstTurn, turn),
      lines: withSpeeches(
        lines,
        said.filter((one) => one.turn === turn),
        { members, enemies },
      ),
    })),
    played: [],
    opening: said.filter(isOpening),
    wounded: resume.wounded,
    clears: resume.clears,
    endless: resume.endless,
    tactics: tacticsFrom(resume.tactics),
    sourceNames: { ...namesOf(acts), ...view.names },
  }
}

/** In a run that is only watched nobody is told anything. */
const tacticsFrom = ([first = 'usual', second = 'usual', third = 'usual']: readonly Tactic[]): Tactics => [first, second, third]

function catalogFrom({ skills, items, attacks }: BattleActs): ActCatalog {
  const attack = lookup(attacks.map((one) => ({ ...one, id: one.role })))
  return {
    skill: lookup(skills),
    item: lookup(items),
    attack,
    hastens: (role) => attack(role).effects.some(({ type }) => type === 'hasten'),
  }
}

function lookup<Entry extends { readonly id: number }>(entries: readonly Entry[]): (id: number) => Entry {
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  return (id) => {
    const entry = byId.get(id)
    if (!entry) throw new RangeError(`Nobody can use act ${id}`)
    return entry
  }
}

function namesOf({ skills, items }: BattleActs): Battle['sourceNames'] {
  return Object.fromEntries([
    ['defence', battleText.commands.defence.reading],
    ...skills.map(({ id, name }) => [`skill:${id}`, name]),
    ...items.map(({ id, name }) => [`item:${id}`, name]),
  ])
}

export function turnFrom(before: Battle, reply: TurnReply): PlayedTurn {
  const [, , log, , , events, lineEvents, view, speeches] = reply
  const { members, enemies } = sidesAfter(before, reply)
  const lines = log.map((text, index) => ({ text, event: lineEvents[index] ?? 0 }))
  const opening = before.log.length === 0 ? before.opening : []
  const after: Battle = {
    ...before,
    state: view.state,
    recovered: view.recovered,
    members,
    enemies,
    log: [...before.log, { turn: before.state.turn, lines: withSpeeches(log, [...opening, ...speeches], { members, enemies }) }],
    played: [...before.played, events],
    wounded: before.wounded || events.some((event) => isWound(event, members.length)),
    sourceNames: { ...before.sourceNames, ...view.names },
  }
  return { events, lines, speeches, after }
}

/** A brief reply tells only the signs of the enemies. */
function sidesAfter(before: Battle, [members, enemies, , , , , , , , signs]: TurnReply): Pick<Battle, 'members' | 'enemies'> {
  if (signs === undefined) return { members, enemies }
  return { members: before.members, enemies: before.enemies.map((enemy, index) => ({ ...enemy, ...signs[index] })) }
}

const isOpening = ({ event }: Speech): boolean => event === null

/** The record of a turn, with what was said before it at its head, and what was said in it at its end. */
function withSpeeches(lines: readonly string[], said: readonly Speech[], names: Pick<Battle, 'members' | 'enemies'>): readonly string[] {
  const spoken = (wanted: readonly Speech[]) => wanted.map((one) => spokenLine(one, names))
  return [...spoken(said.filter(isOpening)), ...lines, ...spoken(said.filter((one) => !isOpening(one)))]
}

/** What is said in one line, with the speaker's name. */
export function spokenLine({ speaker, lines }: Pick<Speech, 'speaker' | 'lines'>, names: Pick<Battle, 'members' | 'enemies'>): string {
  return speaker === null ? lines.join('') : `${nameAt(names, speaker)}「${lines.join('')}」`
}

/** Which turn of which stage the next commands are for, as `exec` wants it. */
export const turnToPlay = ({ place, firstTurn, state }: Battle): { readonly turn: number; readonly stage_id: number } => ({
  turn: turnNumber(firstTurn, state.turn),
  stage_id: place.stageId,
})

/** An enemy has announced a blow. */
export const isThreatened = (battle: Battle): boolean =>
  battle.enemies.some(
    ({ announcement }, index) => (announcement?.weight ?? null) !== null && !hasFallen(battle, battle.members.length + index),
  )

/** Whether who stands at this place has no HP left. */
export const hasFallen = ({ state }: Pick<Battle, 'state'>, place: number): boolean => state.combatants[place]?.hp === 0

export function nameAt(battle: Pick<Battle, 'members' | 'enemies'>, place: number): string {
  return (battle.members[place] ?? battle.enemies[place - battle.members.length])?.name ?? ''
}
