import { prologueBreak } from './prologue-break.ts'
import { prologueNotice } from './prologue-notice.ts'
import { prologueSheet } from './prologue-sheet.ts'
import { prologueTown } from './prologue-town.ts'
import type { Stagings } from '../staging.ts'

/** The scenes of the beginning, apart from those that nobody has seen by then. */
export const prologueStagings: Stagings = {
  'prologue-sheet': prologueSheet,
  'prologue-break': prologueBreak,
  'prologue-town': prologueTown,
  'prologue-notice': prologueNotice,
}
