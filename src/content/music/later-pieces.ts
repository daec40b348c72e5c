import { bosses } from './bosses.ts'
import { credits, creditsBackwards } from './credits.ts'
import { ending1, ending2, ending3, ending4 } from './endings.ts'
import { fireAltar } from './fire.ts'
import { guild } from './guild.ts'
import { lamplighterLast } from './lamplighter-last.ts'
import { lamplighter } from './lamplighter.ts'
import { library } from './library.ts'
import { lord } from './lord.ts'
import { nightForest } from './night-forest.ts'
import { nightLocked } from './night-locked.ts'
import { nightRehearsal } from './night-rehearsal.ts'
import { plainsHarvest } from './plains-harvest.ts'
import { rest } from './rest.ts'
import type { Score } from './score.ts'
import { voidPiece } from './void.ts'
import { water, waterMist } from './water.ts'
import { white } from './white.ts'

/** Fetched when one of them is asked for. */
export const laterPieces = {
  ...bosses,
  water,
  waterMist,
  fireAltar,
  plainsHarvest,
  white,
  nightForest,
  nightLocked,
  nightRehearsal,
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
