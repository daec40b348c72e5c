import { at, party, whole, type SceneLayer, type SceneLayers, type SceneViews } from './scene-layer.ts'

type Poses = SceneLayer['poses']
const layer = (name: string, poses: Poses, place = whole, origin = '50% 100%'): SceneLayer => ({
  picture: `ending-square-${name}`,
  place,
  origin,
  poses,
})
/** On some pages only. */
const during = (from: number, to: number, transform = 'none'): Poses => [
  [0, 0, transform],
  [from, 1],
  [to, 0],
]
/** Somebody who is there from the second page until the crowd goes home. */
const known = (from: string): Poses => [
  [0, 0, `translateX(${from})`],
  [1, 1],
  [14, 0, `translateX(${from})`],
]
const home = (to: string): Poses => [
  [0, 1],
  [14, 0, `translateX(${to})`],
]

/**
 * 1: those who came as they were, 2: a glow under the coat, 3: the first stains, 4: they close a ring, 5: three places in it are free, 6: ヨツジ asks.
 * Told: 7: the coat is open, 8: cheers, 9: the roster, 10: dumplings for everybody, 11: the three are gone.
 * Not told: 12: the glow is small, 13: ヨツジ looks at it, 14: the crowd is gone, 15: the three too.
 */
export const endingSquareLayers: SceneLayers = {
  'ending-square': [
    layer(
      'lamps-far',
      [
        [0, 1],
        [8, 1, 'skewX(14deg)'],
        [9, 1],
      ],
      at(190, 180, 900, 110),
      '50% 0',
    ),
    layer('back', home('0'), at(180, 270, 960, 110)),
    layer('stains-first', during(3, 4), at(400, 410, 620, 120)),
    layer(
      'stains',
      [
        [0, 0, 'scale(1.3)'],
        [4, 1],
        [15, 0.35],
      ],
      at(310, 390, 800, 160),
      '50% 50%',
    ),
    layer('seats', during(5, 6), at(530, 470, 352, 34)),
    layer('left', home('-12%'), at(50, 260, 340, 270)),
    layer('right', home('12%'), at(900, 260, 340, 270)),
    layer('cheer', during(8, 12, 'translateY(8%)'), at(50, 230, 1190, 260)),
    layer('skewers', during(10, 12), at(50, 200, 1190, 260)),
    layer('omigaki', known('-60%'), at(182, 320, 150, 180)),
    layer('shiori', known('60%'), at(1018, 300, 160, 205)),
    layer(
      'maru',
      [
        [0, 0, 'translateX(60%)'],
        [1, 1],
        [10, 0],
        [12, 1],
        [14, 0, 'translateX(60%)'],
      ],
      at(888, 310, 160, 190),
    ),
    layer('maru-spent', during(10, 12), at(888, 340, 160, 160)),
    layer(
      'yotsuji',
      [
        [0, 1, 'translate(-10%, -34%) scale(0.66)'],
        [6, 1],
        [13, 1, 'translateX(14%)'],
        [14, 0, 'translate(-30%, -20%)'],
      ],
      at(318, 280, 190, 210),
    ),
    layer('roster', during(9, 10, 'translateY(12%)'), at(440, 334, 100, 110)),
    layer(
      'glow',
      [
        [0, 0],
        [2, 1],
        [11, 0],
        [12, 0.5],
        [13, 0.25],
        [14, 0.5],
        [15, 0],
      ],
      at(410, 270, 320, 280),
    ),
    layer('coat', during(7, 9), at(450, 340, 150, 150), '80% 10%'),
    party('standing', [580, 482, 1.1], [706, 488, 1.1], [832, 482, 1.1], {
      place: whole,
      poses: [
        [0, 1],
        [11, 0, 'translateY(3%)'],
        [12, 1],
        [15, 0, 'translateX(6%)'],
      ],
    }),
    layer(
      'warmth',
      [
        [0, 0],
        [2, 0.7],
        [7, 0],
        [9, 0.7],
        [11, 0],
        [12, 0.3],
        [13, 0.15],
        [14, 0.3],
        [15, 0],
      ],
      at(510, 356, 112, 112),
    ),
    layer('flame', during(7, 9), at(460, 380, 136, 136)),
    layer(
      'lamps',
      [
        [0, 1],
        [8, 1, 'skewX(-12deg)'],
        [9, 1],
      ],
      at(-20, 40, 1320, 190),
      '50% 0',
    ),
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
