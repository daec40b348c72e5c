import { type Drawing, roleSvg } from './drawing.ts'
import { gelGradient, ink, litPly, rim } from './figure.ts'
import type { Mood } from './likeness.ts'
import { shape, taper } from './paper.ts'

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

/** The whole figure of a role: calm; `-joy` is glad; `-down` kneels. */
export const wholeFigures = (role: string, p: string, figure: (mood: Mood) => Frame): readonly Drawing[] => [
  { name: `roles/${role}`, svg: roleSvg(role, figure('calm')) },
  { name: `roles/${role}-joy`, svg: roleSvg(role, figure('joy')) },
  { name: `roles/${role}-down`, svg: roleSvg(role, kneeling(role, p, figure('down'))) },
]
