import { gelGradient } from './figure.ts'
import { shape } from './paper.ts'

// What the six whole figures share: fists, and halves that are drawn once.

/** Skin (core, light, edge) and the shade between the fingers. */
export const fistDefs = (p: string, [core, light, edge, shade]: readonly [string, string, string, string]): string =>
  `${gelGradient(`${p}-fist`, [8, -10, 40], [core, light, light, edge], [0.3, 0.6])}<g id="${p}-fi"><path fill="url(#${p}-fist)" d="${shape('-22,-8 -16,-20 -2,-24 12,-22 22,-16 23,-8 21,-4* 24,2 22,8* 22,14 17,18* 12,24 -2,24 -16,18 -23,6')}"/><path fill="none" stroke="${shade}" stroke-width="2.200" stroke-linecap="round" d="M-2-7q12-4 23 2M-3 4q12-3 25 3M-3 14q10-2 20 4"/><path fill="url(#${p}-fist)" stroke="${shade}" stroke-width="1.500" d="${shape('-20,-6 -10,-20 4,-20 10,-12 2,-7 -8,-2 -16,4')}"/></g>`

export const fistOn = (p: string, x: number, y: number, turn: number, scale = 1): string =>
  `<use href="#${p}-fi" transform="translate(${x} ${y})rotate(${turn})${scale === 1 ? '' : `scale(${scale})`}"/>`

/** What stands on both sides of x = 180, drawn once. */
export const bothSides = (p: string, key: string, content: string): string =>
  `<g id="${p}-${key}">${content}</g><use href="#${p}-${key}" transform="matrix(-1 0 0 1 360 0)"/>`
