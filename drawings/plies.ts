import { gelWindow, ink, litPly, rim } from './figure.ts'

/** Edge of inner plies: the stage's third ply, or the field's own value where no stage sets it. */
const inside = (fallback: string): string => `var(--k3,${fallback})`

/**
 * The plies of one creature under its prefix, so that a drawing reads as a list of parts. Needs `figureFilter(prefix)` and
 * the gradients `<prefix>-<part>` in `<defs>`.
 */
export const plySet = (prefix: string, edgeFallback: string) => ({
  /** Outer silhouette: lit by the field's lamp. */
  outer: (d: string, fill: string = ink.near, className?: string): string => litPly(prefix, d, { fill, edge: rim, ...(className === undefined ? {} : { className }) }),
  /** A ply within the figure. */
  inner: (d: string, fill: string = ink.near, className?: string): string => litPly(prefix, d, { fill, edge: inside(edgeFallback), ...(className === undefined ? {} : { className }) }),
  /** A ply farther from the viewer: lighter, without shadow. */
  far: (d: string, fill: string = ink.mid): string => litPly(prefix, d, { fill, edge: rim, lift: 1.5, shadow: false, className: 'far' }),
  /** A hole with coloured gel behind it. */
  gel: (d: string, part = 'g', thickness = 3): string => gelWindow(d, `${prefix}-${part}`, thickness),
  /** Gel without the thickness of a cut: thin slits, light on light. */
  slit: (d: string, part = 'g'): string => `<path fill="url(#${prefix}-${part})" d="${d}"/>`,
  flat: (d: string, fill: string = ink.near, opacity = 1): string => `<path fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''} d="${d}"/>`,
  stroke: (d: string, colour: string, width = 2.5, opacity = 1): string =>
    `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"${opacity < 1 ? ` opacity="${opacity}"` : ''} d="${d}"/>`,
  glow: (cx: number, cy: number, r: number, part = 'h'): string => `<circle cx="${cx}" cy="${cy}" r="${r}" fill="url(#${prefix}-${part})"/>`,
})
