import { bestiaryText } from '../../../content/text/bestiary.ts'
import type { ShadowNotes, Through } from '../../../contract/library.ts'

const text = bestiaryText.notes

/** 「よく通る」, 「よく通るらしい」 or 「まだ分からず」. */
export function throughWord({ step, is_loose }: Through): string {
  const word = text.steps[step] ?? text.steps[0]
  return is_loose ? text.loose(word) : word
}

interface Count {
  readonly label: string
  /** Null: it has not happened yet. */
  readonly value: string | null
}

/** What was counted, in the order of the page. `isLetGo`: of an enemy that is beaten without being folded. */
export function countsOf(
  { folded, best_turns, strokes }: Pick<ShadowNotes, 'folded' | 'best_turns' | 'strokes'>,
  isLetGo = false,
): readonly Count[] {
  return [
    { label: isLetGo ? text.beaten : text.folded, value: folded > 0 ? text.bodies(folded) : null },
    { label: text.best, value: best_turns === null ? null : text.times(best_turns) },
    { label: text.strokes, value: strokes > 0 ? text.times(strokes) : null },
  ]
}

/** Whether more blows would tell more. */
export const isUnsure = (through: ShadowNotes['through']): boolean =>
  Object.values(through).some(({ step, is_loose }) => step === 0 || is_loose)

/** The save has met it, and learned nothing yet. */
export const isBlank = (notes: ShadowNotes): boolean =>
  countsOf(notes).every(({ value }) => value === null) &&
  Object.values(notes.through).every(({ step }) => step === 0) &&
  notes.duels.length === 0 &&
  notes.seen.length === 0
