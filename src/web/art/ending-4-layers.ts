import { alone, at, during, type Footing, light, party, type SceneLayers, since, whole } from './scene-layer.ts'

const onTheStage = [
  [574, 257, 0.46],
  [640, 257, 0.46],
  [706, 257, 0.46],
] as const satisfies readonly Footing[]
/** The scenes of the fourth ending. */
export const endingFourLayers: SceneLayers = {
  // 1: the bow, 2: strings tighten and all work, 3: the caravan, 4: the field, 5: the castle's roofs, 6: everybody, 7: ソロバン's abacus, 8: the polished floor, 9: マル's three plates, 10: ロウ, 11: the gate, 12: the list, 13: the third rule, 14 to 16: each of the three, 17: one's own wrist, 18: three fingers in a ring, 19: boots that nobody wears, 20: ススケ, 21: シオリ's hand in the library, 22: the page it has hidden, 23: threads in the light, 24: a curtain that does not close, and strings that hold the three too.
  'ending-4': [
    party('shadow', ...onTheStage, {
      place: whole,
      poses: [
        [0, 1],
        [14, 0.25],
        [17, 1],
      ],
    }),
    // What each has beside it, on the stage's floor.
    alone('idle', 0, [616, 257, 0.2], 14),
    alone('idle', 1, [678, 257, 0.2], 15),
    alone('idle', 2, [666, 257, 0.2], 16),
    alone('shadow', 0, onTheStage[0], 14),
    alone('shadow', 1, onTheStage[1], 15),
    alone('shadow', 2, onTheStage[2], 16),
    { picture: 'ending-4-back', place: at(30, 380, 1220, 64), poses: since(6) },
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
    { picture: 'ending-4-work', place: at(60, 380, 1160, 170), poses: since(2) },
    { picture: 'ending-4-rou', place: at(570, 0, 140, 540), poses: during(10, 11) },
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
        [23, 0.12],
      ],
    },
    {
      picture: 'ending-4-far',
      place: at(60, 100, 1160, 424),
      poses: [
        [0, 0],
        [6, 0.8],
        [23, 0.12],
      ],
    },
    {
      picture: 'ending-4-own',
      place: at(450, 80, 380, 200),
      poses: [
        [0, 0],
        [24, 0.9, 'none', 700],
      ],
    },
    { picture: 'ending-4-caravan', place: whole, poses: during(3, 4) },
    { picture: 'ending-4-reapers', place: whole, poses: during(4, 5) },
    { picture: 'ending-4-roofers', place: whole, poses: during(5, 6) },
    {
      picture: 'ending-4-hands',
      place: at(0, 0, 1280, 290),
      origin: '50% 0%',
      poses: [
        [0, 1, 'translateY(-88%)'],
        [1, 1],
      ],
    },
    { picture: 'ending-4-abacus', place: whole, poses: during(7, 8) },
    { picture: 'ending-4-floor', place: whole, poses: during(8, 9) },
    { picture: 'ending-4-plates', place: whole, poses: during(9, 10) },
    { picture: 'ending-4-gate', place: whole, poses: during(11, 14) },
    {
      picture: 'ending-4-rule',
      place: at(330, 190, 150, 210),
      poses: [
        [0, 0],
        [13, 1, 'none', 900],
        [14, 0],
      ],
    },
    { picture: 'ending-4-wrist', place: whole, poses: during(17, 18) },
    { picture: 'ending-4-ring', place: whole, poses: during(18, 19) },
    { picture: 'ending-4-boots', place: whole, poses: during(19, 20) },
    { picture: 'ending-4-susuke', place: whole, poses: during(20, 21) },
    { picture: 'ending-4-library', place: whole, poses: during(21, 23) },
    {
      picture: 'ending-4-page',
      place: at(440, 40, 140, 160),
      poses: [
        [0, 0, 'translate(40%, -20%) rotate(14deg)'],
        [22, 1, 'none', 700],
        [23, 0],
      ],
    },
    {
      picture: 'ending-4-left',
      place: at(0, 0, 320, 720),
      poses: [
        [0, 1, 'translateX(-100%)'],
        [24, 1],
      ],
    },
    {
      picture: 'ending-4-right',
      place: at(960, 0, 320, 720),
      poses: [
        [0, 1, 'translateX(100%)'],
        [24, 1],
      ],
    },
    light([0, 0], [23, 0.1], [24, 0]),
  ],
}
