/** The six roles as small figures of the story, seen from behind: feet at the origin, about 150 px tall. */
import type { RoleClass } from '../../src/content/roles.ts'
import type { PartyPose } from '../../src/web/staging/staging.ts'
import { circle, leaf, shape, star, taper } from '../tools/paper.ts'
import { mirror, type Points, num } from '../tools/points.ts'
import { box } from '../places/scenery.ts'

/** How the papers of a figure are painted. */
export interface Paint {
  readonly near: (d: string) => string
  readonly far: (d: string) => string
  /** The left arm, which a figure that waves holds otherwise. */
  readonly left: (d: string) => string
  /** Coloured light; in a shadow as dark as the paper. */
  readonly gel: (d: string, colour: string) => string
}

interface PartyFigure {
  /** Below the coat: two legs, or a hem to the ground. */
  readonly legs: 'trousers' | 'robe'
  /** How far the upper body sinks when it sits, px. */
  readonly sinks: number
  readonly upper: (paint: Paint) => string
  /** What it has on its back and can put down. */
  readonly carries?: (paint: Paint) => string
  /** The arm that waves, from the shoulder. */
  readonly shoulder: readonly [x: number, y: number]
}

export const limb = (points: Points, widths: readonly number[]): string => taper(points, widths, { per: 1, decimals: 0 })
const both = (points: string, make: (points: Points) => string): string => make(points) + make(mirror(points, 0))
const turned = (x: number, y: number, turn: number, content: string): string =>
  `<g transform="translate(${x} ${y})rotate(${turn})">${content}</g>`

/** One half of the shears, its screw at the origin. */
const shear = ({ far, gel }: Paint, flip: 1 | -1): string => {
  const half = (points: string): Points => (flip === 1 ? points : mirror(points, 0))
  const ring = shape(half('-4,62 8,54 18,62 20,76 10,86 -4,80')) + shape(half('1,64 8,60 13,66 14,75 9,80 1,76'), { hole: true })
  return (
    far(limb(half('-4,-6 2,30 8,62'), [11, 8, 8]) + ring + shape(half('-9,14* 8,10 17,-34 12,-104* 2,-60 -9,-10*'))) +
    gel(limb(half('2,0 10,-46 12,-100'), [2, 5, 0]), '#ffe9ae')
  )
}
/** A lamp on its cord. */
const lamp = ({ far, gel }: Paint, x: number, y: number): string =>
  gel(
    shape([
      [x - 7, y + 10, true],
      [x + 7, y + 10, true],
      [x + 10, y + 20],
      [x + 7, y + 30, true],
      [x - 7, y + 30, true],
      [x - 10, y + 20],
    ]),
    '#ffce6a',
  ) + far(box(x - 0.5, y, 1.5, 9) + box(x - 7, y + 7, 14, 4) + box(x - 6, y + 29, 12, 4) + box(x - 9, y + 18, 18, 1.5))
const straw = (y: number, width: number, count: number, long: number): string =>
  Array.from({ length: count }, (_, at) => {
    const t = at / (count - 1) - 0.5
    const reach = long * (1 - Math.abs(t) * 0.5) + (at % 3) * 4
    return limb(
      [
        [t * width, y - 10],
        [t * width * 1.1, y + reach * 0.4],
        [t * width * 1.24, y + reach],
      ],
      [6, 12, 0],
    )
  }).join('')
// A hand round a pole that lies on the shoulders, and its lit fingers.
const grip = '-45,-105 -46,-114 -41,-120 -33,-120 -28,-114 -29,-105 -37,-101'
const knuckles = ['-43,-117 -43,-112 -42,-107', '-37,-119 -37,-113 -37,-107', '-31,-117 -31,-112 -32,-107']
const comma = shape('0,-3 7,-13 19,-10 22,1 17,9* 18,1 12,-3 5,2')

export const partyFigures: Readonly<Record<RoleClass, PartyFigure>> = {
  // The shears open on her back, the side tail and the end of the tape flying.
  striker: {
    legs: 'trousers',
    sinks: 22,
    shoulder: [-24, -104],
    upper: (paint) => {
      const { near, far, left, gel } = paint
      return (
        far(shape('-12,-142* -32,-154 -52,-150 -68,-134* -54,-137 -58,-124 -72,-114* -50,-119 -42,-108 -48,-94* -28,-110 -10,-124*')) +
        left(limb('-24,-104 -48,-86 -30,-64', [15, 14, 11])) +
        near(limb('24,-104 48,-86 30,-64', [15, 14, 11])) +
        near(
          shape('-36,-40* -26,-62 -21,-82 -30,-104* -12,-113 12,-113 30,-104* 21,-82 26,-62 36,-40* 23,-45 12,-37* 0,-44 -12,-37* -23,-45'),
        ) +
        gel(limb('-31,-45 -12,-43 0,-48 12,-43 31,-45', [2, 4, 3, 4, 2]), '#ff7a3a') +
        far(shape('-23,-78* 0,-73 23,-78* 25,-66 0,-61 -25,-66')) +
        gel(limb('14,-112 30,-98 24,-82 34,-66', [5, 5, 5, 4]), '#ffd34a') +
        near(
          shape(
            '-16,-110* -24,-122 -22,-138 -10,-149* -16,-156 -26,-158* -12,-164 -3,-156* -2,-164 6,-170* 7,-158 5,-150* 20,-143 24,-126 18,-110* 10,-116 5,-106* 0,-114 -6,-106* -10,-114',
          ),
        ) +
        gel(leaf(2, -146, 26, 2.5, 1.5) + leaf(10, -143, 24, 2.5, 1.2) + leaf(-8, -144, 24, 2.5, 1.9), '#e8503a') +
        gel(circle(-14, -138, 5), '#ffd34a') +
        turned(0, -78, -44, shear(paint, 1)) +
        turned(0, -78, 44, shear(paint, -1)) +
        gel(circle(0, -78, 4), '#ffd34a')
      )
    },
  },
  // The carrying pole with its lamps over her shoulders, the candle through her bun.
  medic: {
    legs: 'robe',
    sinks: 40,
    shoulder: [-22, -102],
    upper: (paint) => {
      const { near, far, left, gel } = paint
      return (
        near(shape('-34,-44* -31,-84 -20,-106 -8,-113* 8,-113* 20,-106 31,-84 34,-44* 0,-38')) +
        gel(limb('0,-104 -1,-74 0,-44', [2, 4, 3]) + both('-16,-100 -24,-76 -27,-46', (points) => limb(points, [0, 4, 3])), '#5fd09a') +
        far(limb('-86,-104 -44,-112 0,-115 44,-112 86,-104', [4, 6, 7, 6, 4])) +
        [-78, -54, 54, 78].map((x) => lamp(paint, x, -106)).join('') +
        left(limb('-20,-98 -40,-86 -37,-108', [16, 15, 9]) + shape(grip)) +
        near(limb('20,-98 40,-86 37,-108', [16, 15, 9]) + shape(mirror(grip, 0))) +
        gel(knuckles.map((points) => both(points, (own) => limb(own, [3, 4, 3]))).join(''), '#f0b078') +
        far(shape('-19,-112* 0,-103 19,-112* 22,-101 0,-91 -22,-101')) +
        near(shape('-15,-112* -19,-128 -14,-143 0,-149 14,-143 19,-128 15,-112* 6,-106 -6,-106') + circle(0, -154, 11)) +
        gel(
          limb('-10,-144 -13,-128 -9,-112', [0, 3, 2]) +
            limb('10,-144 13,-128 9,-112', [0, 3, 2]) +
            limb('-7,-158 0,-161 7,-158', [0, 3, 0]),
          '#5fd09a',
        ) +
        gel(limb('-22,-150 0,-157 20,-164', [3, 4, 5]), '#fff3d8') +
        gel(shape('20,-164* 16,-170 20,-178 28,-188* 29,-176 27,-168'), '#ffb648')
      )
    },
  },
  // The folding screen strapped on, the towel round his head.
  paladin: {
    legs: 'trousers',
    sinks: 22,
    shoulder: [-40, -106],
    upper: ({ near, left, gel }) =>
      left(limb('-26,-104 -60,-88 -56,-50', [24, 24, 17]) + circle(-58, -47, 10)) +
      near(limb('26,-104 60,-88 56,-50', [24, 24, 17]) + circle(58, -47, 10)) +
      near(shape('-42,-40* -44,-92 -34,-116 -12,-124* 12,-124* 34,-116 44,-92 42,-40*')) +
      near(shape('-18,-118* -21,-134 -15,-149 0,-155 15,-149 21,-134 18,-118* 0,-112') + circle(0, -160, 8)) +
      gel(limb('-20,-137 0,-133 20,-137', [8, 9, 8]) + limb('16,-136 26,-128 28,-118', [5, 5, 2]), '#e8f4ff'),
    carries: ({ far, gel }) => {
      const outer = '-56,-118* -29,-110* -29,-26* -56,-34*'
      const inner = '-29,-110* 0,-118* 0,-34* -29,-26*'
      return (
        far(both(outer, shape) + both(inner, shape)) +
        gel(both('-53,-110* -32,-104* -32,-32* -53,-38*', shape) + both('-25,-104* -4,-110* -4,-40* -25,-34*', shape), '#2f7fd8') +
        gel(
          star(-43, -88, 9, 3, 4) +
            star(-14, -66, 10, 3.4, 4) +
            star(16, -90, 9, 3, 4) +
            star(42, -62, 10, 3.4, 4) +
            star(-42, -52, 5, 2, 4) +
            star(-12, -94, 5, 2, 4) +
            star(14, -52, 5, 2, 4) +
            star(44, -92, 5, 2, 4),
          '#fff8e0',
        )
      )
    },
  },
  // The magic lantern on her back shines; a fan of slides in her hand.
  mage: {
    legs: 'robe',
    sinks: 40,
    shoulder: [-16, -102],
    upper: ({ near, far, left, gel }) =>
      near(limb('16,-100 40,-92 48,-112', [16, 14, 9])) +
      ['#ffd34a', '#b98cf0', '#6fd6ff', '#ff7a8a']
        .map((colour, at) => turned(49, -113, at * 22 - 18, far(box(-8, -32, 16, 28)) + gel(box(-5, -29, 10, 20), colour)))
        .join('') +
      left(limb('-16,-100 -34,-84 -26,-62', [15, 13, 10])) +
      near(shape('-30,-44* -20,-76 -22,-98 -10,-109* 10,-109* 22,-98 20,-76 30,-44* 0,-38')) +
      gel(
        both('-14,-70 -18,-56 -21,-44', (points) => limb(points, [0, 3, 3])),
        '#a884ec',
      ) +
      gel(star(0, -106, 33, 20, 11), '#e4d4ff') +
      near(shape('-17,-108* -25,-120 -23,-138 -11,-150 4,-152 18,-146 25,-132 24,-116 16,-107* 8,-113 0,-106 -8,-113')) +
      gel(
        limb('-14,-142 -18,-128 -14,-114', [0, 3, 2]) +
          limb('0,-147 -2,-130 0,-114', [0, 3, 2]) +
          limb('13,-142 17,-128 14,-114', [0, 3, 2]),
        '#8f63e0',
      ) +
      gel(shape('14,-154* 25,-148* 20,-137* 9,-143*'), '#ffd34a'),
    carries: ({ far, gel }) =>
      far(box(-26, -98, 44, 48) + shape('-30,-97* -16,-106 8,-106 22,-97*') + box(-18, -126, 12, 22) + box(-22, -130, 20, 6)) +
      gel(circle(-4, -74, 17), '#ffcf73') +
      gel(circle(-4, -74, 12.5), '#fff3c8') +
      far(star(-4, -74, 9, 3.8, 5)),
  },
  // Hood with a bent tip, straw cape, the bow across.
  ranger: {
    legs: 'trousers',
    sinks: 24,
    shoulder: [-34, -102],
    upper: ({ near, far, left, gel }) =>
      far(shape('-28,-40* -24,-90 0,-108 24,-90 28,-40*') + straw(-62, 66, 9, 34)) +
      near(shape('-18,-112* -34,-98 -46,-74 -48,-62* 48,-62* 46,-74 34,-98 18,-112*') + straw(-72, 84, 11, 34)) +
      gel([-30, -15, 0, 15, 30].map((x, at) => leaf(x * 0.8, -96 + (at % 2) * 6, 26, 2.6, 1.57 - x / 90)).join(''), '#c8d84a') +
      far(shape('-26,-114* -10,-104 10,-104 26,-114* 30,-100 12,-90 -12,-90 -30,-100')) +
      near(shape('-19,-108* -25,-126 -20,-146 -6,-158 8,-168 26,-172 42,-164* 28,-162 20,-152 22,-136 25,-122 19,-108* 0,-101')) +
      gel(
        limb('-17,-110 0,-104 17,-110', [3, 5, 3]) +
          leaf(-6, -150, 36, 3, 1.75) +
          leaf(6, -150, 36, 3, 1.4) +
          limb('14,-164 26,-167 36,-164', [0, 3, 0]),
        '#c8d84a',
      ) +
      far(limb('-58,-150 -30,-140 22,-92 46,-46 44,-22', [3, 7, 9, 7, 3])) +
      gel('M-58.500-150L44.500-21l-1.500 1L-60-149z', '#fffdf0') +
      left(limb('-34,-100 -50,-80 -50,-58', [14, 13, 10])) +
      near(limb('34,-100 50,-80 50,-58', [14, 13, 10])),
  },
  // The great drum on her back, flowers round the hat, a stick in her hand.
  buffer: {
    legs: 'trousers',
    sinks: 26,
    shoulder: [-26, -94],
    upper: ({ near, far, left, gel }) =>
      left(limb('-18,-90 -46,-78 -44,-54', [18, 19, 14])) +
      near(limb('18,-90 46,-78 44,-54', [18, 19, 14])) +
      gel(limb('47,-46 54,-66 62,-88', [4, 4, 4]) + circle(62.5, -90, 5), '#ffe0a0') +
      near(shape('-36,-36* -32,-70 -30,-92 -10,-103* 10,-103* 30,-92 32,-70 36,-36* 0,-32')) +
      gel(limb('-34,-42 0,-37 34,-42', [5, 6, 5]), '#f0649c') +
      near(shape('-17,-104* -22,-116 -18,-130* 18,-130* 22,-116 17,-104* 0,-97')) +
      far(shape('-46,-124 -30,-134 0,-138 30,-134 46,-124* 28,-124 0,-120 -28,-124')) +
      near(shape('-28,-132* -24,-148 -12,-158 0,-160 12,-158 24,-148 28,-132* 0,-129')) +
      gel([-2, -1, 0, 1, 2].map((rib) => leaf(rib * 5, -155 + Math.abs(rib) * 2, 20, 2, 1.57 - rib * 0.42)).join(''), '#ffe0a8') +
      gel(
        circle(0, -161, 4.5) +
          [-36, -22, 22, 36].map((x) => circle(x, -129 + Math.abs(x) * 0.1, 4.5)).join('') +
          limb('-44,-122 -47,-108 -44,-98', [1, 1, 1]) +
          circle(-44, -96, 4),
        '#ff7aa8',
      ),
    carries: ({ far, gel }) =>
      far(circle(0, -70, 32)) +
      gel(circle(0, -70, 26.5), '#ffdca0') +
      `<g transform="translate(0 -70)">${[0, 120, 240].map((turn) => `<g transform="rotate(${turn})">${far(comma)}</g>`).join('')}</g>` +
      gel(
        Array.from({ length: 12 }, (_, stud) => circle(Math.cos(stud * 0.5236) * 29.3, -70 + Math.sin(stud * 0.5236) * 29.3, 1.4)).join(''),
        '#ffcf6a',
      ),
  },
}

export const foot = (x: number): string => shape(`${x - 8},-9* ${x + 8},-9* ${x + 11},0* ${x - 11},0*`)
/** The raised sole of a step. */
const sole = shape('7,-24* 20,-25* 24,-11 18,-3 11,-3 7,-10')

function below({ legs }: PartyFigure, pose: PartyPose, { near, far, gel }: Paint): string {
  if (pose === 'seated') {
    return (
      near(shape('-52,0* -58,-12 -44,-24 -22,-34 22,-34 44,-24 58,-12 52,0*')) + gel(limb('-46,-10 -24,-18 -6,-8', [0, 2, 0]), '#6b3a4e')
    )
  }
  const walks = pose === 'walking'
  if (legs === 'robe') {
    const hem = walks
      ? '-27,-58* -40,-26 -46,-8* -14,-13 12,-6 48,-16* 40,-32 27,-58*'
      : '-27,-58* -40,-26 -50,-4* -18,-1 18,-1 50,-4* 40,-26 27,-58*'
    const folds = walks ? '-14,-46 -20,-26 -22,-14 22,-46 30,-26 32,-16' : '-16,-46 -22,-24 -25,-8 16,-46 22,-24 25,-8'
    const [a, b, c, d, e, f] = folds.split(' ')
    return (
      (walks ? far(sole) + near(foot(-18)) : '') +
      near(shape(hem)) +
      gel(limb(`${a} ${b} ${c}`, [0, 3, 4]) + limb(`${d} ${e} ${f}`, [0, 3, 4]), '#6b3a4e')
    )
  }
  return walks
    ? far(limb('11,-60 16,-40 13,-22', [22, 18, 13]) + sole) + near(limb('-10,-60 -13,-30 -15,-4', [23, 17, 12]) + foot(-16))
    : near(both('-10,-60 -14,-30 -17,-4', (points) => limb(points, [23, 17, 12])) + foot(-18) + foot(18))
}

const rim = '#ffd2a0'

/** A figure in paper, its ids beginning with `prefix`; `laidDown` = what it carries is not on its back; `legs` are drawn in place of the pose's own. */
export function partyMember(prefix: string, role: RoleClass, pose: PartyPose, laidDown = false, legs?: (paint: Paint) => string): string {
  let count = 0
  const ply = (fill: string, edge: string) => (d: string) => {
    const id = `${prefix}-${(count++).toString(36)}`
    return `<g fill="${fill}"><use href="#${id}" y="-1.600" fill="${edge}"/><path id="${id}" d="${d}"/></g>`
  }
  const near = ply('#150b1c', rim)
  const paper: Paint = { near, left: near, far: ply('#2d1a38', '#c88a78'), gel: (d, fill) => `<path fill="${fill}" d="${d}"/>` }
  const flat = (d: string): string => `<path d="${d}"/>`
  const figure = partyFigures[role]
  if (pose === 'shadow' || pose === 'waving') {
    const waves = pose === 'waving'
    const shadow: Paint = { near: flat, far: flat, left: waves ? () => '' : flat, gel: flat }
    return `<g fill="#30102e">${waves ? wavingArm(figure) : ''}${legs?.(shadow) ?? below(figure, 'standing', shadow)}${figure.upper(shadow)}${laidDown ? '' : (figure.carries?.(shadow) ?? '')}</g>`
  }
  const sinks = pose === 'seated' ? figure.sinks : 0
  const upper = figure.upper(paper) + (laidDown ? '' : (figure.carries?.(paper) ?? ''))
  return `${legs?.(paper) ?? below(figure, pose, paper)}<g transform="translate(0 ${num(sinks)})${pose === 'walking' ? 'rotate(2)' : ''}">${upper}</g>`
}

function wavingArm({ shoulder: [x, y] }: PartyFigure): string {
  const fingers = [-34, -16, 2, 20, 46].map((turn, at) => {
    const angle = ((turn - 96) * Math.PI) / 180
    const long = [17, 20, 21, 19, 14][at] ?? 18
    return limb(
      [
        [x - 22, y - 58],
        [x - 22 + Math.cos(angle) * long, y - 58 + Math.sin(angle) * long],
      ],
      [6, 4],
    )
  })
  return `<path d="${limb(
    [
      [x + 6, y + 4],
      [x - 20, y - 16],
      [x - 22, y - 50],
    ],
    [18, 16, 10],
  )}${circle(x - 22, y - 57, 8.5)}${fingers.join('')}"/>`
}
