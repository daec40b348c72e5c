import { alone, at, during, type Footing, dusk, party, type SceneLayers, since, still, until, whole } from './scene-layer.ts'

/** Where the shadows of the three stand up on the wall. */
const onTheWall = [
  [548, 474, 1.2],
  [394, 474, 1.2],
  [236, 474, 1.2],
] as const satisfies readonly Footing[]

/** A shadow that falls towards the viewer, aslant by so many degrees. */
const cast = (turn: number): string => `scaleY(-1.12) skewX(${turn}deg)`

/** Where each of the three is seen alone. */
const here: Footing = [520, 502, 2.2]

/** The scenes of the third ending. */
export const endingThreeLayers: SceneLayers = {
  // 1: トキ opens the curtain, 2: her shadow on the wall. 3: at night, in the fourth ending. The interludes and the fourth ending show the room with its curtain closed.
  'unpicking-house': [
    {
      picture: 'unpicking-house-wall',
      place: at(60, 50, 780, 430),
      poses: [
        [0, 0],
        [1, 1, 'none', 300],
        [3, 0],
      ],
    },
    { picture: 'unpicking-house-curtain', place: at(60, 50, 390, 440), origin: '8% 0%', poses: [...until(1, 'scaleX(0.2)'), [3, 1]] },
    { picture: 'unpicking-house-shears', place: at(60, 50, 390, 440), poses: since(3) },
    {
      picture: 'unpicking-house-young',
      place: at(440, 90, 310, 380),
      poses: [
        [0, 0],
        [2, 0.94, 'none', 500],
        [3, 0],
      ],
    },
    { picture: 'unpicking-house-front', place: at(150, 190, 1000, 330), poses: still },
    { picture: 'unpicking-house-ends', place: at(150, 400, 1000, 140), poses: since(3) },
  ],
  // 1: シオリ is awake and reads by one lamp, 2: the pencil's stump and the name tag.
  'library-desk': [
    { picture: 'library-desk-asleep', place: at(290, 190, 730, 340), poses: until(1) },
    { picture: 'library-desk-reading', place: at(290, 150, 570, 380), poses: since(1) },
    { picture: 'library-desk-dusk', place: whole, poses: since(1) },
    { picture: 'library-desk-tag', place: at(980, 370, 130, 150), poses: since(2) },
  ],
  // 1: ヨツジ, 2: the small one at his feet, 3: three of four lights out, 4: evening, 5: long shadows, 6: a child, 7: おミガキ, 8: she bows, 9: she sweeps round it, 10: her cup, 11: ロウ, 12: ススケ, 13: four children sing, 14: the old man at マル's stove.
  'ending-3': [
    {
      picture: 'ending-3-windows-1',
      place: at(40, 296, 1200, 60),
      poses: [
        [0, 1],
        [3, 0, 'none', 300],
      ],
    },
    {
      picture: 'ending-3-windows-2',
      place: at(40, 296, 1200, 60),
      poses: [
        [0, 1],
        [3, 0, 'none', 1100],
      ],
    },
    {
      picture: 'ending-3-windows-3',
      place: at(40, 296, 1200, 60),
      poses: [
        [0, 1],
        [3, 0, 'none', 1900],
      ],
    },
    {
      picture: 'ending-3-day',
      place: whole,
      poses: [
        [0, 0.85],
        [3, 0.6],
        [4, 0],
      ],
    },
    { picture: 'ending-3-floor', place: at(0, 200, 1280, 520), poses: during(7, 13) },
    party('shadow', [520, 372, 0.94, cast(34)], [640, 374, 0.96, cast(0)], [760, 372, 0.94, cast(-34)], {
      place: at(300, 372, 680, 170),
      origin: '50% 0%',
      poses: [
        [0, 0.4, 'scale(0.8, 0.1)'],
        [4, 0.8, 'scale(0.9, 0.3)'],
        [5, 1],
        [7, 0],
        [13, 1],
        [14, 0],
      ],
    }),
    party('standing', [520, 374, 0.62], [640, 376, 0.64], [760, 374, 0.62], {
      place: whole,
      poses: [
        [0, 1],
        [7, 0],
        [13, 1],
        [14, 0],
      ],
    }),
    { picture: 'ending-3-yotsuji', place: at(800, 270, 280, 260), poses: during(1, 3, 'translateX(30%)', 'translateX(30%)') },
    { picture: 'ending-3-small', place: at(880, 430, 160, 100), poses: during(1, 2) },
    { picture: 'ending-3-nod', place: at(880, 430, 160, 100), poses: during(2, 3) },
    { picture: 'ending-3-bow', place: at(160, 296, 210, 204), poses: during(8, 9) },
    { picture: 'ending-3-sweep', place: at(120, 280, 340, 290), poses: during(9, 10) },
    { picture: 'ending-3-cup', place: at(0, 260, 700, 300), poses: during(10, 11) },
    { picture: 'ending-3-child', place: at(920, 316, 230, 230), poses: during(6, 7, 'translateX(30%)', 'translateX(30%)') },
    { picture: 'ending-3-children', place: at(880, 316, 300, 190), poses: during(13, 14, 'translateX(30%)', 'translateX(30%)') },
    {
      picture: 'ending-3-stain',
      place: at(120, 404, 200, 130),
      origin: '78% 0%',
      poses: [
        [0, 0, 'scale(0.7, 0.2)'],
        [7, 1, 'none', 900],
        [8, 0],
      ],
    },
    { picture: 'ending-3-omigaki', place: at(180, 270, 190, 180), poses: during(7, 8, 'translateX(-41%)') },
    { picture: 'ending-3-shelf', place: at(30, 340, 180, 180), poses: during(11, 12) },
    {
      picture: 'ending-3-long',
      place: at(60, 350, 260, 160),
      origin: '90% 40%',
      poses: [
        [0, 0, 'scale(0.8, 0.1)'],
        [11, 1, 'none', 900],
        [12, 0],
      ],
    },
    { picture: 'ending-3-rou', place: at(216, 236, 158, 210), poses: during(11, 12, 'translateX(-41%)', 'translateX(-41%)') },
    { picture: 'ending-3-susuke', place: at(110, 330, 220, 220), poses: during(12, 13) },
    { picture: 'ending-3-old', place: at(60, 240, 760, 320), poses: since(14) },
    dusk(640, 136, [0, 0], [13, 0.4], [14, 0.2]),
  ],
  // 1: lunch, 2: the rows fill, 3: in front, 4: the king makes room.
  'ending-3-fields': [
    { picture: 'ending-3-fields-lunch', place: at(110, 396, 470, 76), origin: '50% 100%', poses: since(1, 'scaleY(0.2)') },
    { picture: 'ending-3-fields-seats-0', place: at(770, 350, 440, 60), poses: still },
    { picture: 'ending-3-fields-back', place: at(780, 310, 380, 100), poses: since(2, 'translate(-30%, -6%)') },
    { picture: 'ending-3-fields-seats-1', place: at(750, 370, 500, 86), poses: still },
    { picture: 'ending-3-fields-stag', place: at(980, 296, 130, 186), poses: since(4, 'translateX(65%)') },
    { picture: 'ending-3-fields-king', place: at(850, 224, 220, 258), poses: since(4, 'translateX(-42%)') },
    {
      picture: 'ending-3-fields-middle',
      place: at(770, 340, 460, 120),
      poses: [
        [0, 0, 'translate(-30%, -4%)'],
        [2, 1, 'none', 700],
      ],
    },
    { picture: 'ending-3-fields-seats-2', place: at(730, 400, 550, 140), poses: still },
    { picture: 'ending-3-fields-front', place: at(740, 320, 200, 210), poses: since(3, 'translate(-24%, 0)') },
  ],
  // 1: the roofs under the stars, 2: three knock at the gate, 3: ヨツジ lets them in and holds the list, 4: the small one beside him, 5: one lamp of four lit, oil for many years, and ソロバン asleep over its sum, 6 to 8: each of the three, 9: ヨツジ asleep, 10: カンヌキ's shadow shuts the gate at dusk, 11: he waves.
  'ending-3-night': [
    {
      picture: 'ending-3-night-stars',
      place: at(0, 30, 1280, 260),
      poses: [
        [0, 0],
        [1, 1, 'none', 500],
        [10, 0],
      ],
    },
    { picture: 'ending-3-night-windows', place: at(1070, 216, 170, 50), poses: until(9) },
    { picture: 'ending-3-night-dusk', place: whole, poses: since(10) },
    { picture: 'ending-3-night-along', place: at(0, 150, 750, 284), poses: during(6, 9) },
    {
      picture: 'ending-3-night-doors',
      place: at(780, 190, 226, 250),
      poses: [
        [0, 0],
        [2, 1],
        [3, 0],
        [11, 1],
      ],
    },
    { picture: 'ending-3-night-closing', place: at(780, 190, 226, 250), poses: during(10, 11) },
    { picture: 'ending-3-night-finger', place: at(590, 270, 360, 250), poses: since(10) },
    { picture: 'ending-3-night-idle', place: at(560, 326, 170, 190), poses: during(10, 11) },
    { picture: 'ending-3-night-waving', place: at(190, 306, 540, 210), poses: since(11) },
    {
      picture: 'ending-3-night-yotsuji',
      place: at(810, 300, 220, 190),
      poses: [
        [0, 1],
        [2, 0],
        [3, 1],
        [6, 0],
      ],
    },
    { picture: 'ending-3-night-list', place: at(940, 376, 130, 110), poses: during(3, 5) },
    { picture: 'ending-3-night-dozing', place: at(860, 336, 240, 156), poses: during(9, 10) },
    {
      picture: 'ending-3-night-small',
      place: at(1036, 308, 96, 128),
      origin: '50% 100%',
      poses: [
        [0, 0, 'scaleY(0.6)'],
        [4, 0.85, 'translateX(40%)'],
        [5, 0],
        [9, 0.85],
        [10, 0],
      ],
    },
    {
      picture: 'ending-3-night-three',
      place: at(280, 340, 470, 190),
      poses: [
        [0, 0, 'translateX(-70%)'],
        [2, 1, 'translate(50%, 4%)'],
        [3, 1, 'translate(44%, 4%)'],
        [4, 0, 'translateX(74%) scale(0.8)'],
      ],
    },
    { picture: 'ending-3-night-soroban', place: at(1010, 270, 240, 280), poses: during(5, 6) },
    alone('wish', 0, here, 6),
    alone('wish', 1, here, 7),
    alone('wish', 2, here, 8),
    dusk(174, 224, [0, 0], [9, 0.26], [10, 0]),
    { picture: 'ending-3-night-roofs', place: whole, poses: during(1, 2) },
  ],
  // 1: on the way, 2: their shadows, 3: they wave, 4: home.
  'ending-3-way-home': [
    party('shadow', ...onTheWall, {
      place: at(80, 190, 480, 290),
      origin: '100% 100%',
      poses: [
        [0, 0, 'translateX(30%)'],
        [1, 1, 'translateX(9%)'],
        [2, 0, 'none', 500],
      ],
    }),
    party('told', [548, 474, 1.8], [394, 474, 1.8], [236, 474, 1.8, 'scaleX(-1)'], { place: at(80, 190, 480, 290), poses: during(2, 3) }),
    party('waving', ...onTheWall, { place: at(80, 190, 480, 290), poses: since(3) }),
    party('walking', [758, 504, 0.78], [850, 512, 0.78], [940, 502, 0.76], {
      place: at(690, 320, 300, 226),
      origin: '100% 57.3%',
      poses: [
        [0, 1, 'translateX(-12%)'],
        [2, 1],
        [4, 1, 'translate(8%, -4.4%) scale(0.72)'],
      ],
    }),
    dusk(1000, 320, [0, 0], [4, 0.42]),
  ],
}
