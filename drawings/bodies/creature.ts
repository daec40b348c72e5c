import type { Drawing } from '../tools/drawing.ts'
import { enemySvg } from '../tools/drawing.ts'
import { figureFilter, groundShadow, ink } from './figure.ts'

/** Edge of plies inside a figure, in the colour of the field. */
export const innerRim = 'var(--k3,#6b3a4e)'

/** Plain paper without a lit edge. */
export const paper = (path: string, fill: string = ink.near): string => `<path fill="${fill}" d="${path}"/>`

/** Thin ink over gel: flat and a little transparent, because a shadow would make the gel muddy. */
export const inkOnGel = (path: string, colour: string, opacity = 0.7): string => `<path fill="${colour}" opacity="${opacity}" d="${path}"/>`

/**
 * A white beast's ply: pale washi with a dark ply behind it that stands out a little more below than above. The id is
 * given because the path has to be named once.
 */
export const whitePly = (id: string, path: string, washi: string, width = 11): string =>
  `<g fill="${washi}"><use href="#${id}" x="2" y="3" fill="${ink.near}" stroke="${ink.near}" stroke-width="${width}" stroke-linejoin="round"/><path id="${id}" d="${path}"/></g>`

/** A round light to lie behind black paper; `gradient` is the id of a halo gradient. */
export const glow = (gradient: string, x: number, y: number, radius: number): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="url(#${gradient})"/>`

/** Several plies under one drop shadow: one filter for all of them. */
export const underShadow = (prefix: string, content: string): string => `<g filter="url(#${prefix}-s)">${content}</g>`

interface CreatureParts {
  /** Width and height of the viewBox. */
  readonly size: readonly [width: number, height: number]
  /** How far light and shadows reach beyond the size, in units; the picture is that much larger. Not below: the ground line is counted from there. */
  readonly beyond?: { readonly left?: number; readonly top?: number; readonly right?: number }
  /** Centre x, y and half width of the shadow on the ground; null for what hangs or drifts without one. */
  readonly shadow: readonly [x: number, y: number, halfWidth: number] | null
  readonly defs: string
  readonly parts: string
  /** Colour of the shadow between the plies. */
  readonly flood?: string
}

/** A creature's drawing with the prefix `e<id>`, its ground shadow outside the moving body, and the shadow filter. */
export function creature(
  id: number,
  slug: string,
  { size: [width, height], beyond = {}, shadow, defs, parts, flood }: CreatureParts,
): Drawing {
  const { left = 0, top = 0, right = 0 } = beyond
  const ground = shadow === null ? '' : groundShadow(shadow[0], shadow[1], shadow[2], Math.round(Math.min(20, 6 + shadow[2] * 0.06)))
  return {
    name: `enemies/${id}`,
    svg: enemySvg(slug, {
      viewBox: `${-left} ${-top} ${width + left + right} ${height + top}`,
      defs: defs + figureFilter(`e${id}`, flood),
      content: `${ground}<g class="body">${parts}</g>`,
    }),
  }
}
