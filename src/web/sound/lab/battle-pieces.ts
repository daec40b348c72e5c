import { fields } from '../../../content/fields.ts'
import type { PieceName } from '../../../content/music/pieces.ts'
import { enemyLook } from '../../looks/enemies.ts'
import { fieldLook } from '../../looks/fields.ts'

/** Whatever sounds in a battle. */
export const battlePieces: readonly PieceName[] = [
  ...new Set(
    fields.flatMap(({ id, stages }) => [
      fieldLook(id).music,
      ...stages.flat().flatMap((enemy) => enemyLook(enemy).music.filter((each) => each !== undefined)),
    ]),
  ),
]
