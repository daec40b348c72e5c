import type { Score } from '../../../content/music/score.ts'
import { orderOf, perform, type PlayedNote } from '../score/perform.ts'

/** One whole time through a score, all phases: seconds from its start. */
export interface Round {
  readonly notes: readonly PlayedNote[]
  readonly seconds: number
  readonly sections: readonly { readonly name: string; readonly at: number }[]
}

export function performRound(score: Score, round: number): Round {
  const notes: PlayedNote[] = []
  const sections: { name: string; at: number }[] = []
  let begins = 0
  for (const [section, name] of orderOf(score, round).entries()) {
    const performance = perform(score, { round, section })
    const at = begins
    sections.push({ name, at })
    for (const { part, note } of performance.notes) notes.push({ part, note: { ...note, at: note.at + at } })
    begins += performance.seconds
  }
  return { notes, seconds: begins, sections }
}
