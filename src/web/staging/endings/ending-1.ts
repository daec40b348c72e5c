import { ending1States } from '../../../content/story/ending.ts'
import { at, dusk, light, party, still, whole, stagingOf, type Footing } from '../staging.ts'

const { only, during, since, until, staging } = stagingOf(ending1States['ending-1'])

const together = [
  [712, 532, 0.76],
  [838, 538, 0.76],
  [964, 532, 0.76],
] as const satisfies readonly Footing[]

const eachAlone = { place: whole, poses: during('first-alone', 'third-alone') } as const

/** The mirrors, and what becomes of the town that is bright everywhere. */
export const ending1 = staging({
  layers: [
    {
      picture: 'ending-1-dusk',
      place: at(0, 0, 1280, 400),
      poses: [[0], ['far-shadows', 0.42], ['near-shadows', 0.56], ['small-shadow', 0.72], ['tall-shadows', 1]],
    },
    {
      picture: 'ending-1-far',
      place: at(0, 286, 1280, 130),
      origin: '50% 100%',
      poses: [
        [0, 'scaleY(0.3)'],
        ['second-alone', 0.4],
        ['third-alone', 0.7],
        ['far-shadows', 1],
        ['near-shadows', 0.6],
        ['small-shadow', 0.5],
        ['tall-shadows', 0],
      ],
    },
    {
      picture: 'ending-1-near',
      place: at(0, 236, 1280, 180),
      origin: '50% 100%',
      poses: [
        [0, 'scaleY(0.3)'],
        ['near-shadows', 0.9, 'scaleY(0.8)'],
        ['small-shadow', 1],
        ['tall-shadows', 0.6],
      ],
    },
    { picture: 'ending-1-tall', place: at(0, 60, 1280, 356), origin: '50% 100%', poses: since('tall-shadows', 'scaleY(0.4)') },
    { picture: 'ending-1-wall', place: at(0, 340, 1280, 104), poses: still },
    {
      picture: 'ending-1-beams',
      place: whole,
      poses: [
        [0, 'scale(0.6)'],
        ['uncovered', 1],
        ['sleepless', 1, 'scale(1.15)'],
        ['far-shadows', 0.7],
        ['tall-shadows', 0.4],
      ],
    },
    { picture: 'ending-1-front', place: at(0, 196, 1280, 344), origin: '50% 100%', poses: still },
    light([0], ['faint-stain', 0.2], ['sleepless', 0.46], ['far-shadows', 0.14], ['tall-shadows', 0]),
    {
      picture: 'ending-1-stain',
      place: at(440, 488, 150, 46),
      poses: [[0.62], ['haze', 0], ['soroban', 0.62], ['faint-stain', 0.2], ['bare-floor', 0]],
    },
    {
      picture: 'ending-1-soroban',
      place: at(66, 376, 146, 182),
      poses: [
        [0],
        ['soroban', 1],
        ['maru', 0.9],
        ['sleepless', 0.8],
        ['roster', 0],
        ['far-shadows', 0.8],
        ['kannuki', 0],
        ['tall-shadows', 0.8],
      ],
    },
    { picture: 'ending-1-toki', place: at(980, 370, 280, 190), poses: only('folded-curtain') },
    { picture: 'ending-1-street', place: at(630, 300, 416, 260), poses: only('street') },
    { picture: 'ending-1-susuke', place: at(230, 406, 250, 150), poses: only('susuke') },
    { picture: 'ending-1-haze', place: at(350, 346, 270, 212), poses: only('haze') },
    { picture: 'ending-1-maru', place: at(780, 326, 330, 234), poses: only('maru') },
    { picture: 'ending-1-painter', place: at(790, 326, 300, 234), poses: only('painter') },
    { picture: 'ending-1-sleepless', place: at(430, 376, 440, 186), poses: only('sleepless') },
    { picture: 'ending-1-rou', place: at(370, 320, 250, 240), poses: only('rou') },
    { picture: 'ending-1-cloth', place: at(370, 330, 250, 230), poses: only('cloth') },
    { picture: 'ending-1-shiori', place: at(786, 346, 284, 214), poses: only('shiori') },
    { picture: 'ending-1-roster', place: at(96, 326, 300, 180), poses: only('roster') },
    { picture: 'ending-1-kannuki', place: at(86, 340, 208, 220), poses: only('kannuki') },
    { picture: 'ending-1-omigaki', place: at(520, 380, 130, 140), poses: during('faint-stain', 'bare-floor') },
    {
      picture: 'ending-1-people',
      place: at(180, 392, 980, 176),
      poses: [
        [1],
        ['susuke', 0],
        ['soroban', 1],
        ['maru', 0],
        ['faint-stain', 0.8],
        ['painter', 0],
        ['roster', 0.6],
        ['first-alone', 0],
        ['far-shadows', 0.6],
        ['kannuki', 0],
        ['tall-shadows', 0.6],
      ],
    },
    {
      picture: 'ending-1-blind',
      place: at(200, 420, 940, 120),
      poses: [[0], ['roster', 1], ['first-alone', 0], ['far-shadows', 1], ['kannuki', 0], ['tall-shadows', 1]],
    },
    {
      picture: 'ending-1-small',
      place: at(400, 340, 90, 142),
      origin: '50% 100%',
      poses: [
        [0, 'scaleY(0.1)'],
        ['small-shadow', 1, 'translate(-16%, -72%) scale(0.62)'],
        ['kannuki', 0],
        ['tall-shadows', 1, 'translateY(14%) scale(1.2)'],
      ],
    },
    party('standing', ...together, {
      place: whole,
      poses: [[1], ['susuke', 0], ['street', 1], ['painter', 0], ['far-shadows', 1], ['small-shadow', 0], ['tall-shadows', 1]],
    }),
    party('cloth', ...together, { place: whole, poses: since('tall-shadows') }),
    // Each alone before another part of the square, and beside them what they have left to do.
    party('idle', [335, 522, 0.74], [725, 522, 0.74], [1110, 522, 0.74], eachAlone),
    party('kneeling', [205, 506, 0.84], [595, 506, 0.84], [980, 506, 0.84], eachAlone),
    { picture: 'ending-1-cover', place: at(570, 196, 140, 176), poses: until('covered', 'translate(60%, -70%) rotate(24deg)') },
    dusk(640, 240, [0.8], ['uncovered', 0]),
  ],
  views: [
    ['susuke', 2.4, 350, 430],
    ['haze', 2.5, 478, 430],
    ['soroban', 2.4, 267, 430],
    ['maru', 2.2, 940, 430],
    ['faint-stain', 2.1, 474, 440],
    ['bare-floor', 2.9, 550, 446],
    ['street', 2, 838, 435],
    ['painter', 2.4, 940, 430],
    ['sleepless', 2.2, 640, 416],
    ['rou', 2.4, 480, 430],
    ['folded-curtain', 2.6, 1030, 436],
    ['shiori', 2.4, 928, 430],
    ['roster', 3, 216, 430],
    ['first-alone', 2.7, 256, 430],
    ['second-alone', 2.7, 645, 430],
    ['third-alone', 2.7, 1030, 430],
    ['far-shadows', 1, 640, 290],
    ['small-shadow', 2.7, 450, 352],
    ['kannuki', 2.4, 267, 430],
    ['tall-shadows', 1, 640, 290],
  ],
})
