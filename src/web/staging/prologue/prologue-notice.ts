import { prologueStates } from '../../../content/story/prologue.ts'
import type { PlacedBox } from '../../art/plaza-places.ts'
import { at, party, whole, stagingOf, type Change, type SceneLayer } from '../staging.ts'

const { during, staging } = stagingOf(prologueStates['prologue-notice'])
type State = (typeof prologueStates)['prologue-notice'][number]

/** Somebody who stops before the notice. */
const coming = (picture: string, place: PlacedBox, from: string, delay: number, ...later: readonly Change<State>[]): SceneLayer<State> => ({
  picture,
  place,
  poses: [[0, `translateX(${from})`], ['strangers', 1, 'none', delay], ...later],
})

/** It is not there at first. */
const shown = (picture: string, place: PlacedBox, ...poses: readonly Change<State>[]): SceneLayer<State> => ({
  picture,
  place,
  poses: [[0], ...poses],
})

/** Three strangers stop before the notice; once the three are chosen, they stand there instead. */
export const prologueNotice = staging({
  layers: [
    {
      picture: 'prologue-notice-paper',
      place: at(510, 80, 262, 300),
      origin: '50% 0',
      poses: [
        [0, 'scaleY(0.04)'],
        ['notice', 1, 'none', 400],
        ['the-three', 0, 'translateY(30%) rotate(7deg)'],
        ['notice-again', 1],
      ],
    },
    shown('prologue-notice-goods', at(80, 410, 1140, 130), ['goods', 1], ['passer-by', 0]),
    coming('prologue-notice-tall', at(340, 185, 260, 410), '-60%', 200, ['the-three', 0], ['passer-by', 1]),
    coming('prologue-notice-cape', at(530, 315, 240, 290), '20%', 1400, ['the-three', 0]),
    coming('prologue-notice-bundle', at(690, 255, 260, 350), '60%', 800, ['the-three', 0]),
    party('standing', [392, 584, 1.6], [640, 592, 1.65], [888, 584, 1.6], { place: whole, poses: during('the-three', 'goods') }),
  ],
})
