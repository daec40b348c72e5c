/** 組合長ススケ, who sits facing us: about 350 px tall, x 440–680, the ground at y 524. */
import { circle, leaf, shape, taper } from '../tools/paper.ts'
import { box } from '../places/scenery.ts'

export const body = shape('452,520* 440,440 470,366 520,334 600,334 650,366 680,440 668,520*')
export const head = shape('492,330 474,286 478,236 468,168* 512,200 560,192 608,200 652,168* 642,236 646,286 628,330 596,352 524,352')
export const foreleg = shape('486,524* 484,506 498,494 512,480 520,420 540,410 560,424 560,490 556,524*')
const whiskers = ['546,316 500,312 448,320', '546,322 506,330 460,346', '574,316 620,312 672,320', '574,322 614,330 660,346']
  .map((points) => taper(points, [2.6, 2, 0.4], { per: 1 }))
  .join('')

/** What lies on the head and under it: stripes, ears, eyes, nose, whiskers, the collar with its bell. */
export const face = `<path fill="#3a2a4a" d="${leaf(560, 206, 40, 7, 1.57)}${leaf(536, 212, 32, 5, 1.5)}${leaf(584, 212, 32, 5, 1.64)}"/><path fill="#8a3448" d="${shape('484,196* 512,216 492,242')}${shape('636,196* 608,216 628,242')}"/><path fill="#ffd23c" d="${shape('494,276* 516,258 544,268 550,284* 530,294 508,290')}${shape('626,276* 604,258 576,268 570,284* 590,294 612,290')}"/><path fill="#150d1c" d="${leaf(528, 262, 32, 6, 1.57)}${leaf(600, 262, 32, 6, 1.57)}"/><path fill="#f08a7a" d="${shape('550,304* 560,300 570,304* 560,314')}"/><path fill="#f8e9c8" d="${whiskers}"/><path fill="#c2362c" d="${taper('500,346 560,366 620,346', [9, 14, 9])}"/><path fill="#ffcf73" d="${circle(560, 374, 13)}"/><path fill="#7a3a1d" d="${box(550, 373, 20, 3)}${circle(560, 380, 3)}"/>`

const legs = foreleg + shape('634,524* 636,506 622,494 608,480 600,420 580,410 560,424 558,490 554,524*')
const hindPaws = shape('430,524* 428,504 444,488 468,488 484,504 486,524*') + shape('690,524* 692,504 676,488 652,488 636,504 634,524*')
const tail = taper('630,496 720,508 782,470 790,404 754,346 758,284 796,258', [40, 42, 38, 34, 30, 27, 22]) + circle(796, 258, 11)
const tailStripes =
  taper('742,478 760,492 766,512', [5, 8, 5]) + taper('770,410 790,404 808,408', [5, 8, 5]) + taper('738,326 756,320 772,324', [4, 7, 4])
// On his other side, and longer than his own
const greatGrandmothers =
  taper('490,496 396,510 330,464 326,390 366,334 356,268 312,236', [40, 42, 40, 36, 32, 29, 24]) + circle(312, 236, 12)

/** What he casts: it has a second tail. */
export const susukeCast = body + head + legs + hindPaws + tail + greatGrandmothers

const ply = (d: string, fill = '#150d1c', edge = '#ffe9b4'): string =>
  `<path fill="${edge}" transform="translate(0-8)" d="${d}"/><path fill="${fill}" d="${d}"/>`
/** He sits, his tail up. */
export const susukeSitting =
  ply(tail) +
  `<path fill="#4a3450" d="${tailStripes}"/>` +
  ply(body) +
  ply(hindPaws, '#1c1228', '#b3703f') +
  ply(legs, '#1c1228', '#b3703f') +
  `<path fill="#0c0711" d="${taper('559,426 559,524', [0, 7], { per: 1 })}"/>` +
  ply(head) +
  face
