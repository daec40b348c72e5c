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

export function stain({ name, prefix, body, drops, worn = '', before = '', defs = '' }: Stain): Drawing {
  const p = `${prefix}s`
  const run = (width: number) => `<use href="#${p}-b" stroke-width="${width}"/>`
  return {
    name: `screens/stain-${name}`,
    svg:
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 88"><defs><path id="${p}-b" d="${body}"/><clipPath id="${p}-c"><use href="#${p}-b"/></clipPath>${defs}</defs>` +
      `<g stroke-linejoin="round"><g fill="#c58a72" stroke="#c58a72" opacity=".5" transform="translate(0 2)">${run(12)}</g><path fill="#1c0a22" d="${drops}"/>` +
      // It has dried from the edge inwards, twice.
      `<g fill="#1c0a22" stroke="#1c0a22">${run(12)}</g><g fill="#32163a" stroke="#32163a">${run(7.5)}</g><use href="#${p}-b" fill="#42224a"/></g>` +
      `<g fill="#a9706a" clip-path="url(#${p}-c)"><path opacity=".4" d="${grain(prefix.charCodeAt(1))}"/></g>${worn === '' ? '' : `<path fill="#c98f7c" opacity=".62" d="${worn}"/>`}${before}</svg>`,
  }
}

/** Of a post or a beam that ends nowhere. */
export const fading = (id: string, across: boolean): string =>
  `<linearGradient id="${id}" x2="${across ? 1 : 0}" y2="${across ? 0 : 1}"><stop stop-color="#160a1a" stop-opacity="0"/><stop offset=".3" stop-color="#160a1a"/><stop offset="${across ? 0.7 : 1}" stop-color="#160a1a"/>${across ? '<stop offset="1" stop-color="#160a1a" stop-opacity="0"/>' : ''}</linearGradient>`
