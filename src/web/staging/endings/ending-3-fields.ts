import { ending3States } from '../../../content/story/ending.ts'
import { at, still, stagingOf } from '../staging.ts'

const { since, staging } = stagingOf(ending3States['ending-3-fields'])

/** Lunch, and the benches that fill. */
export const ending3Fields = staging({
  layers: [
    { picture: 'ending-3-fields-lunch', place: at(110, 396, 470, 76), origin: '50% 100%', poses: since('lunch', 'scaleY(0.2)') },
    { picture: 'ending-3-fields-seats-0', place: at(770, 350, 440, 60), poses: still },
    { picture: 'ending-3-fields-back', place: at(780, 310, 380, 100), poses: since('full-rows', 'translate(-30%, -6%)') },
    { picture: 'ending-3-fields-seats-1', place: at(750, 370, 500, 86), poses: still },
    { picture: 'ending-3-fields-stag', place: at(980, 296, 130, 186), poses: since('king', 'translateX(65%)') },
    { picture: 'ending-3-fields-king', place: at(850, 224, 220, 258), poses: since('king', 'translateX(-42%)') },
    {
      picture: 'ending-3-fields-middle',
      place: at(770, 340, 460, 120),
      poses: [
        [0, 'translate(-30%, -4%)'],
        ['full-rows', 1, 'none', 700],
      ],
    },
    { picture: 'ending-3-fields-seats-2', place: at(730, 400, 550, 140), poses: still },
    { picture: 'ending-3-fields-front', place: at(740, 320, 200, 210), poses: since('front-seat', 'translate(-24%, 0)') },
  ],
  views: [
    ['front-seat', 2, 900, 420],
    ['king', 2, 950, 400],
  ],
})
