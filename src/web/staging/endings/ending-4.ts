import { ending4States } from '../../../content/story/ending.ts'
import { at, light, party, whole, stagingOf, type Footing } from '../staging.ts'

const { only, during, since, alone, staging } = stagingOf(ending4States['ending-4'])

const onTheStage = [
  [574, 257, 0.46],
  [640, 257, 0.46],
  [706, 257, 0.46],
] as const satisfies readonly Footing[]

/** Strings over the town. */
export const ending4 = staging({
  layers: [
    party('shadow', ...onTheStage, {
      place: whole,
      poses: [[1], ['first-alone', 0.25], ['wrist', 1]],
    }),
    // What each has beside it, on the stage's floor.
    alone('idle', 0, [616, 257, 0.2], 'first-alone'),
    alone('idle', 1, [678, 257, 0.2], 'second-alone'),
    alone('idle', 2, [666, 257, 0.2], 'third-alone'),
    alone('shadow', 0, onTheStage[0], 'first-alone'),
    alone('shadow', 1, onTheStage[1], 'second-alone'),
    alone('shadow', 2, onTheStage[2], 'third-alone'),
    { picture: 'ending-4-back', place: at(30, 380, 1220, 64), poses: since('everybody') },
    {
      picture: 'ending-4-standing',
      place: at(100, 340, 1080, 220),
      origin: '50% 84.5%',
      poses: [[1], ['bow', 0, 'scaleY(0.7)', 1500]],
    },
    {
      picture: 'ending-4-shadows',
      place: at(100, 440, 1080, 116),
      origin: '50% 40%',
      poses: [
        [0, 'scaleX(0.9)'],
        ['bow', 0.85, 'none', 500],
      ],
    },
    {
      picture: 'ending-4-middle',
      place: at(20, 352, 1240, 124),
      poses: [
        [0, 'translateY(12%)'],
        ['everybody', 1, 'none', 500],
      ],
    },
    {
      picture: 'ending-4-front',
      place: at(100, 390, 1080, 170),
      origin: '50% 80%',
      poses: [
        [0, 'scaleY(1.3)'],
        ['bow', 1, 'none', 1500],
        ['work', 0, 'none', 500],
      ],
    },
    { picture: 'ending-4-work', place: at(60, 380, 1160, 170), poses: since('work') },
    { picture: 'ending-4-rou', place: at(570, 0, 140, 540), poses: only('rou') },
    {
      picture: 'ending-4-slack',
      place: at(100, 100, 1080, 424),
      poses: [[0], ['bow', 0.7, 'none', 2200], ['work', 0]],
    },
    {
      picture: 'ending-4-tight',
      place: at(60, 100, 1160, 424),
      poses: [[0], ['work', 0.7], ['everybody', 0.8], ['faint-threads', 0.12]],
    },
    {
      picture: 'ending-4-far',
      place: at(60, 100, 1160, 424),
      poses: [[0], ['everybody', 0.8], ['faint-threads', 0.12]],
    },
    {
      picture: 'ending-4-own',
      place: at(450, 80, 380, 200),
      poses: [[0], ['own-threads', 0.9, 'none', 700]],
    },
    { picture: 'ending-4-caravan', place: whole, poses: only('caravan') },
    { picture: 'ending-4-reapers', place: whole, poses: only('reapers') },
    { picture: 'ending-4-roofers', place: whole, poses: only('roofers') },
    {
      picture: 'ending-4-hands',
      place: at(0, 0, 1280, 290),
      origin: '50% 0%',
      poses: [
        [1, 'translateY(-88%)'],
        ['bow', 1],
      ],
    },
    { picture: 'ending-4-abacus', place: whole, poses: only('abacus') },
    { picture: 'ending-4-floor', place: whole, poses: only('floor') },
    { picture: 'ending-4-plates', place: whole, poses: only('plates') },
    { picture: 'ending-4-gate', place: whole, poses: during('gate', 'third-rule') },
    {
      picture: 'ending-4-rule',
      place: at(330, 190, 150, 210),
      poses: [[0], ['third-rule', 1, 'none', 900], ['first-alone', 0]],
    },
    { picture: 'ending-4-wrist', place: whole, poses: only('wrist') },
    { picture: 'ending-4-ring', place: whole, poses: only('ring') },
    { picture: 'ending-4-boots', place: whole, poses: only('boots') },
    { picture: 'ending-4-susuke', place: whole, poses: only('susuke') },
    { picture: 'ending-4-library', place: whole, poses: during('library', 'hidden-page') },
    {
      picture: 'ending-4-page',
      place: at(440, 40, 140, 160),
      poses: [
        [0, 'translate(40%, -20%) rotate(14deg)'],
        ['hidden-page', 1, 'none', 700],
        ['faint-threads', 0],
      ],
    },
    {
      picture: 'ending-4-left',
      place: at(0, 0, 320, 720),
      poses: [
        [1, 'translateX(-100%)'],
        ['own-threads', 1],
      ],
    },
    {
      picture: 'ending-4-right',
      place: at(960, 0, 320, 720),
      poses: [
        [1, 'translateX(100%)'],
        ['own-threads', 1],
      ],
    },
    light([0], ['faint-threads', 0.1], ['own-threads', 0]),
  ],
  views: [
    ['roofers', 1.9, 640, 245],
    ['everybody', 1, 640, 290],
    ['rou', 1.9, 640, 440],
    ['gate', 1, 640, 290],
    ['list', 1.9, 338, 298],
    ['third-rule', 2.4, 405, 299],
    ['first-alone', 3.4, 574, 200],
    ['second-alone', 3.4, 640, 200],
    ['third-alone', 3.4, 706, 200],
    ['wrist', 1, 640, 290],
  ],
})
