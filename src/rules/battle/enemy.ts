import { rollOne } from '../rng.ts'
import type { Behaviour, Choice, Seeking, Skill, WeightedPhase } from './skill.ts'
import { type Combatant, combatantAt, effective, type Mind, otherSide } from './state.ts'
import { living, taunting, type TurnContext } from './turn-context.ts'

/** What an enemy will do this turn. Its targets are chosen when it acts. */
export interface EnemyPlan {
  readonly actor: number
  readonly action: Choice['action']
  /** The second half of a telegraph: not done when it was broken off meanwhile. */
  readonly isAnnounced: boolean
}

/** The first phase's first step, with nothing queued. */
export const FRESH_MIND: Mind = { phase: 0, step: 0, queued: null }

/** What an enemy has in mind as it enters a battle. */
export function freshMind({ phases: [first] }: Behaviour): Mind {
  return first.opensWith === undefined ? FRESH_MIND : { ...FRESH_MIND, queued: first.opensWith }
}

/** Chooses an enemy's action: what it has announced, else its phase's opening, else the next of its list (docs/rules.md 9). A weighted list takes one roll. */
export function plan(turn: TurnContext, id: number): EnemyPlan {
  const enemy = combatantAt(turn.state, id)
  const behaviour = turn.catalog.behaviour(enemy.kind)
  const before = enemy.mind ?? FRESH_MIND
  const entered = enterPhases(before, behaviour, enemy)
  const { action, mind } = choose(turn, enemy, behaviour, entered)
  if (mind !== before) turn.emit({ type: 'planned', actor: id, mind })
  return { actor: id, action, isAnnounced: enemy.forced !== null }
}

/** Decides what the watched enemies will do in the turn to come, and shows it. What is announced is known already. */
export function foresee(turn: TurnContext): void {
  for (const id of turn.watched) {
    const { hp, forced } = combatantAt(turn.state, id)
    if (hp > 0 && forced === null) turn.emit({ type: 'foreseen', target: id, action: plan(turn, id).action })
  }
}

function choose(
  turn: TurnContext,
  enemy: Combatant,
  behaviour: Behaviour,
  mind: Mind,
): { readonly action: Choice['action']; readonly mind: Mind } {
  if (enemy.forced !== null) return { action: enemy.forced, mind }
  if (enemy.foreseen !== null) return { action: enemy.foreseen, mind }
  if (mind.queued !== null) return { action: mind.queued, mind: { ...mind, queued: null } }
  const phase = behaviour.phases[mind.phase]
  if (phase?.type !== 'cycle') return { action: phase ? weighted(turn, enemy, phase) : 'attack', mind }
  return { action: phase.steps[mind.step] ?? 'attack', mind: { ...mind, step: (mind.step + 1) % phase.steps.length } }
}

/** Enters the next phase while its threshold is reached. Each entry starts at the first step and queues the phase's opening. */
function enterPhases(mind: Mind, behaviour: Behaviour, enemy: Combatant): Mind {
  const next = behaviour.phases[mind.phase + 1]
  if (!next || enemy.hp * 100 > enemy.maxHp * next.below) return mind
  return enterPhases({ phase: mind.phase + 1, step: 0, queued: next.opensWith ?? mind.queued }, behaviour, enemy)
}

function weighted(turn: TurnContext, enemy: Combatant, phase: WeightedPhase): Choice['action'] {
  const open = phase.choices.filter((choice) => holds(choice, turn, enemy))
  const sum = open.reduce((total, choice) => total + choice.weight, 0)
  if (sum === 0) return 'attack'
  let roll = turn.rng.roll('enemyAction', 1, sum)
  for (const choice of open) {
    roll -= choice.weight
    if (roll <= 0) return choice.action
  }
  return 'attack'
}

function holds({ action, when }: Choice, turn: TurnContext, enemy: Combatant): boolean {
  switch (when?.type) {
    case undefined:
      return true
    case 'notOnSelf':
      return !carries(enemy, action)
    case 'onNoFoe':
      return living(turn, otherSide(enemy.side)).every((id) => !carries(combatantAt(turn.state, id), action))
    case 'selfBelow':
      return enemy.hp * 100 < enemy.maxHp * when.percent
    case 'allyBelow':
      return living(turn, enemy.side).some((id) => combatantAt(turn.state, id).hp * 100 < combatantAt(turn.state, id).maxHp * when.percent)
  }
}

const carries = (combatant: Combatant, action: Choice['action']): boolean =>
  combatant.modifiers.some((modifier) => modifier.source === `skill:${action}`)

/** The ids that an enemy's skill is aimed at. A random single target takes one roll; taunt, seeking, and skills that pick with every hit take none. */
export function enemyTargets(turn: TurnContext, actor: number, skill: Pick<Skill, 'reach' | 'seeks' | 'effects'>): readonly number[] {
  const { side } = combatantAt(turn.state, actor)
  const foes = otherSide(side)
  switch (skill.reach) {
    case 'self':
      return [actor]
    case 'allies':
      return living(turn, side)
    case 'foes':
      return living(turn, foes)
    case 'ally':
      return [soughtOf(turn, side, skill.seeks ?? 'mostHurt')]
    case 'foe':
      return enemyAim(turn, foes, skill)
  }
}

function enemyAim(turn: TurnContext, foes: Combatant['side'], { seeks, effects }: Pick<Skill, 'seeks' | 'effects'>): readonly number[] {
  const loud = taunting(turn, foes)
  if (loud !== null) return [loud]
  if (effects.some((effect) => effect.type === 'damage' && effect.scatters)) return living(turn, foes)
  return [seeks ? soughtOf(turn, foes, seeks) : rollOne(turn.rng, 'enemyTarget', living(turn, foes))]
}

const soughtOf = (turn: TurnContext, side: Combatant['side'], seeks: Seeking): number =>
  sought(
    living(turn, side).map((id) => combatantAt(turn.state, id)),
    seeks,
  ).id

/** The one of these, at least one, that the skill seeks out. */
export const sought = (candidates: readonly Combatant[], seeks: Seeking): Combatant =>
  candidates.reduce((leader, other) => (isBetter(other, leader, seeks) ? other : leader))

const isBetter = (other: Combatant, leader: Combatant, seeks: Seeking): boolean =>
  seeks === 'strongest' ? effective(other, 'str') > effective(leader, 'str') : other.hp * leader.maxHp < leader.hp * other.maxHp
