import { battleText } from '../../../content/text/battle.ts'
import type {
  BattleEnemy,
  BattleItem,
  BattleMember,
  BattleSkill,
  Buff,
  Encounter,
  Speech,
  TurnReply,
  TurnLog,
} from '../../../contract/battle.ts'
import type { Vitals } from '../../../contract/battle-view.ts'
import type { ActTerms, CommandCatalog } from '../../../rules/battle/command.ts'
import { type BattleEvent, isWound } from '../../../rules/battle/event.ts'
import type { PaceCatalog } from '../../../rules/battle/order.ts'
import type { Reach } from '../../../rules/battle/skill.ts'
import type { BattleState, Source } from '../../../rules/battle/state.ts'
import { MAX_SKILL_LEVEL } from '../../../rules/party/growth.ts'

/** Where the party is: a field and one of its stages. */
export interface Place {
  readonly fieldId: number
  readonly stageId: number
}

/** A battle as the screen knows it: the rules' state with what a player may know of it, and what the server says beside it. */
export interface Battle {
  readonly place: Place
  readonly sessionId: string
  /** Number of the stage's first turn on the wire, where turns are counted through the adventure; `state.turn` counts from 1 in each stage. */
  readonly firstTurn: number
  readonly state: BattleState
  /** HP and AP after recovery and level-ups, by place, once the stage is won; else null. */
  readonly recovered: readonly Vitals[] | null
  readonly members: readonly BattleMember[]
  readonly enemies: readonly BattleEnemy[]
  readonly items: readonly BattleItem[]
  readonly log: readonly TurnLog[]
  /** What happened in each turn since the screen was opened. */
  readonly played: readonly (readonly BattleEvent[])[]
  /** What is said when the stage begins. */
  readonly opening: readonly Speech[]
  /** A member has lost HP in the stage. */
  readonly wounded: boolean
  /** How many fields were cleared when the screen was entered. */
  readonly clears: number
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

export function battleFrom(place: Place, [members, enemies, sessionId, items, , , resume, view, said]: Encounter): Battle {
  const firstTurn = resume.first_turn
  return {
    place,
    sessionId,
    firstTurn,
    ...view,
    members,
    enemies,
    items,
    log: resume.log.map(({ turn, lines }) => ({
      turn: turn - firstTurn + 1,
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
    sourceNames: namesFrom(members, enemies, items),
  }
}

export function turnFrom(before: Battle, [members, enemies, log, items, , events, lineEvents, view, speeches]: TurnReply): PlayedTurn {
  const lines = log.map((text, index) => ({ text, event: lineEvents[index] ?? 0 }))
  const opening = before.log.length === 0 ? before.opening : []
  const after: Battle = {
    ...before,
    ...view,
    members,
    enemies,
    items,
    log: [...before.log, { turn: before.state.turn, lines: withSpeeches(log, [...opening, ...speeches], { members, enemies }) }],
    played: [...before.played, events],
    wounded: before.wounded || events.some((event) => isWound(event, members.length)),
    sourceNames: { ...before.sourceNames, ...namesFrom(members, enemies, items) },
  }
  return { events, lines, speeches, after }
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
  turn: firstTurn + state.turn - 1,
  stage_id: place.stageId,
})

function sourceOf(buff: Buff): Source {
  if (buff.buffed_from === 'DEFENCE') return 'defence'
  return buff.buffed_from === 'ITEM' ? `item:${buff.buffed_item_id ?? 0}` : `skill:${buff.buffed_skill_id ?? 0}`
}

function namesFrom(
  members: readonly BattleMember[],
  enemies: readonly BattleEnemy[],
  items: readonly BattleItem[],
): Record<string, string> {
  const names: Record<string, string> = { defence: battleText.commands.defence.reading }
  for (const item of items) names[`item:${item.id}`] = item.name
  for (const one of [...members, ...enemies]) {
    for (const skill of one.skills) names[`skill:${skill.id}`] = skill.name
    for (const buff of one.buffs) {
      const name = buff.buffed_skill_name ?? buff.buffed_item_name
      if (name !== null) names[sourceOf(buff)] = name
    }
  }
  return names
}

/** Whom a skill or an item reaches, in the rules' words. */
export function reachOf({ target_range, is_target_enemy }: Pick<BattleSkill | BattleItem, 'target_range' | 'is_target_enemy'>): Reach {
  if (target_range === 0) return 'self'
  if (target_range === 1) return is_target_enemy ? 'foe' : 'ally'
  return is_target_enemy ? 'foes' : 'allies'
}

/** What the members can use, with cost, pace and reach: all of the catalog that a screen may know. */
export function catalogOf(battle: Battle): CommandCatalog & PaceCatalog {
  return {
    skill: (id) => {
      const skill = battle.members.flatMap((member) => member.skills).find((one) => one.id === id)
      const pace = skill?.is_first ? { pace: 'first' as const } : skill?.is_slow ? { pace: 'last' as const } : {}
      return { ...termsOf(id, skill ?? null, skill?.ap_cost ?? 0), ...pace }
    },
    item: (id) => termsOf(id, itemOf(battle, id), 0),
  }
}

/** The wire's cost is that of the level which the member has, so it stands at every level. */
function termsOf(id: number, act: BattleSkill | BattleItem | null, apCost: number): ActTerms {
  return { id, reach: act ? reachOf(act) : 'self', levels: Array.from({ length: MAX_SKILL_LEVEL }, () => ({ apCost })) }
}

/** An enemy has announced a blow. */
export const isThreatened = ({ enemies }: Battle): boolean =>
  enemies.some(({ announcement, is_defeated_flag }) => !is_defeated_flag && (announcement?.weight ?? null) !== null)

export function nameAt(battle: Pick<Battle, 'members' | 'enemies'>, place: number): string {
  return (battle.members[place] ?? battle.enemies[place - battle.members.length])?.name ?? ''
}

export function skillOf(battle: Battle, actor: number, id: number): BattleSkill | null {
  return battle.members[actor]?.skills.find((skill) => skill.id === id) ?? null
}

export function itemOf(battle: Battle, id: number): BattleItem | null {
  return battle.items.find((item) => item.id === id) ?? null
}
