import { fields } from '../src/content/fields.ts'
import type { PieceName } from '../src/content/music/pieces.ts'
import { enemyLook } from '../src/web/looks/enemies.ts'
import { fieldLook } from '../src/web/looks/fields.ts'

/** Whatever sounds in a battle. */
export const battlePieces: readonly PieceName[] = [
  ...new Set(
    fields.flatMap(({ id, stages }) => [
      fieldLook(id).music,
      ...stages.flat().flatMap((enemy) => enemyLook(enemy).music.filter((each) => each !== undefined)),
    ]),
  ),
]
