import type { Position } from './plaza-places.ts'
import { at, light, night, party, still, whole, type SceneLayer, type SceneLayers } from './scene-layer.ts'

/** Somebody of the first ending, on the one page that tells of them. */
const spokenOf = (who: string, place: Position, page: number): SceneLayer => ({
  picture: `ending-1-${who}`,
  place,
  poses: [
    [0, 0],
    [page, 1],
    [page + 1, 0],
  ],
})

/** The scenes of the first ending. */
export const endingOneLayers: SceneLayers = {
  // 1: the cover is off, 2: ススケ, 3: ハゼ, 4: the nails of the gate, 5: マル, 6: the stain fades, 7: the three, 8: bandaged eyes, 9: ロウ, 10: his cloth, 11: the folded curtain, 12: シオリ, 13: the three, 14: shadows at the wall, 15: nearer, 16: カンヌキ, 17: over every roof, and nobody looks.
  'ending-1': [
    {
      picture: 'ending-1-dusk',
      place: at(0, 0, 1280, 400),
      poses: [
        [0, 0],
        [14, 0.42],
        [15, 0.72],
        [17, 1],
      ],
    },
    {
      picture: 'ending-1-far',
      place: at(0, 326, 1280, 90),
      origin: '50% 100%',
      poses: [
        [0, 0, 'scaleY(0.3)'],
        [14, 1],
        [15, 0.5],
        [17, 0],
      ],
    },
    {
      picture: 'ending-1-near',
      place: at(0, 236, 1280, 180),
      origin: '50% 100%',
      poses: [
        [0, 0, 'scaleY(0.3)'],
        [15, 1],
        [17, 0.6],
      ],
    },
    {
      picture: 'ending-1-tall',
      place: at(0, 60, 1280, 356),
      origin: '50% 100%',
      poses: [
        [0, 0, 'scaleY(0.4)'],
        [17, 1],
      ],
    },
    { picture: 'ending-1-wall', place: at(0, 340, 1280, 104), poses: still },
    {
      picture: 'ending-1-beams',
      place: whole,
      poses: [
        [0, 0, 'scale(0.6)'],
        [1, 1],
        [8, 1, 'scale(1.15)'],
        [14, 0.7],
        [17, 0.4],
      ],
    },
    { picture: 'ending-1-front', place: at(0, 196, 1280, 344), origin: '50% 100%', poses: still },
    light([0, 0], [6, 0.2], [8, 0.46], [14, 0.14], [17, 0]),
    {
      picture: 'ending-1-stain',
      place: at(440, 488, 150, 46),
      poses: [
        [0, 0.62],
        [3, 0],
        [4, 0.62],
        [6, 0.2],
        [8, 0],
      ],
    },
    {
      picture: 'ending-1-soroban',
      place: at(90, 390, 100, 150),
      poses: [
        [0, 0],
        [4, 1],
        [5, 0.9],
        [8, 0.8],
        [16, 0],
        [17, 0.8],
      ],
    },
    {
      picture: 'ending-1-toki',
      place: at(980, 370, 280, 190),
      poses: [
        [0, 0],
        [11, 1],
        [12, 0],
      ],
    },
    spokenOf('susuke', at(230, 410, 250, 130), 2),
    spokenOf('haze', at(360, 350, 250, 190), 3),
    spokenOf('maru', at(800, 340, 290, 200), 5),
    spokenOf('rou', at(390, 330, 210, 210), 9),
    spokenOf('cloth', at(390, 330, 210, 210), 10),
    spokenOf('shiori', at(800, 350, 250, 190), 12),
    spokenOf('kannuki', at(100, 350, 180, 190), 16),
    {
      picture: 'ending-1-omigaki',
      place: at(520, 380, 130, 140),
      poses: [
        [0, 0],
        [6, 1],
        [7, 0],
      ],
    },
    {
      picture: 'ending-1-people',
      place: at(200, 400, 940, 160),
      poses: [
        [0, 1],
        [2, 0],
        [4, 1],
        [5, 0],
        [6, 0.8],
        [8, 0.6],
        [9, 0],
        [13, 0.6],
        [16, 0],
        [17, 0.6],
      ],
    },
    {
      picture: 'ending-1-blind',
      place: at(200, 420, 940, 120),
      poses: [
        [0, 0],
        [8, 1],
        [9, 0],
        [13, 1],
        [16, 0],
        [17, 1],
      ],
    },
    {
      picture: 'ending-1-small',
      place: at(400, 340, 90, 142),
      origin: '50% 100%',
      poses: [
        [0, 0, 'scaleY(0.1)'],
        [15, 1],
        [16, 0],
        [17, 1, 'translateY(14%) scale(1.2)'],
      ],
    },
    party('standing', [712, 532, 0.76], [838, 538, 0.76], [964, 532, 0.76], {
      place: whole,
      poses: [
        [0, 1],
        [2, 0],
        [7, 1],
        [9, 0],
        [13, 1],
        [15, 0],
        [17, 1],
      ],
    }),
    {
      picture: 'ending-1-cover',
      place: at(570, 196, 140, 176),
      poses: [
        [0, 1],
        [1, 0, 'translate(60%, -70%) rotate(24deg)'],
      ],
    },
    night([0, 0.66], [1, 0]),
  ],
}
