import { type Drawing, roleSvg } from './drawing.ts'
import { gelGradient, litPly, rim } from './figure.ts'
import type { Mood } from './likeness.ts'
import { shape, taper } from './paper.ts'

// What the six whole figures share: fists, and halves that are drawn once.

/** Skin (core, light, edge) and the shade between the fingers. */
export const fistDefs = (p: string, [core, light, edge, shade]: readonly [string, string, string, string]): string =>
  `${gelGradient(`${p}-fist`, [8, -10, 40], [core, light, light, edge], [0.3, 0.6])}<g id="${p}-fi"><path fill="url(#${p}-fist)" d="${shape('-22,-8 -16,-20 -2,-24 12,-20 16,0 12,22 -2,24 -16,18 -23,6')}"/><g fill="none" stroke-linecap="round" stroke="${shade}" stroke-width="10.600"><path id="${p}-fk" d="M-5-12q12-5 22 1M-7-1q14-4 26 2M-7 10q13-2 24 4M-5 20q9 0 16 3"/></g><use href="#${p}-fk" y="-1" fill="none" stroke-linecap="round" stroke="url(#${p}-fist)" stroke-width="9"/><path fill="url(#${p}-fist)" stroke="${shade}" stroke-width="1.500" d="${shape('-22,-4 -14,-20 2,-25 13,-22 12,-14 0,-10 -10,-1 -17,6')}"/></g>`

export const fistOn = (p: string, x: number, y: number, turn: number, scale = 1): string =>
  `<use href="#${p}-fi" transform="translate(${x} ${y})rotate(${turn})${scale === 1 ? '' : `scale(${scale})`}"/>`

/** What stands on both sides of x = 180, drawn once. */
export const bothSides = (p: string, key: string, content: string): string =>
  `<g id="${p}-${key}">${content}</g><use href="#${p}-${key}" transform="matrix(-1 0 0 1 360 0)"/>`

type Frame = Parameters<typeof roleSvg>[1]

/** Sunk onto the knees, the light behind them almost out: `content` begins with it. */
function kneeling(p: string, { content, ...frame }: Frame): Frame {
  const thigh = shape('30,486* 34,462 62,440 112,430 156,436 178,452 182,486*')
  const fold = `<path fill="url(#${p}-g)" d="${taper('54,456 104,444 158,454', [0, 6, 0], { decimals: 0 })}"/>`
  const sunk = `<g transform="translate(0 70)">${content.replace('<circle', '<circle opacity=".2"')}</g>`
  return { ...frame, content: `${sunk}${bothSides(p, 'kn', litPly(p, thigh, { edge: rim }) + fold)}` }
}

/** The whole figure of a role: calm; `-joy` is glad; `-down` kneels. */
export const wholeFigures = (role: string, p: string, figure: (mood: Mood) => Frame): readonly Drawing[] => [
  { name: `roles/${role}`, svg: roleSvg(role, figure('calm')) },
  { name: `roles/${role}-joy`, svg: roleSvg(role, figure('joy')) },
  { name: `roles/${role}-down`, svg: roleSvg(role, kneeling(p, figure('down'))) },
]
