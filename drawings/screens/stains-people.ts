import type { Drawing } from '../tools/drawing.ts'
import { blob, fading, type Stain, stain } from '../places/floor-stain.ts'
import { circle, cut, shape, taper } from '../tools/paper.ts'

// The stains of the journal (旅の栞) that stand, run, hide or look as somebody.

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
    circle(190, 74, 3.5),
}

export const plate: Stain = {
  name: 'nameplate',
  prefix: 'kh',
  body:
    cut('142,12 184,14 182,76 140,74') +
    blob(94, 24, 9, 9) +
    shape('72,76* 68,58 72,44 84,34 98,35 104,46 100,60 102,76*') +
    taper('98,46 114,44 124,36', [5, 4, 2]),
  worn: `${cut('149,20 177,21 175,69 147,68')}${cut('152,23 150,65 172,66 174,24')}`,
  drops: circle(163, 17, 1.2) + circle(54, 70, 4.5) + circle(48, 60, 1.4) + circle(202, 68, 3.5) + circle(118, 74, 1.5),
}

export const pillar: Stain = {
  name: 'behind-the-pillar',
  prefix: 'ki',
  body:
    blob(134, 30, 15, 16) +
    taper('136,18 141,9 150,11', [4, 3, 1]) +
    shape('112,48 132,46 144,54 148,66 146,77* 112,77') +
    shape('100,68 84,66 70,71 60,77* 104,77'),
  defs: fading('kis-p', false),
  before: `<path fill="url(#kis-p)" d="M88 0h34v76h-34z"/><path fill="#6e3640" d="M80 72h50l5 14H75z"/><path fill="none" stroke="#e8b083" stroke-width="1.5" d="M122 26V72h8l5 14"/><path fill="#1d0820" stroke="#1d0820" stroke-width="2" d="${taper('128,54 118,52 110,53', [6, 6, 4])}${taper('128,60 118,59 112,60', [5, 5, 3])}"/>`,
  drops: circle(174, 70, 4.2) + circle(184, 62, 1.3) + circle(54, 66, 1.6),
}

const beanPlaces = [
  [140, 70],
  [163, 62],
  [186, 71],
  [164, 78],
  [210, 64],
] as const

/** Somebody who crouches and looks. */
export const beans: Stain = {
  name: 'beans',
  prefix: 'kk',
  body:
    blob(98, 27, 13, 13) +
    shape('40,79* 38,60 46,44 62,34 84,34 94,44 92,56 100,64 104,79*') +
    taper('84,46 104,58 120,62', [8, 6, 4]) +
    beanPlaces
      .map(([x, y]) =>
        shape([
          [x - 9, y - 1],
          [x - 5, y - 6],
          [x + 5, y - 6],
          [x + 9, y - 1],
          [x + 6, y + 4],
          [x, y + 1],
          [x - 6, y + 4],
        ]),
      )
      .join(''),
  worn:
    shape('99,24* 104,21 109,25 104,28') +
    beanPlaces
      .map(([x, y]) =>
        taper(
          [
            [x - 5, y - 2],
            [x, y - 4],
            [x + 5, y - 2],
          ],
          [0.4, 1.6, 0.4],
          { per: 1 },
        ),
      )
      .join(''),
  drops: circle(140, 36, 3.6) + circle(152, 44, 1.4) + circle(226, 40, 2) + circle(20, 66, 4.2) + circle(26, 50, 1.5),
}

export const gate: Stain = {
  name: 'outside-the-gate',
  prefix: 'kn',
  body: shape(
    '46,73* 52,62 76,53 104,47* 105,42 103,34 106,25* 103,12* 113,20* 120,9* 127,20* 137,12* 134,25* 137,34 135,42 136,47* 164,53 188,62 194,73*',
  ),
  defs: fading('kns-p', true),
  before: `<path fill="url(#kns-p)" d="M0 74h240v14H0z"/><path fill="#e8b083" d="${taper('16,74 120,74 224,74', [0.2, 1.8, 0.2], { per: 1 })}"/>`,
  drops: circle(30, 60, 3.5) + circle(214, 62, 3.9) + circle(222, 52, 1.3),
}

/** From the head to the hem. */
const standing = (x: number, top: number): string =>
  blob(x, top, 7, 7) +
  shape([
    [x - 10, 76, true],
    [x - 13, top + 24],
    [x - 8, top + 9],
    [x + 8, top + 9],
    [x + 13, top + 24],
    [x + 10, 76, true],
  ])

export const three: Stain = {
  name: 'three',
  prefix: 'ko',
  body: standing(66, 20) + standing(124, 30) + standing(182, 17),
  drops: circle(26, 70, 3.5) + circle(220, 68, 4.2) + circle(96, 34, 1.4) + circle(148, 48, 1.5),
}

export const drawings: readonly Drawing[] = [runner, plate, pillar, beans, gate, three].map(stain)
