import { fieldOfEnemy } from '../../content/enemy-fields.ts'
import { FIRST_LAMPLIGHTER, LIGHTLESS_KING } from '../../content/named-ids.ts'
import type { PieceName } from '../../content/music/pieces.ts'
import type { ElementName } from '../motion/pieces/elements.ts'
import type { HitEffect } from '../sound/effects/effects.ts'
import { fieldLook, type FieldLook } from './fields.ts'

/** How an enemy looks and sounds; what its row leaves out is its field's. */
export interface EnemyLook {
  /** Its own field, 1–12. */
  readonly field: FieldLook
  readonly element: ElementName
  /** How it sounds when it is hit: what it is made of. */
  readonly hit: HitEffect
  /** Where its words begin, in percent of the drawing's height, when its face is at the left of the drawing; null: it is not. */
  readonly faceLeft: number | null
  /** Its music as a boss; with one piece more, that sounds in the last phase. */
  readonly music: readonly [usual: PieceName, last?: PieceName]
}

const rows: Readonly<Record<number, Partial<Omit<EnemyLook, 'field'>>>> = {
  15: { faceLeft: 32, music: ['bossGrass'] },
  // ズレドキ
  25: { element: 'sound', hit: 'hitGlass', music: ['bossClock'] },
  35: { music: ['bossFurnace'] },
  43: { hit: 'hitPaper' },
  45: { music: ['bossOctopus'] },
  55: { faceLeft: 38, music: ['bossMounter'] },
  // カガミゴオリ
  64: { element: 'glass' },
  65: { faceLeft: 40, hit: 'hitWood', music: ['bossStag'] },
  76: { music: ['bossSeam'] },
  84: { music: ['bossSower'] },
  // ヨビコミ
  94: { element: 'sound' },
  96: { music: ['bossChair'] },
  // ツリシャンデ
  102: { element: 'glass' },
  106: { music: ['bossCurtain'] },
  [LIGHTLESS_KING]: { music: ['lord'] },
  // ハクシュ, ヤジ
  122: { element: 'sound' },
  124: { element: 'sound' },
  [FIRST_LAMPLIGHTER]: { faceLeft: 10, music: ['lamplighter', 'lamplighterLast'] },
}

/** An unknown enemy looks like one of the first field. */
export function enemyLook(enemyId: number): EnemyLook {
  const field = fieldLook(fieldOfEnemy(enemyId) ?? 1)
  return { field, element: field.element, hit: field.hit, faceLeft: null, music: ['bossGrass'], ...rows[enemyId] }
}
