import { at, during, type Footing, light, dusk, party, type SceneLayers, since, still, until, whole } from './scene-layer.ts'

const together = [
  [712, 532, 0.76],
  [838, 538, 0.76],
  [964, 532, 0.76],
] as const satisfies readonly Footing[]

const eachAlone = { place: whole, poses: during(16, 19) } as const

/** The scenes of the first ending. */
export const endingOneLayers: SceneLayers = {
  // 1: the cover is off, 2: ススケ, 3: ハゼ, 4: the nails of the gate, 5: マル, 6: the stain fades, 7: the empty floor, 8: the three and their street, 9: who paints the signs, 10: nobody sleeps, 11: ロウ, 12: his cloth, 13: the folded curtain, 14: シオリ, 15: the roster, 16–18: what became of each of the three, 19: shadows at the wall, 20: nearer, 21: the first on the wall, 22: カンヌキ, 23: over every roof and inside, and nobody looks.
  'ending-1': [
    {
      picture: 'ending-1-dusk',
      place: at(0, 0, 1280, 400),
      poses: [
        [0, 0],
        [19, 0.42],
        [20, 0.56],
        [21, 0.72],
        [23, 1],
      ],
    },
    {
      picture: 'ending-1-far',
      place: at(0, 286, 1280, 130),
      origin: '50% 100%',
      poses: [
        [0, 0, 'scaleY(0.3)'],
        [17, 0.4],
        [18, 0.7],
        [19, 1],
        [20, 0.6],
        [21, 0.5],
        [23, 0],
      ],
    },
    {
      picture: 'ending-1-near',
      place: at(0, 236, 1280, 180),
      origin: '50% 100%',
      poses: [
        [0, 0, 'scaleY(0.3)'],
        [20, 0.9, 'scaleY(0.8)'],
        [21, 1],
        [23, 0.6],
      ],
    },
    { picture: 'ending-1-tall', place: at(0, 60, 1280, 356), origin: '50% 100%', poses: since(23, 'scaleY(0.4)') },
    { picture: 'ending-1-wall', place: at(0, 340, 1280, 104), poses: still },
    {
      picture: 'ending-1-beams',
      place: whole,
      poses: [
        [0, 0, 'scale(0.6)'],
        [1, 1],
        [10, 1, 'scale(1.15)'],
        [19, 0.7],
        [23, 0.4],
      ],
    },
    { picture: 'ending-1-front', place: at(0, 196, 1280, 344), origin: '50% 100%', poses: still },
    light([0, 0], [6, 0.2], [10, 0.46], [19, 0.14], [23, 0]),
    {
      picture: 'ending-1-stain',
      place: at(440, 488, 150, 46),
      poses: [
        [0, 0.62],
        [3, 0],
        [4, 0.62],
        [6, 0.2],
        [7, 0],
      ],
    },
    {
      picture: 'ending-1-soroban',
      place: at(66, 376, 146, 182),
      poses: [
        [0, 0],
        [4, 1],
        [5, 0.9],
        [10, 0.8],
        [15, 0],
        [19, 0.8],
        [22, 0],
        [23, 0.8],
      ],
    },
    { picture: 'ending-1-toki', place: at(980, 370, 280, 190), poses: during(13, 14) },
    { picture: 'ending-1-street', place: at(630, 300, 416, 260), poses: during(8, 9) },
    { picture: 'ending-1-susuke', place: at(230, 406, 250, 150), poses: during(2, 3) },
    { picture: 'ending-1-haze', place: at(350, 346, 270, 212), poses: during(3, 4) },
    { picture: 'ending-1-maru', place: at(780, 326, 330, 234), poses: during(5, 6) },
    { picture: 'ending-1-painter', place: at(790, 326, 300, 234), poses: during(9, 10) },
    { picture: 'ending-1-sleepless', place: at(430, 376, 440, 186), poses: during(10, 11) },
    { picture: 'ending-1-rou', place: at(370, 320, 250, 240), poses: during(11, 12) },
    { picture: 'ending-1-cloth', place: at(370, 330, 250, 230), poses: during(12, 13) },
    { picture: 'ending-1-shiori', place: at(786, 346, 284, 214), poses: during(14, 15) },
    { picture: 'ending-1-roster', place: at(96, 326, 300, 180), poses: during(15, 16) },
    { picture: 'ending-1-kannuki', place: at(86, 340, 208, 220), poses: during(22, 23) },
    { picture: 'ending-1-omigaki', place: at(520, 380, 130, 140), poses: during(6, 8) },
    {
      picture: 'ending-1-people',
      place: at(180, 392, 980, 176),
      poses: [
        [0, 1],
        [2, 0],
        [4, 1],
        [5, 0],
        [6, 0.8],
        [9, 0],
        [15, 0.6],
        [16, 0],
        [19, 0.6],
        [22, 0],
        [23, 0.6],
      ],
    },
    {
      picture: 'ending-1-blind',
      place: at(200, 420, 940, 120),
      poses: [
        [0, 0],
        [15, 1],
        [16, 0],
        [19, 1],
        [22, 0],
        [23, 1],
      ],
    },
    {
      picture: 'ending-1-small',
      place: at(400, 340, 90, 142),
      origin: '50% 100%',
      poses: [
        [0, 0, 'scaleY(0.1)'],
        [21, 1, 'translate(-16%, -72%) scale(0.62)'],
        [22, 0],
        [23, 1, 'translateY(14%) scale(1.2)'],
      ],
    },
    party('standing', ...together, {
      place: whole,
      poses: [
        [0, 1],
        [2, 0],
        [8, 1],
        [9, 0],
        [19, 1],
        [21, 0],
        [23, 1],
      ],
    }),
    party('cloth', ...together, { place: whole, poses: since(23) }),
    // Each alone before another part of the square, and beside them what they have left to do.
    party('idle', [335, 522, 0.74], [725, 522, 0.74], [1110, 522, 0.74], eachAlone),
    party('kneeling', [205, 506, 0.84], [595, 506, 0.84], [980, 506, 0.84], eachAlone),
    { picture: 'ending-1-cover', place: at(570, 196, 140, 176), poses: until(1, 'translate(60%, -70%) rotate(24deg)') },
    dusk(640, 240, [0, 0.8], [1, 0]),
  ],
}
