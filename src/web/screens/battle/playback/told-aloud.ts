import type { Choice } from '../../../settings/settings.ts'
import type { PlayedTurn } from '../battle-model.ts'

interface ToldLine {
  /** Among the lines of the turn. */
  readonly id: number
  readonly text: string
}

/**
 * The lines of a turn that are read aloud by now, one after the other, also those that no frame shows.
 * @param taken how many of its events have happened.
 * @param how `short` leaves out who acts where the next line tells what comes of it.
 */
export function toldAloud(
  { events, lines }: Pick<PlayedTurn, 'events' | 'lines'>,
  taken: number,
  how: Choice<'speech'>,
): readonly ToldLine[] {
  const all = lines.map(({ text, event }, id) => ({ id, text, event })).filter(({ text }) => text !== '')
  const isAct = (line: { readonly event: number } | undefined) => line !== undefined && events[line.event]?.type === 'acted'
  const isLeftOut = (at: number) => how === 'short' && isAct(all[at]) && at + 1 < all.length && !isAct(all[at + 1])
  return all.filter(({ event }, at) => event < taken && !isLeftOut(at))
}
