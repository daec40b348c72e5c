import { type Drawing, roleSvg } from '../tools/drawing.ts'
import { gelGradient, ink, litPly, rim } from './figure.ts'
import type { Mood } from './likeness.ts'
import { shape, taper } from '../tools/paper.ts'

// What the six whole figures share: fists, and halves that are drawn once.

// Four fingers of their own length over what is held, cut apart from the right; the thumb lies across the first.
const closed =
  'M-23-7Q-17-23-3-26L13-25Q23-24 24-17Q24-12 18-11Q28-12 29-4Q29 2 20 4Q29 5 27 12Q25 18 16 16Q21 19 18 24Q13 28 5 26L-7 24Q-20 20-23 8z'
const gaps = 'M18-11Q7-14-4-9M20 4Q8 1-6 4M16 16Q7 13-6 16'
const thumb = 'M-23-4Q-20-18-9-24Q3-31 15-26Q21-21 14-16Q5-14-1-11Q-10-7-13 4'

/** Skin (core, light, edge) and the shade between the fingers. */
export const fistDefs = (p: string, [core, light, edge, shade]: readonly [string, string, string, string]): string =>
  `${gelGradient(`${p}-fist`, [8, -10, 40], [core, light, light, edge], [0.3, 0.6])}<g id="${p}-fi" stroke="${shade}" stroke-linecap="round" fill="url(#${p}-fist)"><path d="${closed}"/><g fill="none" stroke="${core}" stroke-width="2"><path id="${p}-fk" d="${gaps}"/><use href="#${p}-fk" y="-1" stroke="${shade}"/></g><path d="${thumb}"/><path fill="${core}" stroke="none" d="M6-26Q15-27 17-22Q14-18 7-19z"/></g>`

export const fistOn = (p: string, x: number, y: number, turn: number, scale = 1): string =>
  `<use href="#${p}-fi" transform="translate(${x} ${y})rotate(${turn})${scale === 1 ? '' : `scale(${scale})`}"/>`

// The palm of a raised hand with its wrist, four fingers spread, and the thumb at the side of the head.
const palm = 'M-22-10Q-20-24 0-25Q22-25 25-8L25 10Q23 28 14 36L14 58H-14V36Q-24 26-24 8z'
const spread = 'M-15-12L-27-42M-6-18L-9-57M8-18L11-56M18-12L30-40'
const thumbOut = 'M18 16Q36 8 42-10'
const creases = 'M-17-2Q0 6 20-8M-15 12Q0 14 12 4M6 32Q0 16 16 6'

/** The right hand up and open: a wave. */
export const raisedHand = (x: number, y: number, turn: number, scale: number, [skin, shade]: readonly [string, string]): string =>
  `<g fill="none" stroke-linecap="round" stroke-linejoin="round" transform="translate(${x} ${y})rotate(${turn})scale(${scale})"><path stroke="${shade}" stroke-width="16" d="${spread}${thumbOut}"/><path fill="${skin}" stroke="${shade}" stroke-width="2" d="${palm}"/><path stroke="${skin}" stroke-width="13" d="${spread}${thumbOut}"/><path stroke="${shade}" stroke-width="1.5" opacity=".7" d="${creases}"/></g>`

/** What stands left of x = 180, on the other side. */
export const otherSide = (content: string): string => `<g transform="matrix(-1 0 0 1 360 0)">${content}</g>`

/** What stands on both sides of x = 180, drawn once. */
export const bothSides = (p: string, key: string, content: string): string =>
  `<g id="${p}-${key}">${content}</g><use href="#${p}-${key}" transform="matrix(-1 0 0 1 360 0)"/>`

type Frame = Parameters<typeof roleSvg>[1]

/** Those whose robe lies over both knees. */
const robed = ['medic', 'mage']
/** Whose lap is hidden: it is behind the screen. */
const screened = 'paladin'

/** Sunk onto the knees, the light behind them almost out: `content` begins with it. */
function kneeling(role: string, p: string, { content, ...frame }: Frame): Frame {
  const sunk = `<g transform="translate(0 70)">${content.replace('<circle', '<circle opacity=".2"')}</g>`
  if (role === screened) return { ...frame, content: sunk }
  const light = (points: readonly string[], width: number): string =>
    `<path fill="url(#${p}-g)" d="${points.map((line) => taper(line, [0, width, 0], { per: 1, decimals: 0 })).join('')}"/>`
  // Two knees towards us, each round in front; a robe is one cloth over both.
  const laps = robed.includes(role)
    ? litPly(p, shape('180,462 160,432 110,418 40,424 -4,454 -16,480* 376,480* 364,454 320,424 250,418 200,432'), { edge: rim })
    : `<path fill="${ink.near}" d="M150 450h60v30h-60z"/>` +
      bothSides(p, 'kn', litPly(p, shape('177,460 162,432 122,416 70,416 26,430 2,456 2,480* 170,480*'), { edge: rim }))
  const folds = bothSides(p, 'fo', light(['30,448 70,426 128,432', '138,446 154,460 160,478'], 5))
  return { ...frame, content: sunk + laps + folds }
}

/** Ids of scenes end with `s`. */
const asScene = (p: string, svg: string): string => svg.replaceAll(`"${p}-`, `"${p}s-`).replaceAll(`#${p}-`, `#${p}s-`)

/** The whole figure of a role: calm; `-joy` is glad; `-down` kneels; `party-reply` waves back. */
export const wholeFigures = (role: string, p: string, figure: (mood: Mood, waves: boolean) => Frame): readonly Drawing[] => [
  { name: `roles/${role}`, svg: roleSvg(role, figure('calm', false)) },
  { name: `roles/${role}-joy`, svg: roleSvg(role, figure('joy', false)) },
  { name: `roles/${role}-down`, svg: roleSvg(role, kneeling(role, p, figure('down', false))) },
  { name: `scenes/party-reply-${role}`, svg: asScene(p, roleSvg(role, figure('calm', true))) },
]
