import { ending3States } from '../../../content/story/ending.ts'
import { at, dusk, party, stagingOf, type Footing } from '../staging.ts'

const { only, since, staging } = stagingOf(ending3States['ending-3-way-home'])

/** Where the shadows of the three stand up on the wall. */
const onTheWall = [
  [548, 474, 1.2],
  [394, 474, 1.2],
  [236, 474, 1.2],
] as const satisfies readonly Footing[]

/** The three go home, and their shadows on the wall. */
export const ending3WayHome = staging({
  layers: [
    party('shadow', ...onTheWall, {
      place: at(80, 190, 480, 290),
      origin: '100% 100%',
      poses: [
        [0, 'translateX(30%)'],
        ['walking', 1, 'translateX(9%)'],
        ['told-shadows', 0, 'none', 500],
      ],
    }),
    party('told', [548, 474, 1.8], [394, 474, 1.8], [236, 474, 1.8, 'scaleX(-1)'], {
      place: at(80, 190, 480, 290),
      poses: only('told-shadows'),
    }),
    party('waving', ...onTheWall, { place: at(80, 190, 480, 290), poses: since('waving') }),
    party('walking', [758, 504, 0.78], [850, 512, 0.78], [940, 502, 0.76], {
      place: at(690, 320, 300, 226),
      origin: '100% 57.3%',
      poses: [
        [1, 'translateX(-12%)'],
        ['told-shadows', 1],
        ['home', 1, 'translate(8%, -4.4%) scale(0.72)'],
      ],
    }),
    dusk(1000, 320, [0], ['home', 0.42]),
  ],
})
