import { at, type Footing, light, party, type SceneLayer, type SceneLayers, whole } from './scene-layer.ts'

/** A picture of its own, from one state up to another. */
const only = (name: string, from: number, to = from + 1): SceneLayer => ({
  picture: `ending-4-${name}`,
  place: whole,
  poses: [
    [0, 0],
    [from, 1],
    [to, 0],
  ],
})

const onTheStage = [
  [574, 257, 0.46],
  [640, 257, 0.46],
  [706, 257, 0.46],
] as const satisfies readonly Footing[]
const aside: Footing = [-300, 0, 1]
/** One of the three, on the page that tells of nobody else. */
const alone = (slot: 0 | 1 | 2): SceneLayer => {
  const [first, second, third] = onTheStage
  return {
    ...party('shadow', slot === 0 ? first : aside, slot === 1 ? second : aside, slot === 2 ? third : aside, {
      place: whole,
      poses: [
        [0, 0],
        [14 + slot, 1],
        [15 + slot, 0],
      ],
    }),
    picture: `party-alone-${slot}`,
  }
}

/** The scenes of the fourth ending. */
export const endingFourLayers: SceneLayers = {
  // 1: the bow, 2: strings tighten and all work, 3: the caravan, 4: the field, 5: the castle's roofs, 6: everybody, 7: ソロバン's abacus, 8: the polished floor, 9: マル's three plates, 10: ロウ, 11: the gate, 12: the list, 13: the third rule, 14 to 16: each of the three, 17: one's own wrist, 18: all fingers, 19: ススケ, 20: シオリ's hand in the library, 21: the page it has hidden, 22: threads in the light, 23: a curtain that does not close.
  'ending-4': [
    party('shadow', ...onTheStage, {
      place: whole,
      poses: [
        [0, 1],
        [14, 0.25],
        [17, 1],
      ],
    }),
    alone(0),
    alone(1),
    alone(2),
    {
      picture: 'ending-4-back',
      place: at(30, 380, 1220, 64),
      poses: [
        [0, 0],
        [6, 1],
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
        [6, 1, 'none', 500],
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
        [10, 1],
        [11, 0],
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
        [6, 0.8],
        [18, 1],
        [22, 0.12],
      ],
    },
    {
      picture: 'ending-4-far',
      place: at(60, 100, 1160, 424),
      poses: [
        [0, 0],
        [6, 0.8],
        [18, 1],
        [22, 0.12],
      ],
    },
    {
      picture: 'ending-4-own',
      place: at(450, 80, 380, 200),
      poses: [
        [0, 0],
        [18, 0.9, 'none', 700],
        [22, 0.12],
      ],
    },
    only('caravan', 3),
    only('reapers', 4),
    only('roofers', 5),
    {
      picture: 'ending-4-hands',
      place: at(0, 0, 1280, 290),
      origin: '50% 0%',
      poses: [
        [0, 1, 'translateY(-88%)'],
        [1, 1],
      ],
    },
    only('abacus', 7),
    only('floor', 8),
    only('plates', 9),
    only('gate', 11, 14),
    {
      picture: 'ending-4-rule',
      place: at(330, 190, 150, 210),
      poses: [
        [0, 0],
        [13, 1, 'none', 900],
        [14, 0],
      ],
    },
    only('wrist', 17),
    only('susuke', 19),
    only('library', 20, 22),
    {
      picture: 'ending-4-page',
      place: at(300, 210, 160, 250),
      poses: [
        [0, 0, 'translate(110%, 20%) rotate(14deg)'],
        [21, 1, 'none', 700],
        [22, 0],
      ],
    },
    {
      picture: 'ending-4-left',
      place: at(0, 0, 320, 720),
      poses: [
        [0, 1, 'translateX(-100%)'],
        [23, 1],
      ],
    },
    {
      picture: 'ending-4-right',
      place: at(960, 0, 320, 720),
      poses: [
        [0, 1, 'translateX(100%)'],
        [23, 1],
      ],
    },
    light([0, 0], [22, 0.1], [23, 0]),
  ],
}
