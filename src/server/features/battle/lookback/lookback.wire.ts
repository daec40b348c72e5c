import type { LookbackAdvice, LookbackOrder, LookbackReply, LookbackTurn } from '../../../../contract/battle/lookback.ts'
import type { CommandName } from '../../../../contract/battle/combatants.ts'
import { sourceName } from '../../../../content/log/battle-log.ts'
import { enemyNames } from '../../../../content/log/enemy-names.ts'
import type { Advice } from '../../../../players/lookback/advice.ts'
import { type Lookback, type JudgedTurn, PLAYOUTS } from '../../../../players/lookback/lookback.ts'
import type { ReplayedTurn } from '../../../../rules/adventure/recording.ts'
import type { Command } from '../../../../rules/battle/command.ts'
import { damageTo } from '../../../../rules/battle/telegraph.ts'
import { announcementToWire } from '../combatants.wire.ts'
import { narrate } from '../narration.ts'

/** A stage as it was played, without chances. */
export type Story = Omit<LookbackReply, 'is_counted' | 'playouts' | 'before' | 'turns'> & {
  readonly turns: readonly ToldTurn[]
}
type ToldTurn = Omit<LookbackTurn, 'chance' | 'mark' | 'advice' | 'ordered'>

/** @param turns of one stage, at least one. @param names of the members. */
export function storyOf(turns: readonly ReplayedTurn[], names: readonly string[]): Story | null {
  const [first] = turns
  if (!first) return null
  const { field, stage, party, battle } = first.before
  const enemies = battle.combatants.slice(party.length)
  const lettered = enemyNames(enemies.map(({ kind }) => kind))
  return {
    field_id: field,
    stage_id: stage,
    is_won: turns.at(-1)?.after.phase === 'won',
    members: party.map(({ role }, place) => ({
      role_id: role,
      name: names[place] ?? '',
      max_hp: battle.combatants[place]?.maxHp ?? 0,
    })),
    foes: enemies.map(({ kind, boss, maxHp }, nth) => ({
      id: kind,
      name: lettered[nth] ?? '',
      is_boss: boss,
      max_hp: maxHp,
    })),
    turns: turns.map((turn) => toldTurn(turn, names)),
  }
}

function toldTurn({ before, after, commands, events }: ReplayedTurn, names: readonly string[]): ToldTurn {
  const { combatants, turn } = before.battle
  const cast = names.map((name) => ({ id: 0, name }))
  return {
    turn,
    hp: combatants.map(({ hp }, place) => [hp, after.battle.combatants[place]?.hp ?? 0]),
    announced: combatants.flatMap((enemy) => {
      const announcement = enemy.side === 'enemies' && enemy.hp > 0 ? announcementToWire(before.battle, enemy) : null
      if (announcement === null) return []
      const acted = events.findIndex((event) => event.type === 'acted' && event.actor === enemy.id)
      const dealt = damageTo(acted < 0 ? events : events.slice(0, acted), enemy.id)
      const wasInterrupted = events.some((event) => event.type === 'interrupted' && event.actor === enemy.id)
      return [{ ...announcement, foe: enemy.id, dealt, is_broken: wasInterrupted }]
    }),
    orders: commands.toSorted((a, b) => a.actor - b.actor).map(orderToWire),
    lines: narrate({ state: after, cast }, events).lines,
  }
}

const COMMANDS = {
  attack: 'ATTACK',
  skill: 'SKILL',
  item: 'ITEM',
  defence: 'DEFENCE',
  escape: 'ESCAPE',
} as const satisfies Readonly<Record<Command['type'], CommandName>>

const orderToWire = (command: Command): LookbackOrder => ({
  member: command.actor,
  command: COMMANDS[command.type],
  act: command.type === 'skill' ? skillName(command.skill) : command.type === 'item' ? itemName(command.item) : null,
  target: 'target' in command ? command.target : null,
})

const skillName = (id: number): string => sourceName(`skill:${id}`)
const itemName = (id: number): string => sourceName(`item:${id}`)

/** While it is being counted. @param chances those that are known: before the first turn, then after each. */
export function countingToWire(story: Story, chances: readonly number[]): LookbackReply {
  const at = (nth: number) => tenthsOrNull(chances[nth])
  const uncounted = { mark: null, advice: null, ordered: null }
  return {
    ...story,
    is_counted: false,
    playouts: PLAYOUTS,
    before: at(0),
    turns: story.turns.map((turn, nth) => ({ ...turn, chance: at(nth + 1), ...uncounted })),
  }
}

export const countedToWire = (story: Story, { before, turns }: Lookback): LookbackReply => ({
  ...story,
  is_counted: true,
  playouts: PLAYOUTS,
  before: tenths(before),
  turns: story.turns.map((turn, nth) => ({ ...turn, ...countedTurn(turns[nth]) })),
})

const countedTurn = (counted: JudgedTurn | undefined): Pick<LookbackTurn, 'chance' | 'mark' | 'advice' | 'ordered'> => ({
  chance: tenthsOrNull(counted?.chance),
  mark: counted?.mark ?? null,
  ordered: tenthsOrNull(counted?.verdict?.ordered),
  advice: counted?.verdict?.advice ? adviceToWire(counted.verdict.advice, counted.verdict.ordered) : null,
})

const adviceToWire = ({ type, members, act, target, chance }: Advice, ordered: number): LookbackAdvice => ({
  type,
  members,
  act: act === null ? null : type === 'item' ? itemName(act) : skillName(act),
  target,
  from: tenths(ordered),
  to: tenths(chance),
})

const tenths = (chance: number): number => Math.round(chance * 10)
const tenthsOrNull = (chance: number | undefined): number | null => (chance === undefined ? null : tenths(chance))
