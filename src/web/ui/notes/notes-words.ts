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
  readonly value: string
}

/** What was counted; nothing of what has not happened yet. */
export function countsOf({ folded, best_turns, strokes }: Pick<ShadowNotes, 'folded' | 'best_turns' | 'strokes'>): readonly Count[] {
  return [
    ...(folded > 0 ? [{ label: text.folded, value: text.bodies(folded) }] : []),
    ...(best_turns === null ? [] : [{ label: text.best, value: text.times(best_turns) }]),
    ...(strokes > 0 ? [{ label: text.strokes, value: text.times(strokes) }] : []),
  ]
}

/** The save has met it, and learned nothing yet. */
export const isBlank = (notes: ShadowNotes): boolean =>
  countsOf(notes).length === 0 &&
  Object.values(notes.through).every(({ step }) => step === 0) &&
  notes.duels.length === 0 &&
  notes.seen.length === 0
