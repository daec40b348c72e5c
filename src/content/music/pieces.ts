import { boss } from './boss.ts'
import { nightLocked } from './night-locked.ts'
import type { Score } from './score.ts'
import { title } from './title.ts'
import { town } from './town.ts'
import { victory } from './victory.ts'

export type PieceName =
  | 'title'
  | 'town'
  | 'plains'
  | 'plainsHot'
  | 'plainsHarvest'
  | 'fire'
  | 'water'
  | 'white'
  | 'nightForest'
  | 'nightLocked'
  | 'nightRehearsal'
  | 'boss'
  | 'lord'
  | 'lamplighter'
  | 'lamplighterLast'
  | 'void'
  | 'guild'
  | 'library'
  | 'rest'
  | 'ending1'
  | 'ending2'
  | 'ending3'
  | 'ending4'
  | 'credits'
  | 'creditsBackwards'
  | Jingle

/** Played once, while the music steps back. */
export type Jingle = 'victory' | 'fieldCleared' | 'defeat' | 'levelUp' | 'learning' | 'treasure'

/** A piece that is not written yet is silence. */
export const pieces: Readonly<Partial<Record<PieceName, Score>>> = { title, town, nightLocked, boss, victory }
