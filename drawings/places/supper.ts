import { kid, kidOutline } from '../people/evening-folk.ts'
import { circle, shape, taper } from '../tools/paper.ts'
import { box, ply, quad } from './scenery.ts'

// The house front: its door stands open at 940–1080, and the light falls out to the left.
const door = { x: 930, y: 176, w: 150, h: 252 }
const wall = box(-20, 90, 1320, 338)
const eaves = shape('-20,54* -20,104* 1300,104* 1300,54*') + box(-20, 104, 1320, 10)
const posts = [40, 330, 620, 904, 1106].map((x) => box(x, 104, 18, 324)).join('')
const step = box(880, 424, 250, 16)
const lattice = (x: number): string =>
  [0, 1, 2, 3, 4].map((at) => box(x + at * 30 + 12, 196, 5, 120)).join('') + box(x - 4, 192, 158, 6) + box(x - 4, 314, 158, 6)
const dark = box(112, 196, 150, 120)
const lit = box(402, 196, 150, 120)
const spill = quad([930, 440], [1080, 440], [900, 640], [250, 640])
/** Who calls: a ladle in one hand, the other at the mouth. */
const caller =
  shape('958,428* 964,366 968,322 978,300* 1012,300* 1022,322 1028,366 1036,428*') +
  circle(995, 278, 23) +
  circle(995, 252, 11) +
  taper('976,312 952,300 968,280', [15, 12, 9]) +
  taper('1014,312 1040,326 1056,300', [15, 12, 8]) +
  taper('1056,304 1064,262', [5, 4]) +
  circle(1066, 254, 12)
const runner = { left: false, right: true }
const kids = [
  [360, 500, 0.92, '#3f6a8a', '#ffd37a'],
  [476, 486, 0.84, '#b8483e', '#ffe9c0'],
  [580, 470, 0.76, '#4f7a58', '#ffcf8a'],
] as const

/** A door in the first night, and who calls out of it. */
export const supperDoor = (s: string): string =>
  `<rect width="1280" height="720" fill="#181034"/><path fill="#3a2450" d="${box(-20, 428, 1320, 300)}"/>${ply(s, 'sw', wall, '#4a2c5a', '#c8806a', '', -2.5, 0)}<path fill="#20143c" d="${dark}"/><path fill="#ffd894" d="${lit}"/><path fill="#2a1842" d="${lattice(110)}${lattice(400)}"/><path fill="#2a1842" d="${posts}"/>${ply(s, 'se', eaves, '#191030', '#f0a070', '', -2.5, -1.5)}<path fill="#ffe2a4" d="${box(door.x, door.y, door.w, door.h)}"/><path fill="#fff4d4" opacity=".7" d="${box(door.x + 34, door.y + 20, door.w - 68, door.h - 20)}"/><path fill="#7a3c4c" d="${box(door.x + door.w, door.y - 4, 128, door.h + 4)}"/><path fill="#f0b080" opacity=".5" d="${box(door.x + door.w + 14, door.y + 20, 100, 6)}${box(door.x + door.w + 14, door.y + 128, 100, 6)}"/>${ply(s, 'st', step, '#6a3c4a', '#ffd090')}<path fill="#ffcf8a" opacity=".42" d="${spill}"/><path fill="#2a1236" d="${caller}"/><path fill="#ffd090" d="${taper('974,304 969,324 965,366', [2, 3, 2])}"/>`

/** Three children on their way in, each behind a shadow that is in a greater hurry. */
export const supperRunning = (s: string): string =>
  kids
    .map(
      ([x, y, u, colour, sash]) =>
        `<path fill="#1c0c2e" opacity=".86" transform="matrix(${u} 0 ${1.15 * u} ${-0.62 * u} ${x + 6} ${y})scale(1 -1)" d="${kidOutline(runner)}"/><g filter="url(#${s}-s)"><g transform="translate(${x} ${y})rotate(13)scale(${u})">${kid(colour, sash, runner)}</g></g>`,
    )
    .join('')

const bowl = (x: number, y: number, u: number): string =>
  `<g transform="translate(${x} ${y})scale(${u})"><path fill="#9a3a38" d="${shape('-84,-62* 84,-62* 78,-34 58,-12 32,-4* 32,8* -32,8* -32,-4* -58,-12 -78,-34')}"/><path fill="#d87a5c" d="${taper('-74,-48 -66,-30 -48,-16', [2, 6, 1], { per: 1 })}"/><ellipse cy="-62" rx="84" ry="14" fill="#ffe9c0"/><ellipse cy="-61" rx="77" ry="10" fill="#e8b870"/></g>`
const steam = (x: number, y: number): string => taper(`${x},${y} ${x - 12},${y - 34} ${x + 10},${y - 66} ${x - 6},${y - 104}`, [3, 7, 6, 0])
const boards = [0, 1, 2, 3, 4, 5].map((at) => box(-20, 352 + at * at * 9 + at * 20, 1320, 2)).join('')
/** Of who sits at the table: a child's. */
const guest = kidOutline({ left: false, right: false })

/** Two bowls on the floor of おミガキ; behind one of them sits nobody but a shadow. */
export const supperBowls = (s: string): string =>
  `<rect width="1280" height="720" fill="#5a3048"/><path fill="#8a4a48" d="${box(-20, 340, 1320, 400)}"/><path fill="#5a3048" opacity=".5" d="${boards}"/><circle cx="210" cy="170" r="430" fill="url(#${s}-g)" opacity=".75"/>${ply(s, 'bl', box(180, 120, 60, 84) + box(172, 112, 76, 10) + box(172, 204, 76, 10), '#ffe6a6', '#fff6d8')}<path fill="#2a1236" opacity=".82" transform="translate(880 410)scale(2.3)" d="${guest}"/>${ply(s, 'bt', box(330, 396, 660, 22) + box(360, 418, 26, 74) + box(934, 418, 26, 74), '#6a303a', '#ffd9a0')}<path fill="#1c0c2e" opacity=".5" d="${quad([410, 396], [560, 396], [640, 404], [470, 404])}${quad([740, 396], [880, 396], [960, 404], [800, 404])}"/>${bowl(500, 388, 1)}${bowl(820, 388, 0.84)}<path fill="#fff6e0" opacity=".5" d="${steam(490, 310)}${steam(520, 316)}${steam(818, 322)}"/><path fill="#e8c88a" d="${box(590, 384, 96, 5)}${box(586, 392, 100, 5)}${box(880, 386, 74, 4)}${box(878, 393, 76, 4)}"/>`
