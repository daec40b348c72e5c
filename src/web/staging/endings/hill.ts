import { monologueStates } from '../../../content/story/ending.ts'
import { at, party, stagingOf } from '../staging.ts'

const { only, during, since, staging } = stagingOf(monologueStates['hill'])

/** The three over the town, with the lantern and the diary. */
export const hill = staging({
  layers: [
    {
      picture: 'hill-lantern-flare',
      place: at(390, 256, 500, 464),
      poses: [
        [0, 'scale(0.7)'],
        ['tall-flame', 0.45],
        ['shadows', 0.2, 'scale(0.8)'],
        ['mouths', 0.45],
        ['raised-lantern', 0],
        ['nodding-flame', 0.45],
        ['shut-diary', 0.2, 'scale(0.8)'],
      ],
    },
    { picture: 'hill-lantern-gone', place: at(510, 380, 260, 340), poses: only('raised-lantern') },
    party('shadow', [290, 548, 1.35], [452, 548, 1.35], [880, 548, 1.35], {
      place: at(140, 290, 860, 270),
      origin: '73% 100%',
      poses: [
        [0, 'translateY(14%)'],
        ['shadows', 0.88],
        ['raised-lantern', 0.94, 'scale(0.76, 1.1)'],
        ['diary', 0],
        ['thread', 0.96],
      ],
    }),
    {
      picture: 'hill-shadow-eyes',
      place: at(270, 360, 640, 24),
      poses: [[0], ['shadows', 1, 'none', 900], ['raised-lantern', 0], ['thread', 1, 'none', 900]],
    },
    { picture: 'hill-shadow-mouths', place: at(270, 370, 640, 36), poses: only('mouths', 'scaleY(0.2)') },
    { picture: 'hill-lantern-raised', place: at(516, 70, 500, 480), origin: '50% 100%', poses: only('raised-lantern', 'translateY(30%)') },
    { picture: 'hill-thread', place: at(770, 420, 170, 140), poses: since('thread') },
    party('seated', [316, 542, 1.1], [482, 548, 1.1], [790, 546, 1.1]),
    { picture: 'hill-diary', place: at(520, 530, 240, 80), poses: during('diary', 'nodding-flame') },
    { picture: 'hill-diary-shut', place: at(580, 550, 120, 50), poses: only('shut-diary') },
  ],
  views: [
    ['diary', 1.4, 560, 412],
    ['shut-diary', 1.45, 580, 420],
    ['thread', 1.7, 800, 440],
  ],
})
