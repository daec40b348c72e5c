import { dumplingStall } from '../../../content/story/keepers.ts'
import { polisherTalk, townTalk } from '../../../content/story/town-talk.ts'
import { talkers } from '../../../content/text/plaza.ts'

export interface Talk {
  readonly name: string
  readonly lines: readonly string[]
}

/** What people in the plaza say once `cleared` fields are cleared. */
export function talksAt(cleared: number): readonly Talk[] {
  const town = townTalk[Math.min(cleared, townTalk.length - 1)]
  const polisher = polisherTalk[Math.min(cleared, polisherTalk.length - 1)]
  const dumplings = dumplingStall[cleared % dumplingStall.length]
  return [
    ...(town === undefined ? [] : [{ name: talkers.town, lines: town }]),
    ...(polisher === undefined ? [] : [{ name: talkers.polisher, lines: polisher }]),
    ...(dumplings === undefined ? [] : [{ name: talkers.dumplings, lines: dumplings }]),
  ]
}
