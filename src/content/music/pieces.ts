import { firstLoops, jingles } from './first-pieces.ts'
import { laterPieces } from './later-pieces.ts'
import type { Score } from './score.ts'

export type Jingle = keyof typeof jingles
export type PieceName = keyof typeof firstLoops | keyof typeof laterPieces | Jingle

/** All of them. */
export const pieces: Readonly<Record<PieceName, Score>> = { ...firstLoops, ...laterPieces, ...jingles }
