/** One finished drawing, as its source file exports it: `export const drawing: Drawing = …`. */
export interface Drawing {
  /** Path of the SVG under `src/web/art/svg/`, without ending: `enemies/11`, `roles/medic`, `portraits/medic`, `backgrounds/1`, `scenes/title`, `map/1`. */
  readonly name: string
  /** The whole SVG document, not yet minified. */
  readonly svg: string
}

interface Frame {
  /** For example `0 0 400 400`. */
  readonly viewBox: string
  /** Gradients, filters and shapes that are used more than once. */
  readonly defs: string
  readonly content: string
}

/** A creature: `slug` becomes the class `foe-<slug>`, the shadow ellipse belongs first into `content`, all else into `<g class="body">`. */
export const enemySvg = (slug: string, { viewBox, defs, content }: Frame): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" class="foe foe-${slug}"><defs>${defs}</defs>${content}</svg>`

/** A person's whole figure. */
export const roleSvg = (slug: string, { viewBox, defs, content }: Frame): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" class="role role-${slug}"><defs>${defs}</defs>${content}</svg>`
