import type { EnemyScale } from './difficulty.ts'
import { type Rng, rollOne } from '../rng.ts'
import type { Slip } from './slips.ts'

/** Stages without end: who stands in them is drawn by the adventure's own generator. */
export interface DrawnStages {
  readonly shadows: readonly DrawnEnemy[]
  readonly bosses: readonly DrawnEnemy[]
  /** Of which three are offered before each stage but the first. */
  readonly slips: readonly Slip[]
}

export interface DrawnEnemy {
  readonly id: number
  /** Brings its figures to one level with the others', wherever it comes from. */
  readonly scale: EnemyScale
}

const ENEMIES_LEAST = 2
const ENEMIES_MOST = 4
/** One enemy more after every so many stages. */
const STAGES_FOR_ONE_MORE = 6
const FIRST_BOSS_STAGE = 5
/** One stage in so many has a boss, from the first that may. */
const ONE_BOSS_IN = 8
const GROWTH_PERCENT = 6

/** How many stand in a stage without a boss: two in stages 1–6, three in 7–12, then four. */
export const enemiesIn = (stage: number): number => Math.min(ENEMIES_MOST, ENEMIES_LEAST + Math.floor((stage - 1) / STAGES_FOR_ONE_MORE))

/** What a stage makes of everybody's HP and attack, in percent: 6 more than the stage before. */
export const growthPercent = (stage: number): number => 100 + GROWTH_PERCENT * (stage - 1)

/**
 * Ids of those who stand in a stage, from left to right. A boss counts as two and stands in the middle; the same shadow may come twice.
 * One roll for each enemy, and from stage 5 on one before them for the boss.
 */
export function drawLineUp({ shadows, bosses }: Omit<DrawnStages, 'slips'>, stage: number, rng: Rng): readonly number[] {
  const hasBoss = stage >= FIRST_BOSS_STAGE && rng.roll('lineUp', 1, ONE_BOSS_IN) === 1
  const boss = hasBoss ? [rollOne(rng, 'lineUp', bosses)] : []
  const others = Array.from({ length: enemiesIn(stage) - 2 * boss.length }, () => rollOne(rng, 'lineUp', shadows))
  const middle = Math.ceil(others.length / 2)
  return [...others.slice(0, middle), ...boss, ...others.slice(middle)].map(({ id }) => id)
}

/** As strong as the stage makes it. */
export function grown({ id, scale }: DrawnEnemy, stage: number): DrawnEnemy {
  const percent = growthPercent(stage)
  return { id, scale: timesPercent(scale, { hp: percent, attack: percent }) }
}

/** Both scales one after the other, rounded to whole percents. */
export const timesPercent = (one: EnemyScale, other: EnemyScale): EnemyScale => ({
  hp: Math.round((one.hp * other.hp) / 100),
  attack: Math.round((one.attack * other.attack) / 100),
})
