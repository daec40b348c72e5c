import { ending3States } from '../../../content/story/ending.ts'
import { at, dusk, type Footing, party, whole, stagingOf } from '../staging.ts'

const { only, during, since, staging } = stagingOf(ending3States['ending-3'])

/** The paper of the lantern on the ridge: the light in it leans to the player's hand. */
const lantern = {
  size: { width: 1280, height: 720 },
  reach: { x: 628, y: 142, width: 24, height: 40 },
  rest: { x: 640, y: 160 },
  leans: true,
} as const

/** How far the light seems to be where it leans by one px. */
const lever = 13
/** How far behind the three the lantern stands, in px of their shadows. */
const behind = 178

/** By how much a shadow is longer for each px by which the light is lower, in lengths of who throws it. */
const lengthening = 0.014

/** The shadow of somebody, which falls towards the viewer, away from the light and the longer the lower that is. */
const shadowAt = (x: number, y: number, scale: number): Footing => {
  const { rest } = lantern
  const aside = `calc(${rest.x - x} + ${lever} * (var(--lamp-x, ${rest.x}) - ${rest.x}))`
  const length = `calc(-1.12 - ${lengthening} * (var(--lamp-y, ${rest.y}) - ${rest.y}))`
  return [x, y, scale, `scaleY(${length}) skewX(atan2(${aside}, ${behind}))`]
}

/** The first evening in the town. */
export const ending3 = staging({
  layers: [
    {
      picture: 'ending-3-windows-1',
      place: at(40, 296, 1200, 60),
      poses: [[1], ['lamps-out', 0, 'none', 300]],
    },
    {
      picture: 'ending-3-windows-2',
      place: at(40, 296, 1200, 60),
      poses: [[1], ['lamps-out', 0, 'none', 1100]],
    },
    {
      picture: 'ending-3-windows-3',
      place: at(40, 296, 1200, 60),
      poses: [[1], ['lamps-out', 0, 'none', 1900]],
    },
    {
      picture: 'ending-3-day',
      place: whole,
      poses: [[0.85], ['lamps-out', 0.6], ['evening', 0]],
    },
    { picture: 'ending-3-floor', place: at(0, 200, 1280, 520), poses: during('omigaki', 'susuke') },
    party('shadow', shadowAt(520, 372, 0.94), shadowAt(640, 374, 0.96), shadowAt(760, 372, 0.94), {
      place: at(300, 372, 680, 170),
      origin: '50% 0%',
      poses: [
        [0.4, 'scale(0.8, 0.1)'],
        ['evening', 0.8, 'scale(0.9, 0.3)'],
        ['long-shadows', 1],
        ['omigaki', 0],
        ['children', 1],
        ['old-man', 0],
      ],
    }),
    party('standing', [520, 374, 0.62], [640, 376, 0.64], [760, 374, 0.62], {
      place: whole,
      poses: [[1], ['omigaki', 0], ['children', 1], ['old-man', 0]],
    }),
    {
      picture: 'ending-3-yotsuji',
      place: at(800, 270, 280, 260),
      poses: during('yotsuji', 'small-one', 'translateX(30%)', 'translateX(30%)'),
    },
    { picture: 'ending-3-small', place: at(880, 430, 160, 100), poses: only('yotsuji') },
    { picture: 'ending-3-nod', place: at(880, 430, 160, 100), poses: only('small-one') },
    { picture: 'ending-3-bow', place: at(160, 296, 210, 204), poses: only('bow') },
    { picture: 'ending-3-sweep', place: at(120, 280, 340, 290), poses: only('sweeping') },
    { picture: 'ending-3-cup', place: at(0, 260, 700, 300), poses: only('cup') },
    { picture: 'ending-3-child', place: at(920, 316, 230, 230), poses: only('child', 'translateX(30%)', 'translateX(30%)') },
    { picture: 'ending-3-children', place: at(880, 316, 300, 190), poses: only('children', 'translateX(30%)', 'translateX(30%)') },
    {
      picture: 'ending-3-stain',
      place: at(120, 404, 200, 130),
      origin: '78% 0%',
      poses: [
        [0, 'scale(0.7, 0.2)'],
        ['omigaki', 1, 'none', 900],
        ['bow', 0],
      ],
    },
    { picture: 'ending-3-omigaki', place: at(180, 270, 190, 180), poses: only('omigaki', 'translateX(-41%)') },
    { picture: 'ending-3-shelf', place: at(30, 340, 180, 180), poses: only('rou') },
    {
      picture: 'ending-3-long',
      place: at(60, 350, 260, 160),
      origin: '90% 40%',
      poses: [
        [0, 'scale(0.8, 0.1)'],
        ['rou', 1, 'none', 900],
        ['susuke', 0],
      ],
    },
    { picture: 'ending-3-rou', place: at(216, 236, 158, 210), poses: only('rou', 'translateX(-41%)', 'translateX(-41%)') },
    { picture: 'ending-3-susuke', place: at(110, 330, 220, 220), poses: only('susuke') },
    { picture: 'ending-3-old', place: at(60, 240, 760, 320), poses: since('old-man') },
    dusk(640, 136, [0], ['children', 0.4], ['old-man', 0.2]),
  ],
  flame: { lantern, states: ['evening', 'long-shadows'] },
  views: [
    ['small-one', 2, 920, 405],
    ['lamps-out', 1, 640, 290],
    ['child', 1.6, 860, 400],
    ['omigaki', 2.3, 282, 414],
    ['rou', 1.9, 337, 400],
    ['susuke', 2.4, 267, 420],
    ['children', 1, 640, 290],
    ['old-man', 1.4, 480, 375],
  ],
})
