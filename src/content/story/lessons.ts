import { ALTAR, OLD_CASTLE, UNMOWN_FIELD, VAST_EXPANSE } from '../named-ids.ts'

/** What the first shadows of a land show, and what the shop has against it. */
export interface Lesson {
  readonly field: number
  /** ヨツジ's note, until the land is cleared. */
  readonly note: readonly string[]
  /** Ids of the goods. */
  readonly items: readonly number[]
}

export const lessons: readonly Lesson[] = [
  { field: UNMOWN_FIELD, note: ['一、墨がにじんだら、すぐ払うこと。', '二、香は鞄のいちばん上に。'], items: [11] },
  { field: OLD_CASTLE, note: ['一、影が構えたら、影留め針を打つこと。', '二、針は帰りに数えること。'], items: [24] },
  { field: ALTAR, note: ['一、半鐘が鳴ったら、墨玉か影留め針。', '二、火事ではない。走らないこと。'], items: [23, 24] },
  { field: VAST_EXPANSE, note: ['一、拍手が鳴ったら、影留め針。', '二、お辞儀は返さないこと。'], items: [24] },
]
