import { lengthOf } from '../../../rules/input-limits.ts'

export interface TextWithCaret {
  readonly text: string
  /** Where the caret stands, in UTF-16 units as the DOM counts. */
  readonly caret: number
}

/** Cuts what was typed beyond `limit` code points, right before the caret, as the browser's own `maxlength` does. */
export function cutToLimit({ text, caret }: TextWithCaret, limit: number): TextWithCaret {
  const surplus = lengthOf(text) - limit
  if (surplus <= 0) return { text, caret }
  const before = Array.from(text.slice(0, caret))
  const kept = before.slice(0, Math.max(0, before.length - surplus)).join('')
  const cut = Array.from(kept + text.slice(caret))
    .slice(0, limit)
    .join('')
  return { text: cut, caret: Math.min(kept.length, cut.length) }
}
