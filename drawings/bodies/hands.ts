import { shape } from '../tools/paper.ts'
import { item, num, type Points, parsePoints, twoDecimals, unit } from '../tools/points.ts'

// Hands cut from paper: every finger is a ply of its own, with a lit edge above and its shadow on the finger below. No outlines.

interface DigitOptions {
  /** A paint, such as `url(#…)`. */
  readonly skin?: string
  readonly nail?: boolean
}

interface HandOptions {
  readonly scale?: number
  /** Degrees. */
  readonly turn?: number
  readonly mirrored?: boolean
  /** Class hook; the empty text for none. */
  readonly hook?: string
  /** What the hand holds, drawn over the palm and under the fingers; its own origin is the hand's. */
  readonly rod?: string
  readonly skin?: string
}

/** Root, knuckle and tip, the width at the root and at the tip. */
type Finger = readonly [points: string, root: number, tip: number, nail?: 'nail']

interface Pose {
  readonly palm: string
  /** The lowest first. */
  readonly fingers: readonly Finger[]
}

// About 90 px high round the place where something is held; back of the hand to the left.
const poses = {
  /** Round a rod that runs through (0,0): four fingers over it, the thumb across the upper two. */
  fist: {
    palm: '-36,0 -27,-28 -4,-40 24,-35 32,-14 24,24 4,40 -24,34',
    fingers: [
      ['-14,27 8,27 23,33', 17, 13],
      ['-17,12 12,9 31,17', 19, 15],
      ['-16,-4 14,-8 36,1', 20, 16],
      ['-13,-20 16,-26 35,-15', 20, 16],
      ['-25,-2 -15,-32 7,-45', 20, 15, 'nail'],
    ],
  },
  /** At the side of something: the fingers lie across its front, the thumb on its rim. */
  clasp: {
    palm: '-44,46 -42,-2 -32,-30 -8,-38 6,-20 6,32 -8,48',
    fingers: [
      ['-22,30 4,32 24,27', 16, 12],
      ['-24,14 8,17 34,12', 18, 13],
      ['-24,-3 9,0 38,-5', 19, 14],
      ['-22,-20 7,-17 33,-21', 18, 14],
      ['-32,-16 -18,-42 4,-53', 20, 14, 'nail'],
    ],
  },
  /** One finger out to the right. */
  point: {
    palm: '-42,34 -36,-8 -16,-28 12,-28 24,-8 22,24 4,40 -22,46',
    fingers: [
      ['-8,30 12,29 19,35', 15, 12],
      ['-8,15 18,12 25,19', 17, 14],
      ['-6,-1 21,-5 29,2', 18, 15],
      ['-14,-17 22,-23 62,-27', 18, 12, 'nail'],
      ['-26,0 -8,-11 14,-8', 18, 14],
    ],
  },
  /** Three fingers up, the thumb on the little one. */
  three: {
    palm: '-27,48 -31,12 -23,-12 0,-18 23,-12 30,12 25,48',
    fingers: [
      ['-16,-4 -24,-44 -30,-78', 18, 13, 'nail'],
      ['1,-8 1,-52 1,-92', 18, 13, 'nail'],
      ['18,-4 25,-42 31,-72', 17, 12, 'nail'],
      ['25,18 32,2 20,-4', 15, 13],
      ['-26,30 -4,24 18,8', 20, 14],
    ],
  },
  /** Flat on a page or a table, the fingers down to the left. */
  flat: {
    palm: '44,-14 30,-26 4,-24 -14,-10 -10,10 10,18 36,16 50,4',
    fingers: [
      ['14,-16 -12,-22 -32,-14', 16, 11, 'nail'],
      ['4,-12 -28,-10 -54,2', 16, 12, 'nail'],
      ['2,-2 -28,4 -54,17', 16, 12, 'nail'],
      ['6,8 -20,16 -42,29', 15, 11, 'nail'],
      ['14,14 -6,24 -24,36', 14, 10, 'nail'],
    ],
  },
} as const satisfies Record<string, Pose>

/** Tools of one drawing with the prefix `p`. Fingers use the paints `-skin` and `-shade`, hands `-hand` and the filter `-s`. */
export function handTools(p: string, nextId: () => string) {
  /** One finger: root, knuckle, tip; rounded end, a nail if wanted. */
  function digit(points: Points, root: number, tip: number, { skin = `url(#${p}-skin)`, nail = true }: DigitOptions = {}): string {
    const line = parsePoints(points)
    const last = line.length - 1
    const left: [number, number][] = []
    const right: [number, number][] = []
    line.forEach((here, index) => {
      const after = item(line, Math.min(last, index + 1))
      const before = item(line, Math.max(0, index - 1))
      const [dx, dy] = unit(after.x - before.x, after.y - before.y)
      const half = (root + ((tip - root) * index) / last) / 2
      left.push([here.x + dy * half, here.y - dx * half])
      right.push([here.x - dy * half, here.y + dx * half])
      if (index === last)
        left.push(
          [here.x + dx * half + dy * half * 0.5, here.y + dy * half - dx * half * 0.5],
          [here.x + dx * half - dy * half * 0.5, here.y + dy * half + dx * half * 0.5],
        )
    })
    const a = item(line, last - 1)
    const b = item(line, last)
    const turn = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI
    const nailShape = nail
      ? `<ellipse cx="${num(b.x)}" cy="${num(b.y)}" rx="${num(tip * 0.34)}" ry="${num(tip * 0.27)}" fill="#fff1d6" opacity=".75" transform="rotate(${Math.round(turn)} ${num(b.x)} ${num(b.y)})"/>`
      : ''
    const id = nextId()
    return `<g fill="${skin}"><use href="#${id}" x=".5" y="2.2" fill="url(#${p}-shade)"/><use href="#${id}" y="-1.2" fill="#fff6e0"/><path id="${id}" d="${shape([...left, ...right.toReversed()])}"/></g>${nailShape}`
  }

  /** A hand in one of its poses. */
  function hand(
    pose: keyof typeof poses,
    x: number,
    y: number,
    { scale = 1, turn = 0, mirrored = false, hook = '', rod = '', skin = `url(#${p}-hand)` }: HandOptions = {},
  ): string {
    const { palm, fingers }: Pose = poses[pose]
    const size = mirrored ? `${twoDecimals(-scale)} ${twoDecimals(scale)}` : twoDecimals(scale)
    const over = fingers.map(([points, root, tip, nail]) => digit(points, root, tip, { skin, nail: nail !== undefined })).join('')
    return `<g${hook === '' ? '' : ` class="${hook}"`}><g filter="url(#${p}-s)" transform="translate(${x} ${y})${turn === 0 ? '' : ` rotate(${turn})`} scale(${size})"><path fill="${skin}" d="${shape(palm)}"/>${rod}${over}</g></g>`
  }

  /** A hand round a rod that runs through (0,0). */
  const fist = (x: number, y: number, options: HandOptions = {}): string => hand('fist', x, y, { hook: 'hand', ...options })

  return { digit, hand, fist }
}

/** The hands of a drawing that needs nothing else of `portraitTools`; their paints are `handPaints`. */
export function handsOf(p: string) {
  let count = 0
  return handTools(p, () => `${p}-h${(count++).toString(36)}`)
}

export const handPaints = (p: string): string =>
  `<linearGradient id="${p}-hand" x2="0" y2="1"><stop stop-color="#ffe2b4"/><stop offset="1" stop-color="#eeb277"/></linearGradient><linearGradient id="${p}-shade"><stop stop-color="#a8582f"/></linearGradient>`
