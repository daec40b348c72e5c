import { ending2States } from '../../../content/story/ending.ts'
import { at, light, party, whole, stagingOf, type Footing, type MemberPose, type Change, type Poses, type SceneLayer } from '../staging.ts'

const { only, since, alone, staging } = stagingOf(ending2States['ending-2'])
type State = (typeof ending2States)['ending-2'][number]

/** The three who carry the flame out. */
const onTheWay: Pick<SceneLayer<State>, 'place' | 'poses'> = {
  place: at(380, 260, 520, 330),
  poses: [[1], ['lamps', 1, 'translateX(24%)'], ['one-shadow', 0, 'translateX(60%)']],
}

/** Where the three come back with lamps, to one hill after the other. */
const onTheHill = [
  ['more-lamps', 1, 'translate(66%, 2%) scale(0.86)'],
  ['thanks', 1, 'translate(70%, 2%) scale(0.86)'],
  ['three-lands', 0, 'translate(70%, 2%) scale(0.86)'],
] as const satisfies readonly Change<State>[]

/** Those who sit round the fire, fainter with every page. */
const thinning: Poses<State> = [
  [0, 'translateY(8%)'],
  ['all-shadows', 1],
  ['thin-shadows', 0.6],
  ['more-lamps', 0.42],
  ['thanks', 0.32],
  ['three-lands', 0.2],
  ['lunch', 0.1],
  ['last-shadow', 0],
]
/** The third sits on a stone, with ケシカゲ on a boot. */
const besideTheFire = at(740, 0, 540, 648)
const onTheStone: Poses<State> = [
  [1, 'translateX(102%)'],
  ['boot', 1],
  ['more-lamps', 1, 'translateX(102%)'],
  ['last-shadow', 1],
  ['empty-land', 1, 'translateX(102%)'],
]
const aside: Footing = [-1400, 0, 1]
const ofTheThird = (pose: MemberPose, footing: Footing, poses: Poses<State>): SceneLayer<State> => ({
  ...party(pose, aside, aside, footing, { place: besideTheFire, poses }),
  picture: `party-${pose}-third`,
})

/** The hill with the fire, and shadows that thin round it. */
export const ending2 = staging({
  layers: [
    {
      picture: 'ending-2-night',
      place: whole,
      poses: [[1], ['boot', 0.9], ['thin-shadows', 0.08], ['evening', 0.74], ['more-lamps', 0]],
    },
    {
      picture: 'ending-2-glow',
      place: at(0, 120, 900, 600),
      poses: [[0], ['lamps', 1], ['thin-shadows', 0.3], ['more-lamps', 0]],
    },
    { picture: 'ending-2-lands', place: at(0, 300, 1280, 180), poses: only('three-lands') },
    {
      picture: 'ending-2-one',
      place: at(380, 370, 200, 150),
      poses: [
        [0, 'translateX(40%)'],
        ['one-shadow', 1],
        ['boot', 0],
      ],
    },
    { picture: 'ending-2-others', place: at(370, 330, 360, 190), poses: thinning },
    { picture: 'ending-2-friends', place: at(0, 320, 700, 190), poses: thinning },
    { picture: 'ending-2-more', place: at(0, 262, 1020, 260), poses: since('more-lamps') },
    { picture: 'ending-2-right-1', place: at(880, 262, 400, 240), poses: since('three-lands') },
    { picture: 'ending-2-right-2', place: at(360, 262, 920, 240), poses: since('lunch') },
    { picture: 'ending-2-lamps', place: at(60, 270, 740, 230), poses: since('lamps') },
    { picture: 'ending-2-front', place: at(200, 440, 240, 140), poses: thinning },
    { picture: 'ending-2-maru', place: at(160, 300, 900, 250), poses: only('maru', 'translateX(14%)') },
    { picture: 'ending-2-lunch', place: at(420, 384, 420, 110), poses: only('lunch') },
    { picture: 'ending-2-poles', place: onTheWay.place, poses: [[0, 'translateX(60%)'], ...onTheHill] },
    party('walking', [472, 502, 0.84], [646, 510, 0.87], [775, 504, 0.84], { ...onTheWay, poses: [...onTheWay.poses, ...onTheHill] }),
    { picture: 'ending-2-flame', ...onTheWay },
    { picture: 'ending-2-thanks', place: at(400, 440, 460, 94), poses: only('thanks', 'translateY(60%)') },
    { picture: 'ending-2-apart', place: at(100, 280, 1130, 256), poses: only('three-lands') },
    {
      ...party('walking', [246, 494, 0.84], [676, 504, 0.84], [1096, 494, 0.84], { place: whole, poses: only('three-lands') }),
      picture: 'party-walking-apart',
    },
    party('seated', [872, 496, 0.84], [990, 504, 0.87], [1108, 496, 0.84], { place: whole, poses: only('lunch') }),
    {
      picture: 'ending-2-row',
      place: at(664, 471, 340, 70),
      poses: [
        [0],
        ['first-alone', 1],
        ['second-alone', 1, 'translateX(-98%) scaleX(-1)'],
        ['third-alone', 1, 'translateX(-94%)'],
        ['last-shadow', 0],
      ],
    },
    alone('noon', 0, [1080, 486, 0.8], 'first-alone'),
    alone('noon', 1, [250, 500, 0.8, 'scaleX(-1)'], 'second-alone'),
    alone('noon', 2, [720, 506, 0.8], 'third-alone'),
    { picture: 'ending-2-stone', place: besideTheFire, poses: onTheStone },
    ofTheThird(
      'front',
      [1032, 425, 2],
      [
        [1, 'translateX(102%)'],
        ['boot', 1],
        ['more-lamps', 1, 'translateX(102%)'],
        ['last-shadow', 1],
        ['waving', 0],
      ],
    ),
    ofTheThird('reply', [1032, 425, 2], only('waving')),
    ofTheThird('kneeling', [1032, 425, 2], [[0], ['light-boot', 1], ['empty-land', 0, 'translateX(102%)']]),
    { picture: 'ending-2-boot', place: besideTheFire, poses: onTheStone },
    ofTheThird('lap', [1010, 594, 2.7], onTheStone),
    { picture: 'ending-2-news', place: at(630, 330, 190, 180), poses: only('evening') },
    {
      picture: 'ending-2-sleeper',
      place: at(650, 370, 190, 170),
      poses: [
        [0, 'translateX(-40%)'],
        ['boot', 1, 'none', 700],
        ['thin-shadows', 0.8],
        ['evening', 0.55],
        ['more-lamps', 0],
        ['last-shadow', 0.34],
        ['light-boot', 0],
      ],
    },
    {
      picture: 'ending-2-wave',
      place: at(618, 350, 110, 110),
      origin: '80% 100%',
      poses: [
        [0, 'rotate(-30deg)'],
        ['waving', 0.5],
        ['light-boot', 0, 'rotate(14deg)'],
      ],
    },
    light([0], ['last-shadow', 0.1], ['light-boot', 0.2], ['empty-land', 0.3], ['white', 0.5]),
  ],
  views: [
    ['one-shadow', 1.5, 430, 390],
    ['boot', 1, 640, 290],
    ['thanks', 1.5, 853, 382],
    ['three-lands', 1, 640, 290],
    ['first-alone', 2, 950, 405],
    ['second-alone', 2, 380, 405],
    ['third-alone', 2, 640, 405],
    ['last-shadow', 1, 640, 290],
  ],
})
