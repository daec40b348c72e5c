/** A drawing of the battle as a figure of the story: whole, or its black paper alone with lit eyes. */
import type { Drawing } from './drawing.ts'
import { num } from './points.ts'
import { minify } from '../sources.ts'

export interface FigureOptions {
  /** Keeps the coloured windows; left out: black paper and eyes. */
  readonly gel?: boolean
  /** The eyes are shut: drawn as paper, for lids to be laid over. */
  readonly shut?: boolean
  /** Classes of groups to leave out, such as `wing`. */
  readonly without?: readonly string[]
}

export interface Figure {
  /** The gradients, for `<defs>`. */
  readonly defs: string
  /** In the px of the creature's own drawing; paper without a `fill` takes the one of the group round it. */
  readonly content: string
}

interface Open {
  readonly tag: string
  readonly written: boolean
  readonly skipped: boolean
  readonly inEye: boolean
  readonly fill: string
}

const attribute = (tag: string, name: string): string => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? ''

/** Ink, or a colour so dark that it counts as ink. */
function isDark(fill: string): boolean {
  if (fill === '' || fill.startsWith('var(')) return true
  const short = /^#(.)(.)(.)$/.exec(fill)
  const hex = short ? short.slice(1).map((digit) => digit + digit) : (/^#(..)(..)(..)$/.exec(fill)?.slice(1) ?? ['ff', 'ff', 'ff'])
  return Math.max(...hex.map((part) => Number.parseInt(part, 16))) < 0x50
}

/** The figure with ids that begin with `prefix`; without its shadow on the ground, its halo and its filters. */
export function figureOf(prefix: string, { name, svg }: Drawing, { gel = false, shut = false, without = [] }: FigureOptions = {}): Figure {
  const own = `${prefix}-${name.replace(/^\w+\//, '').replaceAll('-', '')}`
  const [, defs = '', body = ''] =
    /<defs>(.*?)<\/defs>(.*)<\/svg>/s.exec(minify(svg).replace(/(id="|href="#|url\(#)e\d+-/g, (_, start: string) => `${start}${own}`)) ?? []
  const open: Open[] = []
  let content = ''
  for (const [tag, closing, element = '', alone] of body.matchAll(/<(\/?)(\w+)[^>]*?(\/?)>/g)) {
    if (closing === '/') {
      if (open.pop()?.written) content += tag
      continue
    }
    const around = open.at(-1)
    const classes = attribute(tag, 'class').split(' ')
    const inEye = (around?.inEye ?? false) || classes.includes('eye')
    const fill = attribute(tag, 'fill') || (around?.fill ?? '')
    const group = element === 'g'
    const colours = inEye ? !shut : gel
    const skipped =
      (around?.skipped ?? false) ||
      classes.some((each) => each === 'shadow' || without.includes(each)) ||
      fill === `url(#${own}h)` ||
      (element === 'use' && !colours) ||
      (!group && !colours && (!isDark(fill) || attribute(tag, 'stroke') !== ''))
    const kept = tag.replace(/ (class|filter)="[^"]*"/g, '').replace(colours ? / fill="var\([^"]*"/ : / (fill|opacity|id)="[^"]*"/g, '')
    const bare = group && kept === '<g>'
    if (!skipped && !bare) content += kept
    if (alone === '') open.push({ tag, written: !skipped && !bare, skipped, inEye, fill })
  }
  const gradients = [...defs.matchAll(/<radialGradient.*?<\/radialGradient>/g)].map(([gradient]) => gradient)
  return { defs: gradients.join(''), content }
}

/** Puts a figure somewhere: `x`, `y` = where the point (`footX`, `footY`) of its own drawing comes to lie; `flip` = mirrored. */
export const put = (
  content: string,
  [x, y]: readonly [number, number],
  [footX, footY]: readonly [number, number],
  scale: number,
  flip = false,
): string =>
  `<g transform="translate(${num(x)} ${num(y)})scale(${flip ? -scale : scale} ${scale})translate(${-footX} ${-footY})">${content}</g>`
