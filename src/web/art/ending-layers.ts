import { endingFourLayers } from './ending-4-layers.ts'
import { endingOneLayers } from './ending-1-layers.ts'
import { endingThreeLayers } from './ending-3-layers.ts'
import { endingSquareLayers, endingSquareViews } from './ending-square-layers.ts'
import { endingTwoLayers } from './ending-2-layers.ts'
import { at, during, party, since, still, type SceneLayers, type SceneViews, until } from './scene-layer.ts'

/** The square before them, and the four endings. */
export const endingLayers: SceneLayers = {
  ...endingOneLayers,
  ...endingTwoLayers,
  ...endingThreeLayers,
  ...endingFourLayers,
  ...endingSquareLayers,
  // 1: the flame stretches, 2: three shadows sit down behind the three, 3: their mouths move, 4: the third lifts the lantern, and the shadows draw near to it. 5: the diary lies open, 6: the flame nods to it, 7: it is shut. 8: a shadow's foot on a thread.
  hill: [
    {
      picture: 'hill-lantern-flare',
      place: at(390, 256, 500, 464),
      poses: [
        [0, 0, 'scale(0.7)'],
        [1, 0.45],
        [2, 0.2, 'scale(0.8)'],
        [3, 0.45],
        [4, 0],
        [6, 0.45],
        [7, 0.2, 'scale(0.8)'],
      ],
    },
    { picture: 'hill-lantern-gone', place: at(510, 380, 260, 340), poses: during(4, 5) },
    party('shadow', [290, 548, 1.35], [452, 548, 1.35], [880, 548, 1.35], {
      place: at(140, 290, 860, 270),
      origin: '73% 100%',
      poses: [
        [0, 0, 'translateY(14%)'],
        [2, 0.88],
        [4, 0.94, 'scale(0.76, 1.1)'],
        [5, 0],
        [8, 0.96],
      ],
    }),
    {
      picture: 'hill-shadow-eyes',
      place: at(270, 360, 640, 24),
      poses: [
        [0, 0],
        [2, 1, 'none', 900],
        [4, 0],
        [8, 1, 'none', 900],
      ],
    },
    { picture: 'hill-shadow-mouths', place: at(270, 370, 640, 36), poses: during(3, 4, 'scaleY(0.2)') },
    { picture: 'hill-lantern-raised', place: at(516, 70, 500, 480), origin: '50% 100%', poses: during(4, 5, 'translateY(30%)') },
    { picture: 'hill-thread', place: at(770, 420, 170, 140), poses: since(8) },
    party('seated', [396, 542, 1.1], [512, 548, 1.1], [766, 546, 1.1]),
    { picture: 'hill-diary', place: at(520, 530, 240, 80), poses: during(5, 7) },
    { picture: 'hill-diary-shut', place: at(580, 550, 120, 50), poses: during(7, 8) },
  ],
  // The stain; 1: it waves.
  'after-1': [
    { picture: 'after-1-puddle', place: at(490, 440, 310, 120), poses: until(1) },
    { picture: 'after-1-waving', place: at(430, 386, 420, 164), poses: since(1) },
  ],
  // The company on its rods.
  'after-2': [
    { picture: 'after-2-left', place: at(150, 230, 400, 250), poses: still },
    party('shadow', [576, 474, 0.78], [676, 478, 0.78], [774, 474, 0.78]),
    { picture: 'after-2-right', place: at(770, 210, 370, 280), poses: still },
  ],
}

/** What the long endings show from near. */
export const endingViews: SceneViews = {
  ...endingSquareViews,
  // Who is spoken of, one after the other; then each of the three; the small shadow that knocks, and カンヌキ.
  'ending-1': [
    [2, 2.4, 350, 430],
    [3, 2.5, 478, 430],
    [4, 2.4, 267, 430],
    [5, 2.2, 940, 430],
    [6, 2.1, 474, 440],
    [7, 2.9, 550, 446],
    [8, 2, 838, 435],
    [9, 2.4, 940, 430],
    [10, 2.2, 640, 416],
    [11, 2.4, 480, 430],
    [13, 2.6, 1030, 436],
    [14, 2.4, 928, 430],
    [15, 3, 216, 430],
    [16, 2.7, 256, 430],
    [17, 2.7, 645, 430],
    [18, 2.7, 1030, 430],
    [19, 1, 640, 290],
    [21, 2.7, 450, 352],
    [22, 2.4, 267, 430],
    [23, 1, 640, 290],
  ],
  // The diary; the thread.
  hill: [
    [5, 1.6, 640, 450],
    [7, 1.5, 640, 430],
    [8, 1.7, 800, 440],
  ],
  // The fire; those who bow, and the three; each of the three, alone.
  'ending-2': [
    [2, 1.5, 430, 390],
    [5, 1, 640, 290],
    [9, 1.5, 853, 382],
    [10, 1, 640, 290],
    [12, 2, 950, 405],
    [13, 2, 380, 405],
    [14, 2, 640, 405],
    [15, 1, 640, 290],
  ],
  // The small one at ヨツジ's feet; who is spoken of, one after the other.
  'ending-3': [
    [2, 2, 920, 405],
    [3, 1, 640, 290],
    [6, 1.6, 860, 400],
    [7, 2.3, 282, 414],
    [11, 1.9, 337, 400],
    [12, 2.4, 267, 420],
    [13, 1, 640, 290],
    [14, 1.4, 480, 375],
  ],
  // The list, then the small one beside it; ソロバン asleep; each of the three, alone; ヨツジ asleep.
  'ending-3-night': [
    [3, 1.7, 790, 400],
    [4, 2, 960, 380],
    [5, 2.2, 988, 400],
    [6, 2, 530, 390],
    [9, 2, 960, 400],
    [10, 1, 640, 290],
  ],
  // The desk from near.
  'library-desk': [[2, 1.7, 790, 400]],
  // アトオイ in front, then those of the second row.
  'ending-3-fields': [
    [3, 2, 900, 420],
    [4, 2, 950, 400],
  ],
  // The roofs; ロウ; the list at the gate, then the rules; each of the three above the roofs, then all of them.
  'ending-4': [
    [5, 1.9, 640, 245],
    [6, 1, 640, 290],
    [10, 1.9, 640, 440],
    [11, 1, 640, 290],
    [12, 1.9, 338, 298],
    [13, 2.4, 405, 299],
    [14, 3.4, 574, 200],
    [15, 3.4, 640, 200],
    [16, 3.4, 706, 200],
    [17, 1, 640, 290],
  ],
}
