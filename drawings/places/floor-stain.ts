import type { Drawing } from '../tools/drawing.ts'
import { random } from './landscape.ts'
import { shape, taper } from '../tools/paper.ts'

/** It runs 2.5 px beyond its path, so that parts laid over each other become one stain. */
export interface Stain {
  readonly name: string
  /** Two letters; the third is `s`, as in all scenes. */
  readonly prefix: string
  readonly body: string
  /** Splashes beside it. */
  readonly drops: string
  /** Where the floor shows through more. */
  readonly worn?: string
  /** What stands before it, with the gradients that it needs. */
  readonly before?: string
  readonly defs?: string
}

export const turns = (count: number, each: (at: number) => string): string => Array.from({ length: count }, (_, at) => each(at)).join('')

/** A round thing, a little uneven. */
export const blob = (x: number, y: number, across: number, high: number): string =>
  shape([
    [x - across, y + 1],
    [x - across * 0.6, y - high * 0.85],
    [x + across * 0.1, y - high],
    [x + across * 0.8, y - high * 0.7],
    [x + across, y],
    [x + across * 0.65, y + high * 0.8],
    [x - across * 0.1, y + high],
    [x - across * 0.75, y + high * 0.7],
  ])

/** The grain of the floor shows through. */
function grain(seed: number): string {
  const roll = random(seed)
  return turns(40, () => {
    const [x, y, length] = [8 + roll() * 190, 8 + roll() * 70, 8 + roll() * 26]
    return taper(
      [
        [x, y],
        [x + length / 2, y + roll() - 0.5],
        [x + length, y],
      ],
      [0.1, 0.6, 0.1],
      { per: 1 },
    )
  })
}

/** Dark on the light floor, without a rim or a light of its own: it has soaked in, so its edge is uneven and soft. */
export function stain({ name, prefix, body, drops, worn = '', before = '', defs = '' }: Stain): Drawing {
  const p = `${prefix}s`
  return {
    name: `screens/stain-${name}`,
    svg:
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 88"><defs><clipPath id="${p}-c"><path d="${body}"/></clipPath>` +
      `<filter id="${p}-f" filterUnits="userSpaceOnUse" x="-6" y="-6" width="252" height="100" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".035 .055" numOctaves="2" seed="${prefix.charCodeAt(1)}"/><feDisplacementMap in="SourceGraphic" scale="6" xChannelSelector="R" yChannelSelector="G" result="e"/><feGaussianBlur stdDeviation="3.6" result="d"/><feComponentTransfer in="d" result="h"><feFuncA type="linear" slope=".5"/></feComponentTransfer><feGaussianBlur in="e" stdDeviation=".25" result="s"/><feMerge><feMergeNode in="h"/><feMergeNode in="s"/></feMerge></filter>${defs}</defs>` +
      `<g opacity=".93" filter="url(#${p}-f)"><path fill="#1d0820" stroke="#1d0820" stroke-width="5" stroke-linejoin="round" d="${body}"/><path fill="#1d0820" d="${drops}"/>` +
      `${worn === '' ? '' : `<path fill="#c98a74" d="${worn}"/>`}</g><path fill="#b87a72" opacity=".3" clip-path="url(#${p}-c)" d="${grain(prefix.charCodeAt(1))}"/>${before}</svg>`,
  }
}

/** Of a post or a beam that ends nowhere. */
export const fading = (id: string, across: boolean): string =>
  `<linearGradient id="${id}" x2="${across ? 1 : 0}" y2="${across ? 0 : 1}"><stop stop-color="#6e3640" stop-opacity="0"/><stop offset=".3" stop-color="#6e3640"/><stop offset="${across ? 0.7 : 1}" stop-color="#6e3640"/>${across ? '<stop offset="1" stop-color="#6e3640" stop-opacity="0"/>' : ''}</linearGradient>`
