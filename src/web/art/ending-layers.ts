import { endingThreeLayers } from './ending-3-layers.ts'
import { endingTwoLayers } from './ending-2-layers.ts'
import type { Position } from './plaza-places.ts'
import { at, light, night, party, still, whole, type SceneLayer, type SceneLayers, type SceneViews } from './scene-layer.ts'

/** Somebody of the first ending, on the one page that tells of them. */
const spokenOf = (who: string, place: Position, page: number): SceneLayer => ({
  picture: `ending-1-${who}`,
  place,
  poses: [
    [0, 0],
    [page, 1],
    [page + 1, 0],
  ],
})

/** The four endings. */
export const endingLayers: SceneLayers = {
  ...endingTwoLayers,
  ...endingThreeLayers,
  // 1: the cover is off, 2: ススケ, 3: ハゼ, 4: the nails of the gate, 5: マル, 6: the stain fades, 7: the three, 8: bandaged eyes, 9: ロウ, 10: his cloth, 11: the folded curtain, 12: シオリ, 13: the three, 14: shadows at the wall, 15: nearer, 16: カンヌキ, 17: over every roof, and nobody looks.
  'ending-1': [
    {
      picture: 'ending-1-dusk',
      place: at(0, 0, 1280, 400),
      poses: [
        [0, 0],
        [14, 0.42],
        [15, 0.72],
        [17, 1],
      ],
    },
    {
      picture: 'ending-1-far',
      place: at(0, 326, 1280, 90),
      origin: '50% 100%',
      poses: [
        [0, 0, 'scaleY(0.3)'],
        [14, 1],
        [15, 0.5],
        [17, 0],
      ],
    },
    {
      picture: 'ending-1-near',
      place: at(0, 236, 1280, 180),
      origin: '50% 100%',
      poses: [
        [0, 0, 'scaleY(0.3)'],
        [15, 1],
        [17, 0.6],
      ],
    },
    {
      picture: 'ending-1-tall',
      place: at(0, 60, 1280, 356),
      origin: '50% 100%',
      poses: [
        [0, 0, 'scaleY(0.4)'],
        [17, 1],
      ],
    },
    { picture: 'ending-1-wall', place: at(0, 340, 1280, 104), poses: still },
    {
      picture: 'ending-1-beams',
      place: whole,
      poses: [
        [0, 0, 'scale(0.6)'],
        [1, 1],
        [8, 1, 'scale(1.15)'],
        [14, 0.7],
        [17, 0.4],
      ],
    },
    { picture: 'ending-1-front', place: at(0, 196, 1280, 344), origin: '50% 100%', poses: still },
    light([0, 0], [6, 0.2], [8, 0.46], [14, 0.14], [17, 0]),
    {
      picture: 'ending-1-stain',
      place: at(440, 488, 150, 46),
      poses: [
        [0, 0.62],
        [3, 0],
        [4, 0.62],
        [6, 0.2],
        [8, 0],
      ],
    },
    {
      picture: 'ending-1-soroban',
      place: at(90, 390, 100, 150),
      poses: [
        [0, 0],
        [4, 1],
        [5, 0.9],
        [8, 0.8],
        [16, 0],
        [17, 0.8],
      ],
    },
    {
      picture: 'ending-1-toki',
      place: at(980, 370, 280, 190),
      poses: [
        [0, 0],
        [11, 1],
        [12, 0],
      ],
    },
    spokenOf('susuke', at(230, 410, 250, 130), 2),
    spokenOf('haze', at(360, 350, 250, 190), 3),
    spokenOf('maru', at(800, 340, 290, 200), 5),
    spokenOf('rou', at(390, 330, 210, 210), 9),
    spokenOf('cloth', at(390, 330, 210, 210), 10),
    spokenOf('shiori', at(800, 350, 250, 190), 12),
    spokenOf('kannuki', at(100, 350, 180, 190), 16),
    {
      picture: 'ending-1-omigaki',
      place: at(520, 380, 130, 140),
      poses: [
        [0, 0],
        [6, 1],
        [7, 0],
      ],
    },
    {
      picture: 'ending-1-people',
      place: at(200, 400, 940, 160),
      poses: [
        [0, 1],
        [2, 0],
        [4, 1],
        [5, 0],
        [6, 0.8],
        [8, 0.6],
        [9, 0],
        [13, 0.6],
        [16, 0],
        [17, 0.6],
      ],
    },
    {
      picture: 'ending-1-blind',
      place: at(200, 420, 940, 120),
      poses: [
        [0, 0],
        [8, 1],
        [9, 0],
        [13, 1],
        [16, 0],
        [17, 1],
      ],
    },
    {
      picture: 'ending-1-small',
      place: at(400, 340, 90, 142),
      origin: '50% 100%',
      poses: [
        [0, 0, 'scaleY(0.1)'],
        [15, 1],
        [16, 0],
        [17, 1, 'translateY(14%) scale(1.2)'],
      ],
    },
    party('standing', [712, 532, 0.76], [838, 538, 0.76], [964, 532, 0.76], {
      place: whole,
      poses: [
        [0, 1],
        [2, 0],
        [7, 1],
        [9, 0],
        [13, 1],
        [15, 0],
        [17, 1],
      ],
    }),
    {
      picture: 'ending-1-cover',
      place: at(570, 196, 140, 176),
      poses: [
        [0, 1],
        [1, 0, 'translate(60%, -70%) rotate(24deg)'],
      ],
    },
    night([0, 0.66], [1, 0]),
  ],
  // 1: the bow, 2: strings tighten and all work, 3: everybody, 4: the polished floor, 5: back, 6: ロウ, 7: everybody, 8: one's own wrist, 9: all fingers, 10: シオリ's hand in the library, 11: the page it has hidden, 12: threads in the light, 13: a curtain that does not close.
  'ending-4': [
    party('shadow', [574, 257, 0.46], [640, 257, 0.46], [706, 257, 0.46]),
    {
      picture: 'ending-4-back',
      place: at(30, 380, 1220, 64),
      poses: [
        [0, 0],
        [3, 1],
      ],
    },
    {
      picture: 'ending-4-standing',
      place: at(100, 340, 1080, 220),
      origin: '50% 84.5%',
      poses: [
        [0, 1],
        [1, 0, 'scaleY(0.7)', 1500],
      ],
    },
    {
      picture: 'ending-4-shadows',
      place: at(100, 440, 1080, 116),
      origin: '50% 40%',
      poses: [
        [0, 0, 'scaleX(0.9)'],
        [1, 0.85, 'none', 500],
      ],
    },
    {
      picture: 'ending-4-middle',
      place: at(20, 352, 1240, 124),
      poses: [
        [0, 0, 'translateY(12%)'],
        [3, 1, 'none', 500],
      ],
    },
    {
      picture: 'ending-4-front',
      place: at(100, 390, 1080, 170),
      origin: '50% 80%',
      poses: [
        [0, 0, 'scaleY(1.3)'],
        [1, 1, 'none', 1500],
        [2, 0, 'none', 500],
      ],
    },
    {
      picture: 'ending-4-work',
      place: at(60, 380, 1160, 170),
      poses: [
        [0, 0],
        [2, 1],
      ],
    },
    {
      picture: 'ending-4-rou',
      place: at(570, 0, 140, 540),
      poses: [
        [0, 0],
        [6, 1],
        [7, 0],
      ],
    },
    {
      picture: 'ending-4-slack',
      place: at(100, 100, 1080, 424),
      poses: [
        [0, 0],
        [1, 0.7, 'none', 2200],
        [2, 0],
      ],
    },
    {
      picture: 'ending-4-tight',
      place: at(60, 100, 1160, 424),
      poses: [
        [0, 0],
        [2, 0.7],
        [3, 0.8],
        [9, 1],
        [12, 0.12],
      ],
    },
    {
      picture: 'ending-4-far',
      place: at(60, 100, 1160, 424),
      poses: [
        [0, 0],
        [3, 0.8],
        [9, 1],
        [12, 0.12],
      ],
    },
    {
      picture: 'ending-4-own',
      place: at(450, 80, 380, 200),
      poses: [
        [0, 0],
        [9, 0.9, 'none', 700],
        [12, 0.12],
      ],
    },
    {
      picture: 'ending-4-hands',
      place: at(0, 0, 1280, 290),
      origin: '50% 0%',
      poses: [
        [0, 1, 'translateY(-88%)'],
        [1, 1],
      ],
    },
    {
      picture: 'ending-4-floor',
      place: whole,
      poses: [
        [0, 0],
        [4, 1],
        [5, 0],
      ],
    },
    {
      picture: 'ending-4-wrist',
      place: whole,
      poses: [
        [0, 0],
        [8, 1],
        [9, 0],
      ],
    },
    {
      picture: 'ending-4-library',
      place: whole,
      poses: [
        [0, 0],
        [10, 1],
        [12, 0],
      ],
    },
    {
      picture: 'ending-4-page',
      place: at(300, 210, 160, 250),
      poses: [
        [0, 0, 'translate(110%, 20%) rotate(14deg)'],
        [11, 1, 'none', 700],
        [12, 0],
      ],
    },
    {
      picture: 'ending-4-left',
      place: at(0, 0, 320, 720),
      poses: [
        [0, 1, 'translateX(-100%)'],
        [13, 1],
      ],
    },
    {
      picture: 'ending-4-right',
      place: at(960, 0, 320, 720),
      poses: [
        [0, 1, 'translateX(100%)'],
        [13, 1],
      ],
    },
    light([0, 0], [12, 0.1], [13, 0]),
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
  // Who is spoken of, one after the other; then the small shadow that knocks, and カンヌキ.
  'ending-1': [
    [2, 2.4, 350, 430],
    [3, 2.5, 478, 430],
    [4, 2.4, 267, 430],
    [5, 2.2, 940, 430],
    [6, 2.1, 474, 440],
    [7, 2, 838, 435],
    [9, 2.4, 480, 430],
    [11, 2.6, 1030, 436],
    [12, 2.4, 928, 430],
    [13, 2, 838, 435],
    [14, 1, 640, 290],
    [15, 2.1, 400, 390],
    [16, 2.4, 267, 430],
    [17, 1, 640, 290],
  ],
  // Each of the three, alone.
  'ending-2': [
    [11, 2, 950, 405],
    [12, 2, 380, 405],
    [13, 2, 640, 405],
    [14, 1, 640, 290],
  ],
  // Those who work on their strings; the three above the roofs.
  'ending-4': [
    [5, 1.9, 337, 440],
    [6, 1.9, 640, 440],
    [7, 1, 640, 290],
    [8, 1, 640, 290],
    [9, 1.7, 640, 200],
    [10, 1, 640, 290],
  ],
}
