import type { Drawing } from '../tools/drawing.ts'
import { blob, type Stain, stain, turns } from '../places/floor-stain.ts'
import { circle, cut, shape, taper } from '../tools/paper.ts'

// The stains of the journal (旅の栞), each in the shape of its name, on the same floor: things and animals.

/** The netting of a poppy seed: cells between the eye and the edge. */
const cells = [
  [126, 18, 3.4],
  [139, 22, 3],
  [132, 30, 3.8],
  [146, 33, 2.8],
  [139, 42, 3.6],
  [150, 46, 2.2],
  [131, 53, 3],
  [143, 55, 2.2],
  [118, 58, 2.4],
]
  .map(([x = 0, y = 0, r = 0]) => blob(x, y, r, r * 0.9))
  .join('')

/** A blob with one eye, on two feet. */
export const seed: Stain = {
  name: 'poppy-seed',
  prefix: 'ka',
  body:
    shape('88,20 104,9 126,7 147,15 157,32 154,50 138,62 114,65 92,58 82,44 81,30') +
    taper('106,62 102,70 104,78', [5, 4, 4]) +
    taper('106,79 96,77 88,80', [4, 5, 3]) +
    taper('130,62 132,70 130,78', [5, 4, 4]) +
    taper('132,79 122,77 115,80', [4, 5, 3]),
  worn: `${shape('86,36* 94,25 108,22 119,30 121,40 112,49 98,50 88,45')}${shape('91,37 95,31 102,30 107,36 105,43 98,45 92,43', { hole: true })}${cells}`,
  drops: [
    [62, 30, 4.2],
    [50, 44, 1.4],
    [66, 60, 2.6],
    [178, 66, 4.4],
    [176, 26, 1.6],
    [192, 54, 1.8],
    [204, 72, 2.8],
    [40, 70, 1.5],
  ]
    .map(([x = 0, y = 0, r = 0]) => circle(x, y, r))
    .join(''),
}

const umbrella: Stain = {
  name: 'umbrella',
  prefix: 'kb',
  body:
    shape('48,48* 58,29 88,15 120,11 152,15 182,29 192,48* 174,42 156,48* 138,42 120,48* 102,42 84,48* 66,42') +
    taper('120,14 120,6', [4, 2]) +
    taper('120,44 120,66 127,75 138,70', [4, 4, 4, 3]),
  worn:
    taper('120,14 90,24 84,44', [0.4, 1.2, 0.4]) +
    taper('120,14 150,24 156,44', [0.4, 1.2, 0.4]) +
    taper('120,14 120,30 120,44', [0.4, 1.2, 0.4]),
  drops: circle(70, 66, 4.2) + circle(62, 58, 1.4) + circle(172, 64, 4.6) + circle(184, 72, 1.6) + circle(150, 76, 1.4),
}

const tail: Stain = {
  name: 'tail',
  prefix: 'kc',
  body:
    shape('24,78* 22,60 17,48 17,36 16,18* 29,29 43,29 56,18* 56,36 53,47 67,41 85,46 95,60 92,76* 56,79') +
    taper('80,70 118,72 148,62 158,40 176,30 192,40 190,54 206,56', [9, 9, 8, 8, 8, 7, 6, 3]),
  worn: taper('25,41 29,44 34,41', [0.6, 2, 0.6]) + taper('40,41 45,44 49,41', [0.6, 2, 0.6]),
  drops: circle(126, 50, 3.5) + circle(214, 70, 4.2) + circle(222, 40, 1.6) + circle(108, 56, 1.4),
}

export const hours: Stain = {
  name: 'hourglass',
  prefix: 'ke',
  body:
    cut('80,12 160,12 160,16 80,16') +
    cut('80,72 160,72 160,76 80,76') +
    shape('92,16* 148,16* 143,32 123,43 123,46 143,56 148,72* 92,72* 97,56 117,46 117,43 97,32'),
  worn:
    shape('100,29* 140,29* 134,34 121,41* 119,41* 106,34') +
    shape('98,72* 106,64 120,57 134,64 142,72*') +
    taper('120,40 120,60', [1.4, 1.4]),
  drops: circle(66, 70, 4.2) + circle(56, 60, 1.4) + circle(176, 66, 4.6) + circle(188, 74, 1.6) + circle(172, 30, 1.4),
}

export const fan: Stain = {
  name: 'fan',
  prefix: 'kf',
  body: shape('106,43* 106,26 124,13 152,10 178,20 188,43 178,66 152,76 124,73 106,60') + taper('108,43 72,44 40,45', [5, 3, 4]),
  worn: [-64, -40, -20, 0, 20, 40, 64]
    .map((angle) => {
      const turn = (angle * Math.PI) / 180
      const far = 70 - Math.abs(angle) * 0.45
      return taper(
        [
          [112 + Math.cos(turn) * 8, 43 + Math.sin(turn) * 6],
          [112 + Math.cos(turn) * far, 43 + Math.sin(turn) * far * 0.62],
        ],
        [2, 0.8],
        { per: 1 },
      )
    })
    .join(''),
  drops: circle(206, 30, 4.2) + circle(212, 42, 1.2) + circle(90, 66, 3.5) + circle(30, 60, 1.6),
}

export const stroke: Stain = {
  name: 'brush-stroke',
  prefix: 'kg',
  body: taper(
    '26,60 46,32 76,18 102,24 104,46 82,62 64,54 74,38 108,30 142,38 154,58 178,64 204,40 218,18',
    [3, 7, 8, 7, 5, 7, 4, 4, 7, 9, 8, 6, 4, 0.7],
  ),
  worn:
    taper('146,44 156,58 176,62', [0.4, 1.4, 0.4]) +
    taper('44,38 60,26 80,21', [0.4, 1.6, 0.4]) +
    taper('110,32 128,33 142,42', [0.4, 1.4, 0.4]),
  drops: circle(224, 30, 1.8) + circle(20, 72, 4.5) + circle(128, 66, 1.8) + circle(120, 72, 1.1),
}

export const seam: Stain = {
  name: 'seam',
  prefix: 'kj',
  body:
    turns(8, (at) => {
      const x = 24 + at * 24
      const y = 46 + Math.sin(at * 0.9) * 9
      return taper(
        [
          [x - 6, y + 3],
          [x, y],
          [x + 7, y - 4],
        ],
        [4, 7, 4],
        { per: 1 },
      )
    }) + taper('204,38 220,32 226,18 212,12', [2, 1, 1, 0.7]),
  worn: taper('20,49 48,53 72,54 96,47 120,41 144,36 168,38 196,44', [0.4, 1, 1, 1, 1, 1, 1, 0.4]),
  drops: circle(30, 72, 3.5) + circle(136, 66, 3.9) + circle(196, 64, 1.5) + circle(66, 22, 1.5),
}

export const watch: Stain = {
  name: 'night-watch',
  prefix: 'kl',
  body:
    shape('54,30 68,22 92,22 106,30 111,46 106,61 92,69 68,69 54,61 49,46') +
    cut('66,15 94,15 94,22 66,22') +
    cut('68,69 92,69 92,76 68,76') +
    cut('142,26 202,15 204,21 143,33') +
    cut('142,56 203,62 202,69 141,63') +
    taper('144,30 128,40 130,52 143,60', [1, 1, 1, 1]),
  worn:
    taper('56,34 80,37 104,34', [0.8, 1.8, 0.8]) +
    taper('52,58 80,61 108,58', [0.8, 1.8, 0.8]) +
    shape('80,39* 87,48 84,56 80,58 76,56 73,48'),
  drops: circle(216, 14, 1.6) + circle(218, 72, 3.9) + circle(172, 44, 3.5) + circle(182, 40, 1.2) + circle(36, 72, 1.8),
}

export const book: Stain = {
  name: 'open-book',
  prefix: 'km',
  body: shape('28,20* 62,13 98,16 120,25* 142,16 178,13 212,20* 218,68* 180,61 144,64 120,74* 96,64 60,61 22,68*'),
  worn:
    taper('120,28 120,70', [2.4, 1]) +
    [30, 40, 50]
      .map(
        (y) =>
          taper(
            [
              [40, y],
              [72, y - 4],
              [106, y + 2],
            ],
            [0.8, 1.8, 0.8],
          ) +
          taper(
            [
              [134, y + 2],
              [168, y - 4],
              [200, y],
            ],
            [0.8, 1.8, 0.8],
          ),
      )
      .join(''),
  drops: circle(228, 78, 3.5) + circle(14, 56, 1.8) + circle(160, 78, 1.5),
}

export const drawings: readonly Drawing[] = [seed, umbrella, tail, hours, fan, stroke, seam, watch, book].map(stain)
