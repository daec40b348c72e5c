import { ending2States } from '../../../content/story/ending.ts'
import { at, light, night, party, whole, stagingOf } from '../staging.ts'

const { only, during, since, until, staging } = stagingOf(ending2States['ending-2-gate'])

/** The open gate, and who waves there. */
export const ending2Gate = staging({
  layers: [
    {
      picture: 'ending-2-gate-hands-1',
      place: at(330, 300, 620, 130),
      origin: '50% 100%',
      poses: [
        [0, 'translateY(20%)'],
        ['hands', 1],
        ['fewer-hands', 0, 'none', 600],
      ],
    },
    {
      picture: 'ending-2-gate-hands-2',
      place: at(330, 300, 620, 130),
      origin: '50% 100%',
      poses: [
        [0, 'translateY(20%)'],
        ['hands', 1],
        ['fewer-hands', 0, 'none', 1800],
      ],
    },
    {
      picture: 'ending-2-gate-hands-3',
      place: at(330, 300, 620, 130),
      origin: '50% 100%',
      poses: [
        [0, 'translateY(20%)'],
        ['hands', 1],
        ['fewer-hands', 0.5, 'none', 3000],
        ['three-back', 0],
      ],
    },
    { picture: 'ending-2-gate-oil', place: at(300, 350, 420, 190), poses: until('oil', 'translateX(-30%)') },
    party('shadow', [548, 524, 0.86], [640, 530, 0.86], [732, 524, 0.86], {
      place: at(460, 320, 360, 230),
      origin: '50% 0%',
      poses: only('three-back', 'scale(0.7)', 'scale(1.1)'),
    }),
    {
      picture: 'ending-2-gate-watch',
      place: at(780, 200, 260, 350),
      poses: [[1], ['hands', 0], ['three-back', 1], ['nobody', 0]],
    },
    { picture: 'ending-2-gate-arms', place: at(780, 200, 260, 350), poses: during('hands', 'fewer-hands') },
    { picture: 'ending-2-gate-omigaki', place: at(300, 350, 200, 200), poses: only('omigaki', 'translateX(-30%)') },
    { picture: 'ending-2-gate-rou', place: at(330, 300, 320, 250), poses: only('rou', 'translateX(30%)') },
    { picture: 'ending-2-gate-evening', place: at(300, 130, 680, 374), poses: since('departure') },
    night([0], ['departure', 0.4]),
    { picture: 'ending-2-gate-yotsuji', place: at(330, 290, 220, 260), poses: since('departure', 'translateX(18%)') },
    party('walking', [600, 524, 0.86], [710, 530, 0.86], [820, 524, 0.86], { place: whole, poses: since('departure', 'translateX(4%)') }),
    light([0], ['nobody', 0.3], ['departure', 0]),
  ],
})
