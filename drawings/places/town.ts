/**
 * The five places of the plaza, each drawn round its own origin (x = middle, y = ground), which stand in the plaza at `plazaPlaces`.
 * In town nobody and nothing casts a shadow: under a building lies light and its mirror image in the polished floor.
 */
import { type PlacedBox, plazaPlaces } from '../../src/web/art/plaza-places.ts'
import { figureFilter } from '../bodies/figure.ts'
import { road } from './landscape.ts'
import { circle, leaf, shape, taper } from '../tools/paper.ts'
import { num } from '../tools/points.ts'
import { box, farRoof, gableRoof, hipRoof, lattice, needed, quad, radial, roofRibs, vertical } from './scenery.ts'

export interface Building {
  /** The drawing's own box round the origin. */
  readonly viewBox: readonly [x: number, y: number, width: number, height: number]
  readonly place: PlacedBox
  /** Outline and openings without detail, for the mirror image. */
  readonly outline: string
  readonly openings: string
  readonly roofs: string
  /** What hangs out at it, or lies over its openings: by this it is known from afar. */
  readonly sign: string
  readonly mirrorLight: string
  readonly content: (prefix: string) => string
}

/** Gradients and the filter that a building's content refers to. */
export const buildingDefs = (prefix: string): string =>
  figureFilter(prefix, '#14061a') +
  vertical(`${prefix}-w`, [0, '#fff2c0'], [0.5, '#ffcf73'], [1, '#f2913a']) +
  radial(`${prefix}-l`, [0, '#fff0bd'], [0.55, '#ffb648'], [1, '#e2691f']) +
  radial(`${prefix}-h`, [0, '#ffcf78', 0.75], [1, '#ff8a3c', 0])

const ink = '#1b0e22'
const wall = (prefix: string, d: string, fill: string, rim = '#e0955c'): string =>
  `<g filter="url(#${prefix}-s)"><path fill="${rim}" d="${d}" transform="translate(0-2)"/><path fill="${fill}" d="${d}"/></g>`
const ribs = (d: string): string => `<path fill="#d08f5c" opacity=".5" d="${d}"/>`

/** Four little lanterns in a row: in the town lamps hang in fours. */
export const fourLamps = (prefix: string, x: number, y: number, step: number, size = 1): string => {
  const at = [0, 1, 2, 3].map((i) => x + (i - 1.5) * step)
  return (
    `<g fill="url(#${prefix}-h)">${at.map((cx) => `<circle cx="${num(cx)}" cy="${y}" r="${num(22 * size)}"/>`).join('')}</g>` +
    `<path fill="#ffc25a" d="${at
      .map((cx) =>
        shape(
          [
            [cx - 4 * size, y - 8 * size, true],
            [cx + 4 * size, y - 8 * size, true],
            [cx + 7 * size, y],
            [cx + 4 * size, y + 8 * size, true],
            [cx - 4 * size, y + 8 * size, true],
            [cx - 7 * size, y],
          ],
          { decimals: 1 },
        ),
      )
      .join('')}"/>` +
    `<path fill="${ink}" d="${at.map((cx) => box(cx - 4 * size, y - 10 * size, 8 * size, 2.6 * size) + box(cx - 4 * size, y + 7.6 * size, 8 * size, 2.6 * size) + box(cx - 0.6, y - 16 * size, 1.2, 7 * size)).join('')}"/>`
  )
}

/** Backs of books standing in a shelf. */
const books = (x: number, y: number, w: number, h: number, n: number): string => {
  let d = ''
  for (let i = 0; i < n; i += 1) {
    const high = h * (0.62 + 0.36 * Math.abs(Math.sin(i * 2.3)))
    d += box(x + (i * w) / n, y - high, w / n - 1.6, high)
  }
  return d
}

const libraryRoofs = hipRoof(0, -100, 286, 44) + hipRoof(0, -176, 224, 42) + hipRoof(0, -238, 160, 54)
const libraryWalls = box(-112, -108, 224, 110) + box(-86, -180, 172, 60) + box(-58, -240, 116, 60)
const libraryWindows =
  box(-98, -88, 58, 60) + box(40, -88, 58, 60) + box(-70, -168, 140, 34) + box(-44, -230, 88, 30) + box(-26, -84, 52, 84)
const librarySign =
  '<g transform="translate(0-262)"><circle r="17" fill="#ffcf73"/><path fill="#2a1018" d="M-11-7q6-3 11 1q5-4 11-1v13q-6-3-11 1q-5-4-11-1z"/></g>'
const library: Building = {
  viewBox: [-160, -306, 320, 316],
  place: plazaPlaces.library,
  outline: libraryWalls + libraryRoofs,
  openings: libraryWindows,
  roofs: libraryRoofs,
  sign: librarySign,
  mirrorLight: '#ffb95e',
  content: (p) =>
    `${wall(p, libraryWalls, '#3b1f3c')}<path fill="#2a1430" d="${box(-112, -20, 224, 22)}"/><path fill="#5a3350" d="${[-100, -66, -32, 12, 46, 80].map((x) => box(x, -12, 22, 3)).join('')}"/>` +
    `<path fill="url(#${p}-w)" d="${libraryWindows}"/><path fill="#7a3524" opacity=".85" d="${books(-98, -58, 58, 26, 9)}${books(-98, -28, 58, 26, 8)}${books(40, -58, 58, 26, 8)}${books(40, -28, 58, 26, 9)}${books(-70, -134, 140, 26, 20)}"/>` +
    `<path fill="${ink}" d="${lattice(-98, -88, 58, 60, 2, 2, 3)}${lattice(40, -88, 58, 60, 2, 2, 3)}${lattice(-70, -168, 140, 34, 6, 1, 3)}${lattice(-44, -230, 88, 30, 6, 2)}${lattice(-26, -84, 52, 84, 4, 5)}${box(-1.5, -84, 3, 84)}"/>` +
    `<path fill="#6a2f7a" d="M-34-88h68v20q-8 6-17 0q-8 6-17 0q-9 6-17 0q-9 6-17 0z"/>` +
    `<g filter="url(#${p}-s)"><path fill="#e0955c" d="${libraryRoofs}" transform="translate(0-2)"/><path fill="#1d1024" d="${libraryRoofs}"/></g>${ribs(roofRibs(0, -100, 286, 44, 12) + roofRibs(0, -176, 224, 42, 10) + roofRibs(0, -238, 160, 54, 8))}` +
    `${librarySign}${fourLamps(p, 0, -122, 44, 0.8)}`,
}

// a plaster wall under a tile coping, with notices of all ages on it
const boardWall = shape('-112,2* -108,-92* 108,-92* 112,2*')
const boardCoping = shape('-128,-92* -116,-110* 116,-110* 128,-92* 120,-86* -120,-86*')
const notes =
  quad([-92, -78], [-64, -81], [-61, -46], [-89, -43]) +
  quad([-54, -76], [-30, -75], [-31, -52], [-55, -53]) +
  quad([30, -80], [52, -77], [49, -52], [27, -55]) +
  quad([60, -74], [86, -76], [88, -44], [62, -42]) +
  quad([-50, -44], [-26, -46], [-24, -24], [-48, -22])
const board: Building = {
  viewBox: [-136, -150, 272, 160],
  place: plazaPlaces.board,
  outline: boardWall + boardCoping,
  openings: notes,
  roofs: boardCoping,
  sign: '',
  mirrorLight: '#ffe2a8',
  content: (p) =>
    `${wall(p, boardWall, '#4a2a3c')}<path fill="#38202f" d="${shape('-112,2* -110,-22* 110,-22* 112,2*')}"/><path fill="#5e3a4c" d="${[
      [-98, -14],
      [-60, -10],
      [-22, -14],
      [20, -10],
      [56, -14],
      [88, -10],
    ]
      .map(([x = 0, y = 0]) => box(x, y, 24, 3))
      .join('')}"/>` +
    `<path fill="#fff0c8" d="${notes}"/><path fill="#ffd98a" d="${quad([-18, -82], [18, -84], [21, -36], [-15, -34])}${quad([92, -70], [104, -70], [104, -52], [92, -52])}"/><path fill="#ffb3a0" d="${quad([30, -44], [52, -42], [50, -26], [28, -28])}"/><path fill="#f3dcb0" d="${shape('-106,-70* -98,-72* -97,-40 -92,-28* -104,-36')}"/>` +
    `<path stroke="#8a5a3a" stroke-width="1.5" opacity=".8" d="M-86-70l18-2M-85-63l18-2M-84-56l12-1M-50-69h14M-50-63h14M34-73l13 1M33-66l13 1M66-67l15-1M66-60l15-1M67-53l9-1M-11-74l22-1M-10-66l22-1M-9-58l22-1M-8-50l14-1M-45-38l13-1M-44-31l9-1"/>` +
    `<path fill="#c2362c" d="${circle(-77, -79, 3) + circle(-42, -75, 3) + circle(0, -82, 3.4) + circle(40, -78, 3) + circle(73, -74, 3) + circle(-37, -44, 3) + circle(40, -42, 3)}"/>` +
    `<g filter="url(#${p}-s)"><path fill="#e0955c" d="${boardCoping}" transform="translate(0-2)"/><path fill="#1d1024" d="${boardCoping}"/></g><path fill="#d08f5c" opacity=".55" d="${Array.from({ length: 15 }, (_, i) => circle(-112 + i * 16, -91, 3.4)).join('')}"/>${fourLamps(p, 0, -128, 62, 0.9)}<path stroke="${ink}" stroke-width="1.6" fill="none" d="M-118-110v-36M118-110v-36M-118-145h236"/>`,
}

const gateFrame =
  box(-146, -146, 292, 18) +
  box(-136, -142, 24, 144) +
  box(112, -142, 24, 144) +
  box(-78, -142, 20, 144) +
  box(58, -142, 20, 144) +
  box(-104, -226, 208, 68)
const gateRoofs = hipRoof(0, -142, 356, 46, 14) + hipRoof(0, -218, 308, 80, 16)
const gate: Building = {
  viewBox: [-196, -312, 392, 322],
  place: plazaPlaces.gate,
  outline: gateFrame + gateRoofs,
  openings: box(-58, -128, 116, 128),
  roofs: gateRoofs,
  sign: '',
  mirrorLight: '#ffdf9c',
  content: (p) =>
    `<path fill="url(#${p}-w)" d="${box(-66, -142, 132, 144)}"/><path fill="#c2603f" opacity=".55" d="${shape('-66,-46* -44,-62 -22,-50 0,-70 24,-52 44,-62 66,-46* 66,2* -66,2*')}"/><path fill="#7a3a5a" opacity=".75" d="${shape('-66,-30* -30,-40 10,-34 40,-42 66,-32* 66,2* -66,2*')}"/><path fill="#ffe6a6" d="${road(
      [
        [4, -36, 4],
        [0, -30, 7],
        [8, -22, 14],
        [0, -10, 28],
        [0, 2, 56],
      ],
    )}"/>` +
    `<path fill="#5a2c40" d="${quad([-66, -128], [-42, -118], [-42, 2], [-66, 2])}${quad([66, -128], [42, -118], [42, 2], [66, 2])}"/><path fill="#e0955c" opacity=".7" d="${box(-60, -90, 14, 4) + box(-60, -40, 14, 4) + box(46, -90, 14, 4) + box(46, -40, 14, 4)}"/>` +
    `${wall(p, gateFrame, '#2c1530', '#f0a066')}<path fill="#3f2038" d="${box(-112, -128, 34, 130) + box(78, -128, 34, 130)}"/><path fill="#5a3350" d="${[-108, -98, -88, 82, 92, 102].map((x) => box(x, -122, 2, 118)).join('')}"/>` +
    `<path fill="url(#${p}-w)" d="${box(-90, -218, 48, 42) + box(-28, -218, 56, 42) + box(42, -218, 48, 42)}"/><path fill="${ink}" d="${lattice(-90, -218, 48, 42, 4, 3) + lattice(-28, -218, 56, 42, 5, 3) + lattice(42, -218, 48, 42, 4, 3)}"/>` +
    `<path fill="#d08f5c" opacity=".7" d="${box(-118, -166, 236, 3) + Array.from({ length: 15 }, (_, i) => box(-116 + i * 16.4, -174, 2.4, 12)).join('')}"/>` +
    `<g filter="url(#${p}-s)"><path fill="#f0a066" d="${gateRoofs}" transform="translate(0-2)"/><path fill="#1a0d20" d="${gateRoofs}"/></g>${ribs(roofRibs(0, -142, 356, 46, 18) + roofRibs(0, -218, 308, 80, 16))}<path fill="#1a0d20" d="${shape('-66,-302* -54,-304 -52,-292* 52,-292* 54,-304 66,-302* 62,-288* -62,-288*')}"/>${fourLamps(p, 0, -112, 28, 0.95)}`,
}

const healingWalls = box(-100, -100, 200, 102) + box(88, -76, 54, 78)
const healingRoofs = gableRoof(0, -94, 266, 100) + shape('90,-88* 128,-88 158,-74* 163,-64* 148,-66 90,-68*')
const gableRibs = [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5]
  .map((i) =>
    taper(
      [
        [i * 3, -174 + Math.abs(i) * 9],
        [i * 11, -140 + Math.abs(i) * 3],
        [i * 24, -99],
      ],
      [1, 2, 2.2],
      { per: 1, decimals: 0 },
    ),
  )
  .join('')
const healingDoor = box(-26, -80, 52, 82)
const healingWindows = box(-84, -80, 46, 56) + box(38, -80, 46, 56)
// on the right wing a stretched cloth dries; the one lamp at the back door shows through it
const cloth = shape('98,-62* 134,-60* 132,-6* 100,-8*')
const healingSign =
  '<g transform="translate(0-146)"><circle r="18" fill="#c8f6d4"/><path fill="#12402c" d="M-2.6 2L8-13l3 2L1 4zM2.6 2L-8-13l-3 2L-1 4z"/><path fill="none" stroke="#12402c" stroke-width="3" d="M-9 8a4.500 4.500 0 1 0 .1 0zM9 8a4.500 4.500 0 1 1-.1 0zM-6 6L0 1 6 6"/></g>'
const healing: Building = {
  viewBox: [-146, -222, 318, 232],
  place: plazaPlaces.healing,
  outline: healingWalls + healingRoofs,
  openings: healingWindows + healingDoor,
  roofs: healingRoofs,
  sign: healingSign,
  mirrorLight: '#b8f2c8',
  content: (p) =>
    `${vertical(`${p}-g`, [0, '#f4fff0'], [0.5, '#b8f2c8'], [1, '#4fb888'])}${wall(p, healingWalls, '#213140', '#8fd8b0')}<path fill="#172431" d="${box(-100, -16, 242, 18)}"/><path fill="#3c5a5e" d="${[-92, -60, 40, 72, 100].map((x) => box(x, -9, 22, 3)).join('')}"/>` +
    `<path fill="url(#${p}-g)" d="${healingWindows}${healingDoor}"/><path fill="#12202c" d="${lattice(-84, -80, 46, 56, 3, 4) + lattice(38, -80, 46, 56, 3, 4)}"/>` +
    `<path fill="#2a6e55" d="M-30-84h60v46q-7 6-15 0q-7 6-15 0q-7 6-15 0q-8 6-15 0z"/><path fill="none" stroke="#eafff0" stroke-width="3" stroke-linecap="round" d="M-12-70q24 4 12 14q-14 8 12 14M14-72l-8 12"/>` +
    `<circle cx="116" cy="-34" r="40" fill="url(#${p}-h)"/><path fill="#ffe9b8" d="${cloth}"/><path fill="none" stroke="#7a3a4a" stroke-width="2" d="M98-62q18 8 36 2M99-44q18 8 34 2M99-26q18 8 34 2M100-10q16 6 32 0"/><path fill="#e0708a" opacity=".7" d="${[
      [108, -52],
      [124, -44],
      [110, -32],
      [122, -20],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 4))
      .join('')}"/>` +
    `<g filter="url(#${p}-s)"><path fill="#9fe6c0" d="${healingRoofs}" transform="translate(0-2)"/><path fill="#151a2a" d="${healingRoofs}"/></g><path fill="#8fd8b0" opacity=".4" d="${gableRibs}"/>` +
    `${healingSign}${fourLamps(p, 0, -104, 48, 0.75)}`,
}

const jobWalls = box(-110, -126, 220, 128)
const jobRoof = hipRoof(0, -120, 284, 64)
const chimney = box(64, -214, 24, 60)
const jobWindows = box(-92, -104, 108, 46) + box(30, -104, 62, 46) + box(-24, -50, 62, 52)
const wicks = (x: number, y: number, w: number, n: number): string => {
  let d = ''
  for (let i = 0; i < n; i += 1) d += `M${num(x + ((i + 0.5) * w) / n)} ${y}v-9`
  return d
}
const jobSign = `<g transform="translate(0-156)"><circle r="18" fill="#ffb765"/><path fill="#2a1018" d="${leaf(0, -1, 13, 5, -1.57)}${box(-1.4, -2, 2.8, 6)}M-10 4h20l-3 10h-14z"/></g>`
const job: Building = {
  viewBox: [-156, -236, 312, 246],
  place: plazaPlaces.job,
  outline: jobWalls + jobRoof + chimney,
  openings: jobWindows,
  roofs: jobRoof,
  sign: jobSign,
  mirrorLight: '#ff9a4a',
  content: (p) =>
    `${wall(p, `${chimney}${box(58, -220, 36, 10)}`, '#2a1526')}${wall(p, jobWalls, '#412331', '#e88f4c')}<path fill="#2c1526" d="${box(-110, -18, 220, 20)}"/><path fill="#5e3844" d="${[-102, -68, 46, 78].map((x) => box(x, -10, 24, 3)).join('')}"/>` +
    `<path fill="url(#${p}-w)" d="${jobWindows}"/><path fill="none" stroke="#8f3a1d" stroke-width="3" d="${wicks(-92, -62, 108, 14)}${wicks(-92, -82, 108, 14)}${wicks(30, -62, 62, 8)}${wicks(30, -82, 62, 8)}"/><path fill="none" stroke="#fff6d8" stroke-width="3" d="${wicks(-92, -71, 108, 14).replace(/v-9/g, 'v-3')}${wicks(-92, -91, 108, 14).replace(/v-9/g, 'v-3')}${wicks(30, -71, 62, 8).replace(/v-9/g, 'v-3')}${wicks(30, -91, 62, 8).replace(/v-9/g, 'v-3')}"/>` +
    `<path fill="${ink}" d="${box(-92, -82, 108, 2.5) + box(30, -82, 62, 2.5) + box(-92, -62, 108, 4) + box(30, -62, 62, 4) + box(-40, -104, 3, 46) + box(60, -104, 3, 46)}"/>` +
    `<path fill="#8a2e1e" d="M-32-54h78v24q-9 6-19 0q-10 6-20 0q-10 6-20 0q-10 6-19 0z"/><path fill="#ffd9a0" d="${[-12, 7, 26].map((x) => leaf(x, -34, 13, 5, -1.57)).join('')}"/>` +
    `<path fill="${ink}" d="${box(-100, -42, 26, 44) + box(-72, -24, 26, 26) + box(-98, -66, 22, 22)}"/><path fill="none" stroke="#d08f5c" stroke-width="1.5" opacity=".7" d="M-100-20h26M-87-42v44M-72-11h26M-98-55h22"/>` +
    `<g filter="url(#${p}-s)"><path fill="#f0a066" d="${jobRoof}" transform="translate(0-2)"/><path fill="#1d1024" d="${jobRoof}"/></g>${ribs(roofRibs(0, -120, 284, 64, 12))}` +
    `${jobSign}${fourLamps(p, 0, -126, 54, 0.8)}`,
}

export const buildings = { library, board, gate, healing, job } as const

/** The healing house before it opens: sheets of paper over it, scaffolding of bamboo. */
export const healingClosed = (p: string): string => {
  const poles = [-118, -62, 0, 62, 118]
    .map((x, i) =>
      taper(
        [
          [x, 6],
          [x + (i % 2) * 2, -100],
          [x, i === 2 ? -214 : -186],
        ],
        [5, 4.4, 4],
        { per: 1 },
      ),
    )
    .join('')
  const rails = [
    [-126, -58],
    [-124, -118],
    [-96, -168],
  ]
    .map(([x = 0, y = 0], i) =>
      taper(
        [
          [x, y],
          [0, y - 3 + i],
          [-x, y + 2],
        ],
        [4.4, 4.8, 4],
        { per: 1 },
      ),
    )
    .join('')
  const sheet = (d: string, fill: string): string => `<path fill="${fill}" d="${d}"/>`
  return (
    wall(p, `${healingWalls}`, '#1b2733', '#6f8f94') +
    `<g filter="url(#${p}-s)"><path fill="#6fa694" d="${healingRoofs}" transform="translate(0-2)"/><path fill="#131722" d="${healingRoofs}"/></g>` +
    `<circle cx="118" cy="-34" r="44" fill="url(#${p}-h)"/>` +
    `<g filter="url(#${p}-s)">${sheet(shape('-112,-112* -60,-106 -54,-114* -50,-30 -58,10* -84,2 -110,8* -114,-50'), '#f3dcb0')}${sheet(shape('-50,-150* 0,-142 54,-152* 58,-60 50,8* 20,0 -20,10 -52,4* -56,-70'), '#fff0cf')}${sheet(shape('58,-112* 90,-106 128,-110* 130,-40 124,2* 96,8 60,4* 56,-60'), '#ecd3a4')}</g>` +
    `<g fill="none" stroke="#b3957f" stroke-width="1.6"><path d="M-108-70h52M-110-34h54M-52-104h106M-54-58h108M-52-22h102M60-72h68M60-32h66M0-142v146M-82-108v110M94-106v110"/></g>` +
    `<path fill="#d8b98a" d="${shape('-20,-112* 6,-114* 8,-86* -18,-84*')}${shape('20,-48* 40,-46* 38,-26* 18,-28*')}"/><g filter="url(#${p}-s)"><path fill="#c98a4a" d="${poles}${rails}" transform="translate(-1-1.500)"/><path fill="#2b1722" d="${poles}${rails}"/></g>` +
    `<path stroke="#c98a4a" stroke-width="3" d="${[-118, -62, 0, 62, 118].map((x) => `M${x - 5}-60l10 6M${x - 5}-120l10 6`).join('')}"/>` +
    `<g filter="url(#${p}-s)"><path fill="#2b1722" d="${box(-70, -64, 66, 5)}"/><path fill="#c2362c" d="${circle(-52, -76, 11)}"/><path fill="#2b1722" d="${box(-64, -90, 24, 4) + box(-64, -67, 24, 4)}"/></g><path fill="none" stroke="#ffb3a0" stroke-width="1.6" d="M-62-80q10 4 20 0M-63-75q11 4 22 0M-62-70q10 4 20 0M-42-72q26 12 40-16"/>`
  )
}

/** A building alone on transparent ground. */
export const buildingSvg = (prefix: string, { viewBox, content }: Building): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox.join(' ')}"><defs>${needed(buildingDefs(prefix), content(prefix))}</defs>${content(prefix)}</svg>`

/** A far row of town roofs with lit windows, for skies behind the town: path of houses and path of windows. */
export const farRoofs = (
  list: readonly (readonly [x: number, y: number, width: number, height: number])[],
): { readonly houses: string; readonly windows: string } => ({
  houses: list.map(([x, y, w, h]) => box(x - w * 0.42, y - 20, w * 0.84, 96) + farRoof(x, y - 16, w, (h * 0.62) / w + 0.06)).join(''),
  windows: list
    .map(([x, y, w], i) => box(x - 22, y, 14, 16) + box(x + 6, y, 14, 16) + (i % 2 === 1 && w > 110 ? box(x - 44, y + 2, 10, 12) : ''))
    .join(''),
})
