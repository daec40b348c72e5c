import { prologueStates } from '../../../content/story/prologue.ts'
import type { PlacedBox } from '../../art/plaza-places.ts'
import { at, dusk, party, still, whole, stagingOf, type Change, type SceneLayer } from '../staging.ts'

const { since, until, staging } = stagingOf(prologueStates['prologue-town'])
type State = (typeof prologueStates)['prologue-town'][number]

/** It is not there at first. */
const shown = (picture: string, place: PlacedBox, ...poses: readonly Change<State>[]): SceneLayer<State> => ({
  picture,
  place,
  poses: [[0], ...poses],
})

/** The lamps are lit, the far ones first; the castle is what everybody hopes for; then the three leave. */
export const prologueTown = staging({
  layers: [
    shown('prologue-town-castle', at(380, 110, 280, 326), ['wishes', 1, 'none', 300], ['empty-floor', 0]),
    { picture: 'prologue-town-folk', place: at(400, 420, 490, 150), poses: until('wishes') },
    { picture: 'prologue-town-unlit', place: whole, poses: still },
    {
      picture: 'prologue-town-far',
      place: at(340, 290, 600, 150),
      poses: [[0], ['lamps', 1, 'none', 500], ['wishes', 0.9], ['empty-floor', 1]],
    },
    {
      picture: 'prologue-town-middle',
      place: at(110, 200, 1060, 160),
      poses: [[0], ['lamps', 1, 'none', 1100], ['wishes', 0.3], ['empty-floor', 1]],
    },
    {
      picture: 'prologue-town-near',
      place: whole,
      poses: [[0], ['lamps', 1, 'none', 1700], ['wishes', 0], ['empty-floor', 1]],
    },
    dusk(640, 150, [0.5], ['lamps', 0], ['wishes', 0.2], ['empty-floor', 0]),
    shown('prologue-town-shine', at(430, 500, 450, 90), ['shining-floor', 1, 'none', 700], ['wishes', 0]),
    shown('prologue-town-wishes', at(400, 236, 520, 250), ['wishes', 1, 'none', 700], ['empty-floor', 0]),
    shown('prologue-town-oil', at(250, 524, 780, 60), ['wishes', 1, 'none', 300], ['empty-floor', 0]),
    shown('prologue-town-steps', at(440, 500, 400, 110), ['empty-floor', 1]),
    party('walking', [552, 504, 0.74], [640, 506, 0.75], [728, 504, 0.74], { place: whole, poses: since('empty-floor') }),
  ],
  views: [
    ['shining-floor', 1.9, 672, 452],
    ['wishes', 1.3, 640, 388],
    ['empty-floor', 1.4, 640, 412],
  ],
})
