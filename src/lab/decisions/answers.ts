import { catalog } from '../../content/catalog.ts'
import { orderBreak, freeIn } from '../../rules/auto/planner.ts'
import type { Command } from '../../rules/battle/command.ts'
import { chooseCommands } from '../../players/choose.ts'
import { type EnemyView, viewOf } from '../../players/view.ts'
import { aim } from '../policies/telegraph.ts'
import { bestOf, type Tried } from './best.ts'
import { playOut, type Position } from './position.ts'

/** What can be done about an announced skill. */
export const ANSWERS = ['break', 'crouch', 'else'] as const
export type Answer = (typeof ANSWERS)[number]

/** A position in which one enemy has announced a blow that can be broken off. */
export interface Announced {
  readonly stage: number
  readonly isBoss: boolean
  /** The answers that there were. */
  readonly open: readonly Answer[]
  /** Null where no answer is clearly the best. */
  readonly best: Answer | null
  /** What the best leads by; null where none does. */
  readonly by: 'wins' | 'left' | null
}

/** The enemy of such a position; null where none, or more than one, has announced something. */
export function announcer({ adventure: { battle } }: Position): EnemyView | null {
  const [enemy, ...others] = viewOf(battle).enemies.filter(({ announcement }) => announcement !== null)
  const isBlow = enemy?.announcement?.kind === 'attack' && enemy.announcement.breakDamage !== null
  return enemy && isBlow && others.length === 0 ? enemy : null
}

/** Which answer to what the enemy has announced is the best; null where there is no choice. */
export function judgeAnswers(position: Position, enemy: EnemyView, seeds: readonly number[]): Announced | null {
  const choices = choicesAmong(plansFor(position, enemy).map((plan) => tryOut(position, enemy, plan, seeds)))
  if (choices.length < 2) return null
  const best = bestOf(choices)
  return {
    stage: position.adventure.stage,
    isBoss: enemy.boss,
    open: choices.map(({ name }) => name),
    best: best?.name ?? null,
    by: best?.by ?? null,
  }
}

interface AnswerPlan {
  readonly name: Answer
  readonly commands: readonly Command[]
}

/**
 * Commands for each answer, by the person's own planner; whoever is not needed acts as usual. Breaking off is left out where the blows of those who act before the enemy
 * do not promise enough. Those crouch whom the skill may reach. Something else: as if nothing had been announced.
 */
export function plansFor({ adventure: { battle }, knowledge, stagesLeft, rng }: Position, { id }: EnemyView): readonly AnswerPlan[] {
  const situation = { view: viewOf(battle), stagesLeft, rng }
  const daring = { ...knowledge, traits: { ...knowledge.traits, breaksFrom: 1 } }
  let isPossible = false
  const broken = chooseCommands(daring, situation, (plan, preparing) => {
    isPossible = preparing.some((enemy) => enemy.id === id && orderBreak(plan, enemy))
  })
  const forced = battle.combatants[id]?.forced ?? null
  const reached = forced === null ? [] : aim(battle, catalog.skill(forced)).members.map((member) => member.id)
  const crouched = chooseCommands(knowledge, situation, (plan) => {
    for (const { id: actor } of freeIn(plan)) if (reached.includes(actor)) plan.commands.push({ type: 'defence', actor })
  })
  const ignored = chooseCommands(knowledge, situation, () => {})
  return [
    ...(isPossible ? [{ name: 'break' as const, commands: broken }] : []),
    { name: 'crouch', commands: crouched },
    { name: 'else', commands: ignored },
  ]
}

export interface TriedAnswer extends Tried<Answer> {
  /** Share of the playouts in which the skill was broken off, 0–1. */
  readonly broken: number
}

function tryOut(position: Position, { id }: EnemyView, { name, commands }: AnswerPlan, seeds: readonly number[]): TriedAnswer {
  const played = seeds.map((seed) => playOut(position, commands, seed))
  const broken = played.filter(({ events }) => events.some((event) => event.type === 'interrupted' && event.actor === id))
  return { name, outcomes: played.map(({ isWon, left }) => ({ isWon, left })), broken: broken.length / seeds.length }
}

/** An answer is what comes of it: commands by which the skill is mostly broken off are no crouch and nothing else, and such as mostly do not reach that are no break. */
export function choicesAmong(tried: readonly TriedAnswer[]): readonly Tried<Answer>[] {
  const breaks = tried.filter(({ broken }) => broken > 0.5)
  const [breaking] = [...breaks.filter(({ name }) => name !== 'crouch'), ...breaks]
  const others = tried.filter((one) => one.name !== 'break' && !breaks.includes(one))
  return [...(breaking ? [{ ...breaking, name: 'break' as const }] : []), ...others]
}
