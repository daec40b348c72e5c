import { type Drawing, enemySvg } from '../tools/drawing.ts'
import { figureFilter, gelGradient, groundShadow, haloGradient } from '../bodies/figure.ts'
import { circle, leaf, plates, shape, star, taper } from '../tools/paper.ts'
import { blackGel, plySet, whiteStock } from '../tools/plies.ts'

// Two puppet hands without arms, the moment before they clap. On each back is an eye
const prefix = 'e122'
const { outer, inner, gel, slit, flat, glow, stroke } = plySet(prefix, '#8f82cc', whiteStock)

/** A jointed finger from knuckle to nail: three segments on a black cord. */
const finger = (way: string, widths: readonly number[]): string => plates(way, widths, 3, { gap: 0.1, bulge: 0.22 }).join('')
const fingers = [
  ['-34,-40 -62,-92 -74,-140 -62,-190', 30],
  ['-12,-56 -28,-116 -30,-170 -10,-224', 31],
  ['14,-56 16,-118 22,-170 44,-218', 30],
  ['38,-40 52,-92 64,-134 88,-170', 27],
] as const
const thumb = finger('44,42 78,26 100,-6 106,-44', [36, 32, 25, 12])
const tapering = (width: number): readonly number[] => [width, width * 1.02, width * 0.82, width * 0.34]
const fingerPlies = fingers.map(([way, width]) => finger(way, tapering(width))).join('')
const cords = fingers.map(([way]) => taper(way, [9, 9, 7, 3])).join('') + taper('44,42 78,26 100,-6 106,-44', [10, 9, 7, 3])
const nails =
  leaf(-68, -164, 22, 5, -1.3) +
  leaf(-22, -196, 24, 5, -1.15) +
  leaf(34, -190, 22, 5, -1.05) +
  leaf(76, -152, 18, 4.5, -0.95) +
  leaf(104, -22, 18, 4.5, -1.4)
const palm = shape('-58,-34 -44,-58 -14,-70 18,-68 48,-50 60,-16 58,26 46,66 26,100* -30,104* -48,72 -62,20')
const wrist = shape('-30,96* 26,92* 34,116 30,140* 18,132 8,148* -4,134 -18,150* -26,134 -38,142* -38,116')
const knuckles =
  taper('-48,-34 -36,-46 -22,-44', [0, 7, 0]) +
  taper('-20,-52 -6,-60 8,-54', [0, 7, 0]) +
  taper('12,-54 26,-56 36,-46', [0, 7, 0]) +
  taper('38,-36 48,-32 54,-20', [0, 6, 0])
const tendons = taper('-28,74 -20,56 -20,40', [0, 5, 0]) + taper('6,80 8,60 4,44', [0, 5, 0]) + taper('32,66 32,50 26,36', [0, 5, 0])
const eyeOpen = shape('-44,8* -26,-16 2,-20 30,-12 44,4* 24,26 -4,30 -30,24')
const lid = shape('-50,4* -30,-26 2,-32 34,-22 50,2* 30,-12 2,-18 -28,-12')
const threads = 'M-20 138q-14 26 2 44t-6 44M10 140q16 20 4 40t10 40'
const hand = `${stroke(threads, '#c3b8ea', 3)}${inner(wrist, whiteStock.mid)}${flat(cords, '#1c1748')}${outer(fingerPlies + thumb)}${outer(palm)}${flat(knuckles + tendons + nails, '#8f82cc')}`
const burst = star(258, 146, 46, 15, 8)
/** The way the hands have come. */
const swings =
  taper('14,250 -2,190 10,128', [0, 7, 0]) +
  taper('34,116 48,80 70,54', [0, 7, 0]) +
  taper('500,240 516,180 504,118', [0, 7, 0]) +
  taper('482,106 468,70 446,44', [0, 7, 0])
const rays = [-1.57, -1.25, -1.89, -0.95, -2.19, 1.57, 1.2, 1.94]
  .map((a, index) => leaf(258 + Math.cos(a) * 54, 150 + Math.sin(a) * 54, index % 2 === 0 ? 42 : 28, 5, a))
  .join('')

export const drawing: Drawing = {
  name: 'enemies/122',
  svg: enemySvg('hakushu', {
    viewBox: '-10 -24 532 430',
    defs: `${gelGradient(`${prefix}-g`, [0, 4, 60], blackGel)}${gelGradient(`${prefix}-b`, [258, 150, 84], ['#ffffff', '#f4f0ff', '#c6b4ff', '#8f82ff'])}${haloGradient(`${prefix}-h`, '#b3a4ff', 0.6, '#3c3490')}${figureFilter(prefix, '#0a0730')}`,
    content: `${groundShadow(255, 378, 170, 11)}<g class="body">${glow(258, 150, 170)}<g class="gel">${slit(burst + rays, 'b')}${flat(swings, '#b3a4f0')}</g>
<g class="claw" transform="translate(124 236)rotate(12)"><g id="${prefix}-hand">${hand}</g><g class="eye">${gel(eyeOpen)}${flat(circle(-2, 4, 15), '#f4f0ff')}${flat(circle(-6, 6, 8), '#0a0818')}</g>${inner(lid, whiteStock.mid)}</g>
<g class="arms" transform="translate(390 226)rotate(-10)scale(-1 1)"><use href="#${prefix}-hand"/><g class="eye">${gel(eyeOpen)}${flat(circle(4, 4, 15), '#f4f0ff')}${flat(circle(10, 6, 8), '#0a0818')}</g>${flat(lid, whiteStock.mid)}</g></g>`,
  }),
}
