import { emit, living, one, type Round } from './round.ts'
import { taunting } from './effects.ts'
import type { Behaviour, Choice, Seeking, Skill, WeightedPhase } from './skill.ts'
import { type Combatant, effective, type Mind, otherSide } from './state.ts'

/** What an enemy will do this round; whom it hits is decided when it acts. */
export interface EnemyPlan {
  readonly actor: number
  readonly deed: Choice['deed']
}

/** The phase's first step, with nothing queued. */
export const FRESH_MIND: Mind = { phase: 0, step: 0, queued: null }

/** Decides for one enemy: a telegraph's second half, a phase's opening, else the list (docs/rules.md 9). Weighted lists take one roll. */
export function plan(round: Round, id: number): EnemyPlan {
  const enemy = one(round, id)
  const behaviour = round.catalog.behaviour(enemy.kind)
  const before = enemy.mind ?? FRESH_MIND
  const entered = enterPhases(before, behaviour, enemy)
  const { deed, mind } = choose(round, enemy, behaviour, entered)
  if (mind !== before) emit(round, { type: 'planned', actor: id, mind })
  return { actor: id, deed }
}

function choose(round: Round, enemy: Combatant, behaviour: Behaviour, mind: Mind): { readonly deed: Choice['deed']; readonly mind: Mind } {
  if (enemy.forced !== null) return { deed: enemy.forced, mind }
  if (mind.queued !== null) return { deed: mind.queued, mind: { ...mind, queued: null } }
  const phase = behaviour.phases[mind.phase]
  if (phase?.type !== 'cycle') return { deed: phase ? weighted(round, enemy, phase) : 'attack', mind }
  return { deed: phase.steps[mind.step] ?? 'attack', mind: { ...mind, step: (mind.step + 1) % phase.steps.length } }
}

/** Goes on to the next phase as long as its threshold is reached; each entry starts its list afresh and queues its opening. */
function enterPhases(mind: Mind, behaviour: Behaviour, enemy: Combatant): Mind {
  const next = behaviour.phases[mind.phase + 1]
  if (!next || enemy.hp * 100 > enemy.maxHp * next.below) return mind
  return enterPhases({ phase: mind.phase + 1, step: 0, queued: next.opensWith ?? mind.queued }, behaviour, enemy)
}

function weighted(round: Round, enemy: Combatant, phase: WeightedPhase): Choice['deed'] {
  const open = phase.choices.filter((choice) => holds(choice, round, enemy))
  const sum = open.reduce((total, choice) => total + choice.weight, 0)
  if (sum === 0) return 'attack'
  let roll = round.rng.int(1, sum)
  for (const choice of open) {
    roll -= choice.weight
    if (roll <= 0) return choice.deed
  }
  return 'attack'
}

function holds({ deed, when }: Choice, round: Round, enemy: Combatant): boolean {
  switch (when?.type) {
    case undefined:
      return true
    case 'notOnSelf':
      return !carries(enemy, deed)
    case 'onNoFoe':
      return living(round, otherSide(enemy.side)).every((id) => !carries(one(round, id), deed))
    case 'selfBelow':
      return enemy.hp * 100 < enemy.maxHp * when.percent
    case 'allyBelow':
      return living(round, enemy.side).some((id) => one(round, id).hp * 100 < one(round, id).maxHp * when.percent)
  }
}

const carries = (combatant: Combatant, deed: Choice['deed']): boolean =>
  combatant.modifiers.some((modifier) => modifier.source === `skill:${deed}`)

/** Whom an enemy's skill reaches now. A random single target takes one roll; taunt and seeking take none, nor does what picks with every hit. */
export function enemyTargets(round: Round, actor: number, skill: Pick<Skill, 'reach' | 'seeks' | 'effects'>): readonly number[] {
  const { side } = one(round, actor)
  const foes = otherSide(side)
  switch (skill.reach) {
    case 'self':
      return [actor]
    case 'allies':
      return living(round, side)
    case 'foes':
      return living(round, foes)
    case 'ally':
      return [sought(round, side, skill.seeks ?? 'mostHurt')]
    case 'foe':
      return enemyAim(round, foes, skill)
  }
}

function enemyAim(round: Round, foes: Combatant['side'], { seeks, effects }: Pick<Skill, 'seeks' | 'effects'>): readonly number[] {
  const loud = taunting(round, foes)
  if (loud !== null) return [loud]
  if (effects.some((effect) => effect.type === 'damage' && effect.scatters)) return living(round, foes)
  return [seeks ? sought(round, foes, seeks) : round.rng.pick(living(round, foes))]
}

function sought(round: Round, side: Combatant['side'], seeks: Seeking): number {
  const candidates = living(round, side).map((id) => one(round, id))
  const best = candidates.reduce((leader, other) => (isBetter(other, leader, seeks) ? other : leader))
  return best.id
}

const isBetter = (other: Combatant, leader: Combatant, seeks: Seeking): boolean =>
  seeks === 'strongest' ? effective(other, 'str') > effective(leader, 'str') : other.hp * leader.maxHp < leader.hp * other.maxHp
