import { at, light, party, whole, type SceneLayers } from './scene-layer.ts'

/** The scenes of the fourth ending. */
export const endingFourLayers: SceneLayers = {
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
}
