import { prologueStates } from '../../../content/story/prologue.ts'
import type { PlacedBox } from '../../art/plaza-places.ts'
import { at, stagingOf, type SceneLayer } from '../staging.ts'

const { staging } = stagingOf(prologueStates['prologue-break'])
type State = (typeof prologueStates)['prologue-break'][number]

/** A shadow that lies flat, then stands up from the ground. */
const rising = (picture: string, place: PlacedBox, delay: number): SceneLayer<State> => ({
  picture,
  place,
  origin: '50% 100%',
  poses: [
    [1, 'scaleY(0.06) skewX(-30deg)'],
    ['standing', 1, 'none', delay],
  ],
})

/** The shadows stand up, one after the other. */
export const prologueBreak = staging({
  layers: [
    rising('prologue-break-lying', at(60, 475, 240, 60), 500),
    rising('prologue-break-first', at(280, 405, 200, 130), 900),
    rising('prologue-break-child', at(450, 365, 170, 175), 1300),
    rising('prologue-break-woman', at(615, 285, 190, 255), 1700),
    rising('prologue-break-man', at(810, 255, 210, 290), 2100),
    rising('prologue-break-tall', at(1000, 195, 280, 350), 2500),
  ],
})
