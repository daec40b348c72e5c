import { ending3States } from '../../../content/story/ending.ts'
import { at, whole, stagingOf, type Footing } from '../staging.ts'

const { only, during, since, until, alone, staging } = stagingOf(ending3States['ending-3-night'])

/** Where each of the three is seen alone. */
const here: Footing = [520, 502, 2.2]

/** The first night, and the gate. */
export const ending3Night = staging({
  layers: [
    {
      picture: 'ending-3-night-stars',
      place: at(0, 30, 1280, 260),
      poses: [[0], ['stars', 1, 'none', 500], ['waving', 0]],
    },
    { picture: 'ending-3-night-windows', place: at(1070, 216, 170, 50), poses: until('third-alone') },
    { picture: 'ending-3-night-dusk', place: whole, poses: since('waving') },
    { picture: 'ending-3-night-along', place: at(0, 150, 750, 284), poses: during('first-alone', 'third-alone') },
    {
      picture: 'ending-3-night-doors',
      place: at(780, 190, 226, 250),
      poses: [[0], ['knock', 1], ['list', 0], ['waving', 1]],
    },
    { picture: 'ending-3-night-finger', place: at(590, 270, 360, 250), poses: since('waving') },
    { picture: 'ending-3-night-waving', place: at(190, 306, 540, 210), poses: since('waving') },
    {
      picture: 'ending-3-night-yotsuji',
      place: at(810, 300, 220, 190),
      poses: [[1], ['knock', 0], ['list', 1], ['first-alone', 0]],
    },
    { picture: 'ending-3-night-list', place: at(940, 376, 130, 110), poses: during('list', 'small-one') },
    {
      picture: 'ending-3-night-small',
      place: at(1036, 308, 96, 128),
      origin: '50% 100%',
      poses: [
        [0, 'scaleY(0.6)'],
        ['small-one', 0.85, 'translateX(40%)'],
        ['soroban', 0],
      ],
    },
    {
      picture: 'ending-3-night-three',
      place: at(280, 340, 470, 190),
      poses: [
        [0, 'translateX(-70%)'],
        ['knock', 1, 'translate(50%, 4%)'],
        ['list', 1, 'translate(44%, 4%)'],
        ['small-one', 0, 'translateX(74%) scale(0.8)'],
      ],
    },
    { picture: 'ending-3-night-soroban', place: at(1010, 270, 240, 280), poses: only('soroban') },
    alone('wish', 0, here, 'first-alone'),
    alone('wish', 1, here, 'second-alone'),
    alone('wish', 2, here, 'third-alone'),
    { picture: 'ending-3-night-roofs', place: whole, poses: only('stars') },
    { picture: 'ending-3-night-supper', place: whole, poses: during('supper', 'running') },
    {
      picture: 'ending-3-night-running',
      place: at(240, 330, 620, 220),
      poses: [
        [0, 'translateX(-26%)'],
        ['running', 1],
        ['bowls', 0, 'translateX(30%)'],
      ],
    },
    { picture: 'ending-3-night-bowls', place: whole, poses: only('bowls') },
  ],
  views: [
    ['list', 1.7, 790, 400],
    ['small-one', 2, 960, 380],
    ['soroban', 2.2, 988, 400],
    ['first-alone', 2, 530, 390],
    ['waving', 1, 640, 290],
  ],
})
