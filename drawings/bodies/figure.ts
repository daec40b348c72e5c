import { shape, taper } from '../tools/paper.ts'
import { num } from '../tools/points.ts'

/** Ink of the paper plies, 0 nearest. The battle screen sets the variables for each field. */
export const ink = { near: 'var(--k0,#150d1c)', mid: 'var(--k1,#2b1b38)', far: 'var(--k2,#43284a)' } as const
/** The colour of the light behind the paper, for the edge of the outer silhouette. */
export const rim = 'var(--rim,#ffd9a0)'
/** The edge of plies inside a figure. */
export const innerEdge = '#6b3a4e'

/** Core, light, body, edge: the four stops of coloured gel. Choose the opposite temperature of the field's light. */
export const gels = {
  lamp: ['#fff7d0', '#ffd766', '#ff9a33', '#c8401c'],
  fire: ['#fff0a6', '#ffb03c', '#f2491f', '#8c1232'],
  emberJoint: ['#ffe07a', '#ff8a2e', '#f2325e', '#d636d8'],
  wood: ['#fdffd9', '#c4f79a', '#3fc98b', '#0c6a6a'],
  heal: ['#f4fff0', '#b8f2c8', '#5fd09a', '#1a6a50'],
  water: ['#eafcff', '#8fe0ff', '#2f9fe0', '#123f9a'],
  ice: ['#ffffff', '#cfeeff', '#9fd0f5', '#4a7fc8'],
  wind: ['#f2ffe0', '#a6f0b4', '#4fc98f', '#0f6a5a'],
  earth: ['#fff0c8', '#f0c070', '#c9853a', '#6b3a1f'],
  thunder: ['#fffde0', '#ffee88', '#ffcf33', '#b8741a'],
  holy: ['#fffbe0', '#8fe6ff', '#2f8df0', '#1b3fa8'],
  spirit: ['#f2ffff', '#6fd6ff', '#3a8aff', '#2468d8'],
  dark: ['#f4e6ff', '#b98cf0', '#7a4cd8', '#2f1668'],
  venom: ['#fff2ff', '#f08aff', '#a020d0', '#4a0a70'],
} as const

export type GelRamp = readonly [core: string, light: string, body: string, edge: string]

/** Coloured gel lit from (cx, cy) — where the lamp would be — out to radius r; offsets of the four stops 0…1. */
export const gelGradient = (
  id: string,
  [cx, cy, r]: readonly [number, number, number],
  ramp: GelRamp,
  offsets: readonly [number, number] = [0.28, 0.64],
): string =>
  `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${cx}" cy="${cy}" r="${r}"><stop stop-color="${ramp[0]}"/>` +
  `<stop offset="${num(offsets[0] * 100)}%" stop-color="${ramp[1]}"/><stop offset="${num(offsets[1] * 100)}%" stop-color="${ramp[2]}"/><stop offset="1" stop-color="${ramp[3]}"/></radialGradient>`

/** A soft light that fades to nothing, for a circle or an ellipse; keep it behind black paper or under r 35. */
export const haloGradient = (id: string, colour: string, opacity = 0.6, outer = colour): string =>
  `<radialGradient id="${id}"><stop stop-color="${colour}" stop-opacity="${opacity}"/><stop offset="1" stop-color="${outer}" stop-opacity="0"/></radialGradient>`

/** The shadow between the plies of a figure. Its id is `<prefix>-s`; at most 16 groups of a figure may use it. */
export const figureFilter = (prefix: string, colour = '#0a0410'): string =>
  `<filter id="${prefix}-s" x="-15%" y="-15%" width="130%" height="130%"><feDropShadow dx="0" dy="2" stdDeviation="3" flood-color="${colour}" flood-opacity=".8"/></filter>`

export interface PlyOptions {
  readonly fill?: string
  /** Colour of the lit edge: `rim` on the outer silhouette, `innerEdge` inside. */
  readonly edge?: string
  /** Height of the lit edge, px. */
  readonly lift?: number
  /** `false` leaves out the drop shadow (cheaper; for the rearmost ply). */
  readonly shadow?: boolean
  /** Class hook for the animations, for example `far` or `claw`. */
  readonly className?: string
}

/**
 * A ply with its lit edge: the same path twice, the edge a little higher. The id is made of the prefix and the path
 * itself, so it depends on nothing but the drawing. Needs `figureFilter(prefix)` in `<defs>`.
 */
export function litPly(
  prefix: string,
  d: string,
  { fill = ink.near, edge = innerEdge, lift = 2, shadow = true, className }: PlyOptions = {},
): string {
  const id = `${prefix}-${fingerprint(d)}`
  const filter = shadow ? ` filter="url(#${prefix}-s)"` : ''
  const hook = className === undefined ? '' : ` class="${className}"`
  return `<g${hook}${filter} fill="${fill}"><use href="#${id}" y="${num(-lift)}" fill="${edge}"/><path id="${id}" d="${d}"/></g>`
}

/** Five characters that stand for a text (FNV-1a). */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return `p${(hash >>> 0).toString(36).slice(-4)}`
}

/** A gel window: the dark stroke is the thickness of the cut. */
export const gelWindow = (d: string, gradientId: string, thickness = 3, cutColour = '#0a0410'): string =>
  `<path fill="url(#${gradientId})" stroke="${cutColour}" stroke-opacity=".5" stroke-width="${thickness}" d="${d}"/>`

/** The shadow on the ground under an enemy; put it before `<g class="body">`. */
export const groundShadow = (cx: number, cy: number, rx: number, ry: number): string =>
  `<ellipse class="shadow" cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${ink.mid}" opacity=".5"/>`

export interface FaceOptions {
  /** Eye colour; the role's gel. */
  readonly iris?: string
  readonly eyes?: 'wide' | 'keen' | 'calm' | 'low' | 'shut'
  readonly jaw?: keyof typeof jaws
  /** −1 soft … +1.3 fierce. */
  readonly brow?: number
  readonly mouth?: 'smile' | 'firm' | 'grin' | 'open'
  /** Opacity of the cheeks, 0…0.35. */
  readonly blush?: number
  /** The shadow of fringe or hat across the forehead, as points in the face's box. */
  readonly forehead?: string
}

/** Opening, iris, lash. */
const eyeShapes = {
  wide: [
    '-15,-2* -8,-12 4,-13 15,-6* 13,4 4,12 -6,10',
    '-7,-2 0,-6 7,-2 6,6 0,9 -6,6',
    'M-16-1Q-9-16 4-16Q13-14 17-6Q9-11 3-11Q-7-10-16-1z',
  ],
  keen: ['-17,-4* -8,-10 4,-10 17,-8* 12,4 3,9 -7,6', '-6,-3 1,-6 8,-4 6,4 1,7 -5,4', 'M-18-3Q-9-14 4-13Q13-12 18-9Q9-9 3-8Q-8-7-18-3z'],
  low: ['-15,2* -8,-4 4,-5 14,-1* 12,5 4,9 -6,9', '-6,-3 0,-5 7,-3 6,4 0,7 -6,4', 'M-17 2Q-9-9 4-9Q12-8 17-2Q9-4 3-4Q-7-3-17 2z'],
  calm: ['-15,0* -8,-9 4,-10 14,-4* 12,4 4,9 -6,8', '-6,-2 0,-5 7,-2 6,4 0,7 -6,4', 'M-16 1Q-9-13 4-13Q12-11 16-4Q9-9 3-8Q-7-7-16 1z'],
} as const

const mouthShapes = {
  smile: taper('176,187 190,191 204,186', [0, 3.2, 0], { per: 1 }),
  firm: taper('178,189 190,188 203,188', [0, 3.2, 0], { per: 1 }),
  grin: shape('174,185* 190,190 206,184* 200,196 190,199 181,195'),
  open: shape('181,186* 190,184 199,186* 197,196 190,200 184,196'),
} as const

/** The outline of the face, and its shade at the left. */
const jaws = {
  pointed: [
    '130,118 138,92* 222,92* 229,120 228,150 222,176 206,200 189,212 170,206 148,186 134,156',
    '130,130* 140,160 152,184 176,204 190,211* 168,207 148,187 134,158',
  ],
  round: [
    '126,118 136,92* 224,92* 232,120 236,154 231,184 212,204 187,208 158,205 136,188 126,156',
    '126,130* 134,160 144,186 166,203 188,207* 158,206 136,190 126,158',
  ],
  square: [
    '130,118 138,92* 222,92* 229,122 227,148 221,168 222,192 208,211* 174,212* 152,196 146,174 133,152',
    '130,130* 138,154 152,174 160,194 180,211* 172,212* 152,197 146,175 133,153',
  ],
  long: [
    '133,118 140,92* 221,92* 227,120 224,150 218,180 206,212 191,230 174,220 156,190 141,154',
    '133,130* 146,156 162,188 178,216 192,229* 173,221 155,191 141,156',
  ],
} as const

/** The washi of a face, lit from the viewer's right; put it into `<defs>` of every drawing that uses `face`. Id `<prefix>-f`. */
export const faceDefs = (
  prefix: string,
  [core, light, edge]: readonly [string, string, string] = ['#fff6dc', '#ffdca6', '#e29158'],
): string =>
  `<radialGradient id="${prefix}-f" gradientUnits="userSpaceOnUse" cx="196" cy="158" r="74"><stop stop-color="${core}"/><stop offset=".5" stop-color="${light}"/><stop offset="1" stop-color="${edge}"/></radialGradient>`

/** A shadow, not a line. */
const nose = 'M195 157q1 12 7 17q-7 6-13 1q6-4 6-18z'

function eye(
  x: number,
  y: number,
  scale: number,
  flip: 1 | -1,
  [outer, iris, lash]: readonly [string, string, string],
  colour: string,
): string {
  return (
    `<g transform="translate(${x} ${y})scale(${num(flip * scale)} ${num(scale)})"><path fill="#fff8ea" d="${shape(outer)}"/><path fill="${colour}" d="${shape(iris)}"/>` +
    `<circle r="4" cy="1" fill="#120b18"/><circle cx="${-3 * flip}" cy="-3" r="3" fill="#fff"/><path fill="#120b18" d="${lash}"/></g>`
  )
}

const shut =
  taper('148,153 156,160 166,161 179,155', [1, 4, 4, 1.5], { per: 1 }) +
  taper('196,154 206,159 214,159 222,153', [1.5, 3.6, 3.6, 1], { per: 1 })

/** Lids that cover the open eyes of `face`, for a blink. */
export const faceLids = (prefix: string): string =>
  `<path fill="url(#${prefix}-f)" d="${shape('143,154 150,139 164,135 180,140 186,154 178,168 164,171 149,166')}${shape('189,152 194,140 208,135 222,140 227,151 222,163 208,168 194,164')}"/><path fill="#120b18" d="${shut}"/>`

/**
 * A face in three-quarter view, turned to the right, in the box x 130–228, y 92–212 (chin at 189,212). A lit washi
 * window without outline: surround it completely with hair, hat, hood or collar.
 */
export function face(prefix: string, options: FaceOptions = {}): string {
  const {
    iris = '#ff9a3c',
    eyes = 'wide',
    jaw = 'pointed',
    brow = 0,
    mouth = 'smile',
    blush = 0.35,
    forehead = '130,116* 140,132 180,136 228,120* 229,134 200,146 150,152 131,142',
  } = options
  const [skin, leftShade] = jaws[jaw]
  const brows =
    taper(
      [
        [145, 136 - brow * 2],
        [160, 130 + brow * 2],
        [177, 134 + brow * 4],
      ],
      [1, 4.6, 2.5],
      { per: 1 },
    ) +
    taper(
      [
        [196, 134 + brow * 4],
        [209, 129 + brow * 2],
        [222, 132 - brow * 3],
      ],
      [2.5, 4.4, 1],
      { per: 1 },
    )
  const looking =
    eyes === 'shut'
      ? `<path fill="#120b18" d="${shut}"/>`
      : `${eye(164, 154, 0.98, 1, eyeShapes[eyes], iris)}${eye(208, 152, 0.9, -1, eyeShapes[eyes], iris)}`
  const teeth = mouth === 'grin' ? '<path fill="#fff6dc" d="M178 187q12 4 24-1l-2 4q-10 3-20 0z"/>' : ''
  const cheeks =
    blush > 0 ? `<g fill="#f2604f" opacity="${blush}"><circle cx="150" cy="176" r="9"/><circle cx="219" cy="173" r="7"/></g>` : ''
  return (
    `<path fill="url(#${prefix}-f)" d="${shape(skin)}"/><path fill="#b9582f" opacity=".45" d="${shape(forehead)}"/><path fill="#b9582f" opacity=".3" d="${shape(leftShade)}"/>` +
    `<g class="eye">${looking}</g>` +
    `<path fill="#120b18" d="${brows}${mouthShapes[mouth]}"/><path fill="#b9633a" opacity=".75" d="${nose}"/>${teeth}${cheeks}`
  )
}
