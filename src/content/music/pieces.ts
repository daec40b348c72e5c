import { boss } from './boss.ts'
import { credits, creditsBackwards } from './credits.ts'
import { ending1, ending2, ending3, ending4 } from './endings.ts'
import { fire } from './fire.ts'
import { guild } from './guild.ts'
import { defeat, fieldCleared, learning, levelUp, treasure } from './jingles.ts'
import { lamplighterLast } from './lamplighter-last.ts'
import { lamplighter } from './lamplighter.ts'
import { library } from './library.ts'
import { lord } from './lord.ts'
import { nightForest } from './night-forest.ts'
import { nightLocked } from './night-locked.ts'
import { nightRehearsal } from './night-rehearsal.ts'
import { plainsHarvest } from './plains-harvest.ts'
import { plainsHot } from './plains-hot.ts'
import { plains } from './plains.ts'
import { rest } from './rest.ts'
import type { Score } from './score.ts'
import { title } from './title.ts'
import { town } from './town.ts'
import { victory } from './victory.ts'
import { voidPiece } from './void.ts'
import { water } from './water.ts'
import { white } from './white.ts'

/** Played once, while the music steps back. */
const jingles = { victory, fieldCleared, defeat, levelUp, learning, treasure } satisfies Readonly<Record<string, Score>>

const loops = {
  title,
  town,
  plains,
  plainsHot,
  plainsHarvest,
  fire,
  water,
  white,
  nightForest,
  nightLocked,
  nightRehearsal,
  boss,
  lord,
  lamplighter,
  lamplighterLast,
  void: voidPiece,
  guild,
  library,
  rest,
  ending1,
  ending2,
  ending3,
  ending4,
  credits,
  creditsBackwards,
} satisfies Readonly<Record<string, Score>>

export type Jingle = keyof typeof jingles
export type PieceName = Jingle | keyof typeof loops

export const pieces: Readonly<Record<PieceName, Score>> = { ...loops, ...jingles }
