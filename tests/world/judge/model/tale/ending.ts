import { impossible, type Json, must, type SaveRules, type SaveState } from '../state.ts'

/** The field whose treasure opens the endings, and the one that decides which. */
const TREASURE = 11
const VAST_EXPANSE = 12

/** Endings 1 and 2 are open while the vast expanse is not cleared, 3 and 4 once it is. */
function isOpen({ clears, maybeCleared }: SaveState, ending: number | null): boolean {
  if (ending === null) return true
  const isLate = ending >= 3
  return clears.includes(VAST_EXPANSE) ? isLate : !isLate || maybeCleared.includes(VAST_EXPANSE)
}

const isSurelyOpen = (save: SaveState, ending: number | null): boolean =>
  isOpen(save, ending) && (ending === null || !save.maybeCleared.includes(VAST_EXPANSE))

/** The last one is remembered; the save stays playable by the same rules. */
export const ending: SaveRules = {
  stagesWon: {
    mayRefuse: ({ clears }) => !clears.includes(TREASURE),
    after(save, _args, answer) {
      const { battles: won, wicks, is_cleared_vast_expanse: isVast, is_read_coverless_book: isRead } = answer?.body ?? {}
      must(save.stagesWon === null || save.stagesWon === won, `${won} stages won instead of ${save.stagesWon}`)
      must(save.presses === null || save.presses === wicks, `${wicks} wicks instead of ${save.presses}`)
      mustBeCleared(save, isVast)
      must(isRead === save.read.includes(409), `the book of the last field ${isRead ? '' : 'not '}read`)
      return { ...save, stagesWon: won }
    },
  },
  ending: {
    mayRefuse(save, { ending: chosen }, { body }) {
      if (body?.code === 'endingClosed') return !isSurelyOpen(save, chosen)
      return !save.clears.includes(TREASURE)
    },
    after(save, { ending: chosen }, answer) {
      const isEarned = save.clears.includes(TREASURE) || save.maybeCleared.includes(TREASURE)
      if (!isEarned) return impossible(answer, 'an ending unearned')
      if (!isOpen(save, chosen)) return impossible(answer, `ending ${chosen} while it is closed`)
      const endings =
        chosen === null || save.endings.includes(chosen) ? save.endings : [...save.endings, chosen].toSorted((one, other) => one - other)
      return { ...save, ending: chosen, endings }
    },
  },
}

/** What the title shows of it. */
export function mustBeEnding(save: SaveState, shown: Json): void {
  must(shown.ending === save.ending, `ending ${shown.ending} instead of ${save.ending}`)
  mustBeCleared(save, shown.is_cleared_vast_expanse)
}

function mustBeCleared({ clears, maybeCleared }: SaveState, isVast: boolean): void {
  must(isVast === clears.includes(VAST_EXPANSE) || maybeCleared.includes(VAST_EXPANSE), `the vast expanse ${isVast ? '' : 'not '}cleared`)
}
