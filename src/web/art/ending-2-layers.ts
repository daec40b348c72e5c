import {
  alone,
  at,
  during,
  type Footing,
  light,
  type MemberPose,
  night,
  party,
  type Pose,
  type SceneLayer,
  type SceneLayers,
  since,
  until,
  whole,
} from './scene-layer.ts'

/** The three who carry the flame out. */
const onTheWay: Pick<SceneLayer, 'place' | 'poses'> = {
  place: at(380, 260, 520, 330),
  poses: [
    [0, 1],
    [1, 1, 'translateX(24%)'],
    [2, 0, 'translateX(60%)'],
  ],
}

/** Where the three come back with lamps, to one hill after the other. */
const onTheHill = [
  [8, 1, 'translate(66%, 2%) scale(0.86)'],
  [9, 1, 'translate(70%, 2%) scale(0.86)'],
  [10, 0, 'translate(70%, 2%) scale(0.86)'],
] as const satisfies readonly Pose[]

/** Those who sit round the fire, fainter with every page. */
const thinning: SceneLayer['poses'] = [
  [0, 0, 'translateY(8%)'],
  [3, 1],
  [6, 0.6],
  [8, 0.42],
  [9, 0.32],
  [10, 0.2],
  [11, 0.1],
  [15, 0],
]
/** The third sits on a stone, with ケシカゲ on a boot. */
const besideTheFire = at(740, 0, 540, 648)
const onTheStone: SceneLayer['poses'] = [
  [0, 1, 'translateX(102%)'],
  [5, 1],
  [8, 1, 'translateX(102%)'],
  [15, 1],
  [18, 1, 'translateX(102%)'],
]
const aside: Footing = [-1400, 0, 1]
const ofTheThird = (pose: MemberPose, footing: Footing, poses: SceneLayer['poses']): SceneLayer => ({
  ...party(pose, aside, aside, footing, { place: besideTheFire, poses }),
  picture: `party-${pose}-third`,
})

/** The scenes of the second ending. */
export const endingTwoLayers: SceneLayers = {
  // 1: lamps, 2: one comes, 3: all come, 4: マル, 5: on the boot, 6: thinner, 7: the newspaper, 8: more lamps, 9: the shadows bow, 10: one of the three each in desert, beach and forest, 11: lunch in the field, 12 to 14: each of the three alone, 15: the last, 16: it waves, and the third waves back, 17: gone, 18: nothing to see, 19: light.
  'ending-2': [
    {
      picture: 'ending-2-night',
      place: whole,
      poses: [
        [0, 1],
        [5, 0.9],
        [6, 0.08],
        [7, 0.74],
        [8, 0],
      ],
    },
    {
      picture: 'ending-2-glow',
      place: at(0, 120, 900, 600),
      poses: [
        [0, 0],
        [1, 1],
        [6, 0.3],
        [8, 0],
      ],
    },
    { picture: 'ending-2-lands', place: at(0, 300, 1280, 180), poses: during(10, 11) },
    {
      picture: 'ending-2-one',
      place: at(380, 370, 200, 150),
      poses: [
        [0, 0, 'translateX(40%)'],
        [2, 1],
        [5, 0],
      ],
    },
    { picture: 'ending-2-others', place: at(370, 330, 360, 190), poses: thinning },
    { picture: 'ending-2-friends', place: at(0, 320, 700, 190), poses: thinning },
    { picture: 'ending-2-more', place: at(0, 262, 1020, 260), poses: since(8) },
    { picture: 'ending-2-right-1', place: at(880, 262, 400, 240), poses: since(10) },
    { picture: 'ending-2-right-2', place: at(360, 262, 920, 240), poses: since(11) },
    { picture: 'ending-2-lamps', place: at(60, 270, 740, 230), poses: since(1) },
    { picture: 'ending-2-front', place: at(200, 440, 240, 140), poses: thinning },
    { picture: 'ending-2-maru', place: at(160, 300, 900, 250), poses: during(4, 5, 'translateX(14%)') },
    { picture: 'ending-2-lunch', place: at(420, 384, 420, 110), poses: during(11, 12) },
    { picture: 'ending-2-poles', place: onTheWay.place, poses: [[0, 0, 'translateX(60%)'], ...onTheHill] },
    party('walking', [472, 502, 0.84], [646, 510, 0.87], [775, 504, 0.84], { ...onTheWay, poses: [...onTheWay.poses, ...onTheHill] }),
    { picture: 'ending-2-flame', ...onTheWay },
    { picture: 'ending-2-thanks', place: at(400, 440, 460, 94), poses: during(9, 10, 'translateY(60%)') },
    { picture: 'ending-2-apart', place: at(100, 280, 1130, 256), poses: during(10, 11) },
    {
      ...party('walking', [246, 494, 0.84], [676, 504, 0.84], [1096, 494, 0.84], { place: whole, poses: during(10, 11) }),
      picture: 'party-walking-apart',
    },
    party('seated', [872, 496, 0.84], [990, 504, 0.87], [1108, 496, 0.84], { place: whole, poses: during(11, 12) }),
    {
      picture: 'ending-2-row',
      place: at(664, 471, 340, 70),
      poses: [
        [0, 0],
        [12, 1],
        [13, 1, 'translateX(-98%) scaleX(-1)'],
        [14, 1, 'translateX(-94%)'],
        [15, 0],
      ],
    },
    alone('noon', 0, [1080, 486, 0.8], 12),
    alone('noon', 1, [250, 500, 0.8, 'scaleX(-1)'], 13),
    alone('noon', 2, [720, 506, 0.8], 14),
    { picture: 'ending-2-stone', place: besideTheFire, poses: onTheStone },
    ofTheThird(
      'front',
      [1032, 425, 2],
      [
        [0, 1, 'translateX(102%)'],
        [5, 1],
        [8, 1, 'translateX(102%)'],
        [15, 1],
        [16, 0],
      ],
    ),
    ofTheThird('reply', [1032, 425, 2], during(16, 17)),
    ofTheThird(
      'kneeling',
      [1032, 425, 2],
      [
        [0, 0],
        [17, 1],
        [18, 0, 'translateX(102%)'],
      ],
    ),
    { picture: 'ending-2-boot', place: besideTheFire, poses: onTheStone },
    ofTheThird('lap', [1010, 594, 2.7], onTheStone),
    { picture: 'ending-2-news', place: at(630, 330, 190, 180), poses: during(7, 8) },
    {
      picture: 'ending-2-sleeper',
      place: at(650, 370, 190, 170),
      poses: [
        [0, 0, 'translateX(-40%)'],
        [5, 1, 'none', 700],
        [6, 0.8],
        [7, 0.55],
        [8, 0],
        [15, 0.34],
        [17, 0],
      ],
    },
    {
      picture: 'ending-2-wave',
      place: at(618, 350, 110, 110),
      origin: '80% 100%',
      poses: [
        [0, 0, 'rotate(-30deg)'],
        [16, 0.5],
        [17, 0, 'rotate(14deg)'],
      ],
    },
    light([0, 0], [15, 0.1], [17, 0.2], [18, 0.3], [19, 0.5]),
  ],
  // 0: the oil, 1: they wave, 2: fewer and fewer, 3: three come home, 4: おミガキ waits, 5: ロウ, 6: nobody, 7: the night of the departure, ヨツジ at the side.
  'ending-2-gate': [
    {
      picture: 'ending-2-gate-hands-1',
      place: at(330, 300, 620, 130),
      origin: '50% 100%',
      poses: [
        [0, 0, 'translateY(20%)'],
        [1, 1],
        [2, 0, 'none', 600],
      ],
    },
    {
      picture: 'ending-2-gate-hands-2',
      place: at(330, 300, 620, 130),
      origin: '50% 100%',
      poses: [
        [0, 0, 'translateY(20%)'],
        [1, 1],
        [2, 0, 'none', 1800],
      ],
    },
    {
      picture: 'ending-2-gate-hands-3',
      place: at(330, 300, 620, 130),
      origin: '50% 100%',
      poses: [
        [0, 0, 'translateY(20%)'],
        [1, 1],
        [2, 0.5, 'none', 3000],
        [3, 0],
      ],
    },
    { picture: 'ending-2-gate-oil', place: at(300, 350, 420, 190), poses: until(1, 'translateX(-30%)') },
    party('shadow', [548, 524, 0.86], [640, 530, 0.86], [732, 524, 0.86], {
      place: at(460, 320, 360, 230),
      origin: '50% 0%',
      poses: during(3, 4, 'scale(0.7)', 'scale(1.1)'),
    }),
    {
      picture: 'ending-2-gate-watch',
      place: at(780, 200, 260, 350),
      poses: [
        [0, 1],
        [1, 0],
        [3, 1],
        [6, 0],
      ],
    },
    { picture: 'ending-2-gate-arms', place: at(780, 200, 260, 350), poses: during(1, 3) },
    { picture: 'ending-2-gate-omigaki', place: at(300, 350, 200, 200), poses: during(4, 5, 'translateX(-30%)') },
    { picture: 'ending-2-gate-rou', place: at(330, 300, 320, 250), poses: during(5, 6, 'translateX(30%)') },
    { picture: 'ending-2-gate-evening', place: at(300, 130, 680, 374), poses: since(7) },
    night([0, 0], [7, 0.4]),
    { picture: 'ending-2-gate-yotsuji', place: at(330, 290, 220, 260), poses: since(7, 'translateX(18%)') },
    party('walking', [600, 524, 0.86], [710, 530, 0.86], [820, 524, 0.86], { place: whole, poses: since(7, 'translateX(4%)') }),
    light([0, 0], [6, 0.3], [7, 0]),
  ],
  // 1: under the floor of the store.
  'ending-2-room': [
    night([0, 0], [1, 0.8]),
    {
      picture: 'ending-2-room-eyes',
      place: at(440, 480, 140, 60),
      poses: [
        [0, 0],
        [1, 1, 'none', 900],
      ],
    },
  ],
}
