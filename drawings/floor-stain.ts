import type { Drawing } from './drawing.ts'
import { random } from './landscape.ts'
import { shape, taper } from './paper.ts'

/** It runs 6 px beyond its path, so that parts laid over each other become one stain. */
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
  return turns(54, () => {
    const [x, y, length] = [8 + roll() * 200, 8 + roll() * 66, 6 + roll() * 20]
    return taper(
      [
        [x, y],
        [x + length / 2, y + roll() - 0.5],
        [x + length, y],
      ],
      [0.2, 0.9, 0.2],
      { per: 1 },
    )
  })
}

/** It dried unevenly. */
function pools(seed: number): string {
  const roll = random(seed + 40)
  return turns(9, (at) => blob(20 + at * 25 + roll() * 14, 14 + roll() * 60, 12 + roll() * 20, 6 + roll() * 12))
}

export function stain({ name, prefix, body, drops, worn = '', before = '', defs = '' }: Stain): Drawing {
  const p = `${prefix}s`
  const run = (width: number) => `<use href="#${p}-b" stroke-width="${width}"/>`
  return {
    name: `screens/stain-${name}`,
    svg:
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 88"><defs><path id="${p}-b" d="${body}"/><clipPath id="${p}-c"><use href="#${p}-b"/></clipPath>` +
      `<radialGradient id="${p}-w" gradientUnits="userSpaceOnUse" cx="122" cy="-14" r="132" gradientTransform="matrix(1 0 0 .78 0 0)"><stop offset=".14" stop-color="#8a5468"/><stop offset=".5" stop-color="#5a3054"/><stop offset="1" stop-color="#2c133a"/></radialGradient>${defs}</defs>` +
      // Damp about it, light on its upper edge; the boards show through it a little.
      `<g stroke-linejoin="round"><g fill="#1c0a22" stroke="#1c0a22">${turns(4, (at) => `<g opacity=".09">${run(21 - at * 2.5)}</g>`)}</g>` +
      `<g fill="#f0bd92" stroke="#f0bd92" opacity=".55" transform="translate(0 -.9)">${run(11)}</g><path fill="#1c0a22" d="${drops}"/>` +
      // It has dried from the edge inwards, twice.
      `<g opacity=".88"><g fill="#1c0a22" stroke="#1c0a22">${run(12)}</g><g fill="url(#${p}-w)" stroke="url(#${p}-w)">${run(9)}</g>` +
      `<g fill="#1c0a22" stroke="#1c0a22" opacity=".6">${run(4)}</g><g fill="url(#${p}-w)" stroke="url(#${p}-w)">${run(2.6)}</g>` +
      `</g></g><g clip-path="url(#${p}-c)"><path fill="#c9938a" opacity=".16" d="${pools(prefix.charCodeAt(1))}"/><path fill="#150818" opacity=".26" d="${pools(prefix.charCodeAt(1) + 9)}"/></g>` +
      `<g fill="#d39a86" clip-path="url(#${p}-c)"><path opacity=".42" d="${grain(prefix.charCodeAt(1))}"/></g>${worn === '' ? '' : `<path fill="#dba488" opacity=".7" d="${worn}"/>`}${before}</svg>`,
  }
}

/** Of a post or a beam that ends nowhere. */
export const fading = (id: string, across: boolean): string =>
  `<linearGradient id="${id}" x2="${across ? 1 : 0}" y2="${across ? 0 : 1}"><stop stop-color="#160a1a" stop-opacity="0"/><stop offset=".3" stop-color="#160a1a"/><stop offset="${across ? 0.7 : 1}" stop-color="#160a1a"/>${across ? '<stop offset="1" stop-color="#160a1a" stop-opacity="0"/>' : ''}</linearGradient>`
