import type { Drawing } from '../drawing.ts'
import { blob, fading, type Stain, stain, turns } from '../floor-stain.ts'
import { circle, cut, shape, taper } from '../paper.ts'

// The stains of the journal (旅の栞), each in the shape of its name, on the same floor.

const seed: Stain = {
  name: 'poppy-seed',
  prefix: 'ka',
  body: shape('120,28 134,31 143,43 136,56 121,60 105,56 98,44 106,32'),
  drops: [
    [74, 52, 4],
    [86, 32, 2.4],
    [160, 28, 3],
    [172, 54, 4.2],
    [152, 70, 2.2],
    [92, 70, 2.6],
    [190, 38, 2],
    [56, 38, 1.8],
    [206, 60, 1.4],
    [44, 62, 1.4],
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
  drops: circle(70, 66, 2.4) + circle(62, 58, 1.4) + circle(172, 64, 2.8) + circle(184, 72, 1.6) + circle(150, 76, 1.4),
}

const tail: Stain = {
  name: 'tail',
  prefix: 'kc',
  body:
    shape('22,74* 20,56 22,42 21,26* 31,35 41,34 51,25* 52,42 62,48 82,54 92,68 86,76* 54,78') +
    taper('80,70 118,72 148,62 158,40 176,30 192,40 190,54 206,56', [9, 9, 8, 8, 8, 7, 6, 3]),
  drops: circle(126, 50, 2) + circle(214, 70, 2.4) + circle(222, 40, 1.6) + circle(108, 56, 1.4),
}

const runner: Stain = {
  name: 'runner',
  prefix: 'kd',
  body:
    blob(170, 20, 8, 8) +
    taper('165,32 152,50', [11, 9]) +
    taper('151,50 172,56 168,75', [7, 6, 3]) +
    taper('152,50 130,60 110,54', [8, 6, 2]) +
    taper('163,35 184,40 182,21', [4, 3, 2]) +
    taper('162,36 144,38 138,50', [4, 3, 2]),
  drops:
    taper('122,30 84,27 44,32', [1, 4, 0]) +
    taper('98,44 60,43 18,48', [1, 5, 0]) +
    taper('94,66 64,68 34,65', [1, 3, 0]) +
    circle(30, 34, 1.6) +
    circle(190, 74, 2),
}

const hours: Stain = {
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
  drops: circle(66, 70, 2.4) + circle(56, 60, 1.4) + circle(176, 66, 3) + circle(188, 74, 1.6) + circle(172, 30, 1.4),
}

const fan: Stain = {
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
  drops: circle(206, 30, 2.4) + circle(212, 42, 1.2) + circle(90, 66, 2) + circle(30, 60, 1.6),
}

const stroke: Stain = {
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
  drops: circle(224, 30, 1.8) + circle(20, 72, 2.6) + circle(128, 66, 1.8) + circle(120, 72, 1.1),
}

const plate: Stain = {
  name: 'nameplate',
  prefix: 'kh',
  body:
    cut('142,12 184,14 182,76 140,74') +
    blob(94, 24, 9, 9) +
    shape('72,76* 68,58 72,44 84,34 98,35 104,46 100,60 102,76*') +
    taper('98,46 114,44 124,36', [5, 4, 2]),
  worn: `${cut('149,20 177,21 175,69 147,68')}${cut('152,23 150,65 172,66 174,24')}`,
  drops: circle(163, 17, 1.2) + circle(54, 70, 2.6) + circle(48, 60, 1.4) + circle(202, 68, 2) + circle(118, 74, 1.5),
}

const pillar: Stain = {
  name: 'behind-the-pillar',
  prefix: 'ki',
  body:
    blob(134, 30, 15, 16) +
    taper('136,18 141,9 150,11', [4, 3, 1]) +
    shape('112,48 132,46 144,54 148,66 146,77* 112,77') +
    shape('100,68 84,66 70,71 60,77* 104,77'),
  defs: fading('kis-p', false),
  before: `<path fill="url(#kis-p)" d="M88 0h34v76h-34z"/><path fill="#160a1a" d="M80 72h50l5 14H75z"/><path fill="none" stroke="#c58a72" stroke-width="1.5" d="M122 26V72h8l5 14"/><path fill="#42224a" stroke="#32163a" stroke-width="2" d="${taper('128,54 118,52 110,53', [6, 6, 4])}${taper('128,60 118,59 112,60', [5, 5, 3])}"/>`,
  drops: circle(174, 70, 2.4) + circle(184, 62, 1.3) + circle(54, 66, 1.6),
}

const seam: Stain = {
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
        [2, 3.5, 2],
        { per: 1 },
      )
    }) + taper('204,38 220,32 226,18 212,12', [2, 1, 1, 0.7]),
  worn: taper('20,49 48,53 72,54 96,47 120,41 144,36 168,38 196,44', [0.4, 1, 1, 1, 1, 1, 1, 0.4]),
  drops: circle(30, 72, 2) + circle(136, 66, 2.2) + circle(196, 64, 1.5) + circle(66, 22, 1.5),
}

const beans: Stain = {
  name: 'beans',
  prefix: 'kk',
  body:
    shape('38,52 44,28 72,14 106,14 132,28 138,54 122,68 104,60 90,50 74,58 56,70') +
    blob(176, 28, 11, 7) +
    blob(202, 50, 10, 7) +
    blob(168, 62, 11, 6),
  worn:
    taper('78,48 90,42 102,48', [1, 4, 1]) +
    taper('170,29 176,31 182,29', [0.5, 2, 0.5]) +
    taper('197,51 202,53 207,51', [0.5, 2, 0.5]) +
    taper('162,63 168,65 174,63', [0.5, 2, 0.5]),
  drops: circle(150, 44, 2) + circle(222, 32, 2) + circle(212, 70, 1.5) + circle(26, 72, 1.8),
}

const watch: Stain = {
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
  drops: circle(216, 14, 1.6) + circle(218, 72, 2.2) + circle(172, 44, 2) + circle(182, 40, 1.2) + circle(36, 72, 1.8),
}

const book: Stain = {
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
  drops: circle(228, 78, 2) + circle(14, 56, 1.8) + circle(160, 78, 1.5),
}

const gate: Stain = {
  name: 'outside-the-gate',
  prefix: 'kn',
  body: shape(
    '46,77* 52,63 76,53 104,47* 105,42 103,34 106,25* 103,12* 113,20* 120,9* 127,20* 137,12* 134,25* 137,34 135,42 136,47* 164,53 188,63 194,77*',
  ),
  defs: fading('kns-p', true),
  before: `<path fill="url(#kns-p)" d="M0 74h240v14H0z"/><path fill="#c58a72" d="${taper('16,74 120,74 224,74', [0.2, 1.8, 0.2], { per: 1 })}"/>`,
  drops: circle(30, 60, 2) + circle(214, 62, 2.2) + circle(222, 52, 1.3),
}

/** From the head to the hem. */
const standing = (x: number, top: number): string =>
  blob(x, top, 7, 7) +
  shape([
    [x - 10, 76, true],
    [x - 13, top + 24],
    [x - 8, top + 14],
    [x + 8, top + 14],
    [x + 13, top + 24],
    [x + 10, 76, true],
  ])

const three: Stain = {
  name: 'three',
  prefix: 'ko',
  body: standing(66, 20) + standing(124, 30) + standing(182, 17),
  drops: circle(26, 70, 2) + circle(220, 68, 2.4) + circle(96, 34, 1.4) + circle(148, 48, 1.5),
}

export const drawings: readonly Drawing[] = [
  seed,
  umbrella,
  tail,
  runner,
  hours,
  fan,
  stroke,
  plate,
  pillar,
  seam,
  beans,
  watch,
  book,
  gate,
  three,
].map(stain)
