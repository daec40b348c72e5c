import { plazaGround, plazaPlaces, type Position } from './plaza-places.ts'
import {
  at,
  during,
  dusk,
  party,
  type Pose,
  since,
  still,
  until,
  whole,
  type SceneLayer,
  type SceneLayers,
  type SceneViews,
} from './scene-layer.ts'

/** A shadow that lies flat, then stands up from the ground. */
const rising = (picture: string, place: Position, delay: number): SceneLayer => ({
  picture,
  place,
  origin: '50% 100%',
  poses: [
    [0, 1, 'scaleY(0.06) skewX(-30deg)'],
    [1, 1, 'none', delay],
  ],
})
/** Somebody who stops before the notice. */
const coming = (picture: string, place: Position, from: string, delay: number, ...later: readonly Pose[]): SceneLayer => ({
  picture,
  place,
  poses: [[0, 0, `translateX(${from})`], [2, 1, 'none', delay], ...later],
})

/** It is not there at first. */
const shown = (picture: string, place: Position, ...poses: readonly Pose[]): SceneLayer => ({ picture, place, poses: [[0, 0], ...poses] })

/** A building where the plaza's ground, which is wider than the map, fills a scene. */
function building(name: keyof typeof plazaPlaces): SceneLayer {
  const { x, y, width, height } = plazaPlaces[name]
  const scale = 1280 / plazaGround.width
  const top = plazaGround.y + (plazaGround.height - 720 / scale) / 2
  return {
    picture: `plaza-${name}`,
    place: at((x - plazaGround.x) * scale, (y - top) * scale, width * scale, height * scale),
    poses: still,
  }
}

/** The town, its gate and the hill above it. */
export const townLayers: SceneLayers = {
  // 1: a small flame, 2: it grows, and the world falls on the sheet.
  'prologue-sheet': [
    {
      picture: 'prologue-sheet-dark',
      place: whole,
      poses: [
        [0, 1],
        [2, 0],
      ],
    },
    {
      picture: 'prologue-sheet-world',
      place: at(190, 370, 900, 214),
      poses: [
        [0, 0, 'translateY(10%)'],
        [2, 1, 'none', 500],
      ],
    },
    {
      picture: 'prologue-sheet-light',
      place: at(470, 130, 340, 340),
      origin: '50% 64%',
      poses: [
        [0, 0, 'scale(0.2)'],
        [1, 0.9, 'scale(0.5)', 400],
        [2, 1],
      ],
    },
  ],
  // 1: the shadows stand up, one after the other.
  'prologue-break': [
    rising('prologue-break-lying', at(60, 475, 240, 60), 500),
    rising('prologue-break-first', at(280, 405, 200, 130), 900),
    rising('prologue-break-child', at(450, 365, 170, 175), 1300),
    rising('prologue-break-woman', at(615, 285, 190, 255), 1700),
    rising('prologue-break-man', at(810, 255, 210, 290), 2100),
    rising('prologue-break-tall', at(1000, 195, 280, 350), 2500),
  ],
  // 1: the lamps are lit, the far ones first, 2: the floor shines, 3: oil for nine years, and everybody has a use for the castle's fire, 4: the three leave over a floor that is empty.
  'prologue-town': [
    shown('prologue-town-castle', at(380, 110, 280, 326), [3, 1, 'none', 300], [4, 0]),
    { picture: 'prologue-town-folk', place: at(400, 420, 490, 150), poses: until(4) },
    { picture: 'prologue-town-unlit', place: whole, poses: still },
    {
      picture: 'prologue-town-far',
      place: at(340, 290, 600, 150),
      poses: [
        [0, 0],
        [1, 1, 'none', 500],
        [3, 0.9],
        [4, 1],
      ],
    },
    {
      picture: 'prologue-town-middle',
      place: at(110, 200, 1060, 160),
      poses: [
        [0, 0],
        [1, 1, 'none', 1100],
        [3, 0.3],
        [4, 1],
      ],
    },
    {
      picture: 'prologue-town-near',
      place: whole,
      poses: [
        [0, 0],
        [1, 1, 'none', 1700],
        [3, 0],
        [4, 1],
      ],
    },
    dusk(640, 150, [0, 0.5], [1, 0], [3, 0.2], [4, 0]),
    shown('prologue-town-shine', at(430, 500, 450, 90), [2, 1, 'none', 700], [3, 0]),
    shown('prologue-town-wishes', at(400, 236, 520, 250), [3, 1, 'none', 700], [4, 0]),
    shown('prologue-town-oil', at(250, 524, 780, 60), [3, 1, 'none', 300], [4, 0]),
    shown('prologue-town-steps', at(440, 500, 400, 110), [4, 1]),
    party('walking', [552, 504, 0.74], [640, 506, 0.75], [728, 504, 0.74], { place: whole, poses: since(4) }),
  ],
  // 1: the notice unrolls, 2: three strangers stop before it, 3: the chosen three have taken it, 4: it is put up again, 5: what they are given, 6: somebody stops before it.
  'prologue-notice': [
    {
      picture: 'prologue-notice-paper',
      place: at(510, 80, 262, 300),
      origin: '50% 0',
      poses: [
        [0, 0, 'scaleY(0.04)'],
        [1, 1, 'none', 400],
        [3, 0, 'translateY(30%) rotate(7deg)'],
        [4, 1],
      ],
    },
    shown('prologue-notice-goods', at(80, 410, 1140, 130), [5, 1], [6, 0]),
    coming('prologue-notice-tall', at(340, 185, 260, 410), '-60%', 200, [3, 0], [6, 1]),
    coming('prologue-notice-cape', at(530, 315, 240, 290), '20%', 1400, [3, 0]),
    coming('prologue-notice-bundle', at(690, 255, 260, 350), '60%', 800, [3, 0]),
    party('standing', [456, 584, 1.75], [640, 592, 1.8], [816, 584, 1.75], { place: whole, poses: during(3, 6) }),
  ],
  'gate-night': [party('walking', [540, 530, 0.82], [626, 536, 0.84], [712, 530, 0.82])],
  'gate-threshold': [party('standing', [986, 486, 0.88], [1082, 494, 0.9], [1178, 486, 0.88])],
  plaza: [building('gate'), building('library'), building('healing'), building('board'), building('job')],
}

/** The floor, and those who stand on their mirror images. */
export const townViews: SceneViews = {
  'prologue-town': [
    [2, 1.9, 672, 452],
    [3, 1.3, 640, 388],
    [4, 1.4, 640, 412],
  ],
}
