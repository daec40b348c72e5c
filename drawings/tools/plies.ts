import { type GelRamp, gelWindow, ink, litPly, rim } from '../bodies/figure.ts'

/** What a creature is cut from. */
export interface Stock {
  readonly near: string
  readonly mid: string
  /** Lit edge of the outer silhouette. */
  readonly edge: string
}

/** The ink paper of fields 1 to 11; the stage tints it. */
const inkStock: Stock = { near: ink.near, mid: ink.mid, edge: rim }
/** Field 12 turns everything round: white paper, whatever the stage says, and black behind the holes. */
export const whiteStock: Stock = { near: '#f4f0ff', mid: '#c3b8ea', edge: '#b3a4f0' }
export const blackGel: GelRamp = ['#04030a', '#0d0a22', '#1c1748', '#3c3490']

/** Edge of inner plies: the stage's third ply, or the field's own value where no stage sets it. */
const inside = (stock: Stock, fallback: string): string => (stock === inkStock ? `var(--k3,${fallback})` : fallback)

/**
 * The plies of one creature under its prefix, so that a drawing reads as a list of parts. Needs `figureFilter(prefix)` and
 * the gradients `<prefix>-<part>` in `<defs>`.
 */
export const plySet = (prefix: string, innerEdge: string, stock: Stock = inkStock) => ({
  /** Outer silhouette: lit by the field's lamp. */
  outer: (d: string, fill = stock.near): string => litPly(prefix, d, { fill, edge: stock.edge }),
  /** A ply within the figure. */
  inner: (d: string, fill = stock.near): string => litPly(prefix, d, { fill, edge: inside(stock, innerEdge) }),
  /** A ply farther from the viewer: lighter, without shadow. */
  far: (d: string, fill = stock.mid): string => litPly(prefix, d, { fill, edge: stock.edge, lift: 1.5, shadow: false, className: 'far' }),
  /** A hole with coloured gel behind it. */
  gel: (d: string, part = 'g', thickness = 3): string => gelWindow(d, `${prefix}-${part}`, thickness),
  /** Gel without the thickness of a cut: thin slits, light on light. */
  slit: (d: string, part = 'g'): string => `<path fill="url(#${prefix}-${part})" d="${d}"/>`,
  flat: (d: string, fill = stock.near, opacity = 1): string =>
    `<path fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''} d="${d}"/>`,
  stroke: (d: string, colour: string, width = 2.5, opacity = 1): string =>
    `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"${opacity < 1 ? ` opacity="${opacity}"` : ''} d="${d}"/>`,
  glow: (cx: number, cy: number, r: number, part = 'h'): string =>
    `<circle cx="${cx}" cy="${cy}" r="${r}" fill="url(#${prefix}-${part})"/>`,
})
