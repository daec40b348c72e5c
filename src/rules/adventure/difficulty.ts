/** Chosen with the party, changeable in town: 物語, 通常, 険路. */
export const DIFFICULTIES = ['story', 'normal', 'hard'] as const
export type Difficulty = (typeof DIFFICULTIES)[number]

/** What an adventure makes of its enemies' figures, in percent; fixed at the departure. */
export interface EnemyScale {
  readonly hp: number
  /** Of STR and INT. */
  readonly attack: number
}

export const UNSCALED: EnemyScale = { hp: 100, attack: 100 }

const SCALES: Readonly<Record<Difficulty, EnemyScale>> = {
  story: { hp: 75, attack: 60 },
  normal: UNSCALED,
  hard: { hp: 115, attack: 112 },
}

/** Losses in a row in a field before an offering (手向け灯) may be made. */
export const LOSSES_BEFORE_OFFERING = 2
export const OFFERING_PERCENT_PER_LOSS = 4
export const OFFERING_MOST_PERCENT = 20

/** By how many percent points an offering lowers the enemies' attack after so many losses in a row; 0 where none may be made. */
export function offeringPercent(difficulty: Difficulty, losses: number): number {
  if (difficulty === 'hard' || losses < LOSSES_BEFORE_OFFERING) return 0
  return Math.min(OFFERING_MOST_PERCENT, (losses - LOSSES_BEFORE_OFFERING + 1) * OFFERING_PERCENT_PER_LOSS)
}

/** The scale of an adventure. `offering`: what `offeringPercent` gave when the offering was made, or 0. */
export function enemyScale(difficulty: Difficulty, offering: number): EnemyScale {
  const { hp, attack } = SCALES[difficulty]
  return { hp, attack: Math.round((attack * (100 - offering)) / 100) }
}
