import { at, during, party, type SceneLayers, type SceneViews, until, whole } from './scene-layer.ts'

/** Somebody who is there from the second page until the crowd goes home. */
const known = (from: string) => during(1, 14, `translateX(${from})`, `translateX(${from})`)
const home = (to: string) => until(14, `translateX(${to})`)

/**
 * 1: those who came as they were, 2: a glow under the coat, 3: the first stains, 4: they close a ring, 5: three places in it are free, 6: ヨツジ asks.
 * Told: 7: the coat is open, 8: cheers, 9: the roster, 10: dumplings for everybody, 11: the three are gone.
 * Not told: 12: the glow is small, 13: ヨツジ looks at it, 14: the crowd is gone, 15: the three too.
 */
export const endingSquareLayers: SceneLayers = {
  'ending-square': [
    {
      picture: 'ending-square-lamps-far',
      place: at(190, 180, 900, 110),
      origin: '50% 0',
      poses: [
        [0, 1],
        [8, 1, 'skewX(14deg)'],
        [9, 1],
      ],
    },
    { picture: 'ending-square-back', place: at(180, 270, 960, 110), poses: home('0') },
    { picture: 'ending-square-stains-first', place: at(400, 410, 620, 120), poses: during(3, 4) },
    {
      picture: 'ending-square-stains',
      place: at(310, 390, 800, 160),
      origin: '50% 50%',
      poses: [
        [0, 0, 'scale(1.3)'],
        [4, 1],
        [15, 0.35],
      ],
    },
    { picture: 'ending-square-seats', place: at(530, 470, 376, 34), poses: during(5, 6) },
    { picture: 'ending-square-left', place: at(50, 260, 340, 270), poses: home('-12%') },
    { picture: 'ending-square-right', place: at(900, 260, 340, 270), poses: home('12%') },
    { picture: 'ending-square-cheer', place: at(50, 230, 1190, 260), poses: during(8, 12, 'translateY(8%)') },
    { picture: 'ending-square-skewers', place: at(50, 200, 1190, 260), poses: during(10, 12) },
    { picture: 'ending-square-omigaki', place: at(182, 320, 150, 180), poses: known('-60%') },
    { picture: 'ending-square-shiori', place: at(1018, 300, 160, 205), poses: known('60%') },
    {
      picture: 'ending-square-maru',
      place: at(904, 310, 160, 190),
      poses: [
        [0, 0, 'translateX(60%)'],
        [1, 1],
        [10, 0],
        [12, 1],
        [14, 0, 'translateX(60%)'],
      ],
    },
    { picture: 'ending-square-maru-spent', place: at(904, 340, 160, 160), poses: during(10, 12) },
    {
      picture: 'ending-square-yotsuji',
      place: at(318, 280, 190, 210),
      origin: '50% 100%',
      poses: [
        [0, 1, 'translate(-10%, -34%) scale(0.66)'],
        [6, 1],
        [13, 1, 'translateX(14%)'],
        [14, 0, 'translate(-30%, -20%)'],
      ],
    },
    { picture: 'ending-square-roster', place: at(440, 334, 100, 110), poses: during(9, 10, 'translateY(12%)') },
    {
      picture: 'ending-square-glow',
      place: at(410, 270, 320, 280),
      poses: [
        [0, 0],
        [2, 1],
        [11, 0],
        [12, 0.5],
        [13, 0.25],
        [14, 0.5],
        [15, 0],
      ],
    },
    { picture: 'ending-square-coat', place: at(450, 340, 150, 150), origin: '80% 10%', poses: during(7, 9) },
    party('standing', [580, 482, 1], [724, 488, 1], [856, 482, 1], {
      place: whole,
      poses: [
        [0, 1],
        [11, 0, 'translateY(3%)'],
        [12, 1],
        [15, 0, 'translateX(6%)'],
      ],
    }),
    { picture: 'ending-square-flame', place: at(460, 380, 136, 136), poses: during(7, 9) },
    {
      picture: 'ending-square-lamps',
      place: at(-20, 40, 1320, 190),
      origin: '50% 0',
      poses: [
        [0, 1],
        [8, 1, 'skewX(-12deg)'],
        [9, 1],
      ],
    },
  ],
}

/** Who and what is spoken of. */
export const endingSquareViews: SceneViews = {
  'ending-square': [
    [2, 1.6, 600, 400],
    [3, 1.45, 690, 420],
    [6, 1, 640, 290],
    [7, 1.6, 570, 400],
    [8, 1, 640, 290],
    [9, 1.9, 480, 390],
    [10, 1.9, 940, 390],
    [11, 1, 640, 290],
    [12, 1.6, 560, 400],
    [14, 1, 640, 290],
  ],
}
