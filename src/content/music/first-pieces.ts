import { fire } from './fire.ts'
import { defeat, fieldCleared, learning, levelUp, treasure } from './jingles.ts'
import { plainsHot } from './plains-hot.ts'
import { plains } from './plains.ts'
import type { Score } from './score.ts'
import { title } from './title.ts'
import { town } from './town.ts'
import { victory } from './victory.ts'

/** Played once, while the music steps back. */
export const jingles = { victory, fieldCleared, defeat, levelUp, learning, treasure } satisfies Readonly<Record<string, Score>>

/** What goes round on a first evening comes with the rest of the sound. */
export const firstLoops = {
  title,
  town,
  plains,
  plainsHot,
  fire,
} satisfies Readonly<Record<string, Score>>

export const firstPieces = { ...firstLoops, ...jingles }
