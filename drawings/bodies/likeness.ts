import { item, nums } from '../tools/points.ts'

// The head of a portrait for a whole figure: the same lines, one face only.

/** The faces that whole figures have. */
export type Mood = 'calm' | 'joy' | 'down'

/** What a portrait gives away of itself. */
export interface Likeness {
  /** The prefix of the portrait's ids. */
  readonly prefix: string
  readonly defs: string
  /** What lies behind body and coat: back hair. */
  readonly back: string
  readonly head: string
}

interface HeadPlacement {
  readonly x: number
  readonly y: number
  readonly scale: number
  /** Degrees, about the portrait's chin. */
  readonly turn?: number
  readonly mood?: Mood
}

const tag = /<(\/?)([a-zA-Z]\w*)([^>]*?)(\/?)>/g

/** Without the elements of other expressions, the closed lid and the veil of a faint; without classes, and the groups that then say nothing. */
function onlyFace(svg: string, mood: Mood): string {
  let out = ''
  let end = 0
  /** The elements we are inside of: kept, left out, or a group of which only the content is kept. */
  const open: ('kept' | 'out' | 'content')[] = []
  for (const match of svg.matchAll(tag)) {
    const [text, closing, name, attributes = '', alone] = match
    if (!open.includes('out')) out += svg.slice(end, match.index)
    end = match.index + text.length
    const bare = text.replace(/ class="[^"]*"/, '')
    let state = closing === '/' ? open.pop() : stateOf(attributes, mood, name === 'g' && bare === '<g>')
    if (open.includes('out')) state = 'out'
    if (state === 'kept') out += bare
    if (closing !== '/' && alone === '') open.push(state ?? 'kept')
  }
  return out + svg.slice(end)
}

function stateOf(attributes: string, mood: Mood, saysNothing: boolean): 'kept' | 'out' | 'content' {
  const classes = /class="([^"]*)"/.exec(attributes)?.[1]?.split(' ') ?? []
  const isOther = (classes.includes('v') && !classes.includes(`s-${mood}`)) || classes.includes('veil') || classes.includes('line')
  if (isOther) return 'out'
  return saysNothing ? 'content' : 'kept'
}

/** The path in whole units: enough for a head that is drawn smaller, and a fifth shorter. Follows the rounded point, so that no error adds up. */
function inWholeUnits(d: string): string {
  const tokens = d.match(/[a-zA-Z]|-?(?:\d+\.?\d*|\.\d+)/g) ?? []
  const pairsOf: Readonly<Record<string, number>> = { M: 1, l: 1, q: 2, c: 3 }
  let [x, y, startX, startY] = [0, 0, 0, 0]
  let command = ''
  let out = ''
  for (let index = 0; index < tokens.length; ) {
    if (/[a-zA-Z]/.test(item(tokens, index))) command = item(tokens, index++)
    if (command === 'z') {
      out += 'z'
      ;[x, y] = [startX, startY]
      continue
    }
    const pairs = pairsOf[command]
    if (pairs === undefined) return d
    const values: number[] = []
    const [fromX, fromY] = command === 'M' ? [0, 0] : [x, y]
    const base: readonly [number, number] = [Math.round(fromX), Math.round(fromY)]
    for (let pair = 0; pair < pairs; pair++) {
      ;[x, y] = [fromX + Number(tokens[index++]), fromY + Number(tokens[index++])]
      values.push(Math.round(x) - base[0], Math.round(y) - base[1])
    }
    if (command === 'M') [startX, startY] = [x, y]
    out += `${command}${nums(values)}`
  }
  return out
}

/** Also without the thickness of cut gel, too fine at this size, and with colours in place of the fields' variables. */
const shorter = (svg: string): string =>
  svg
    .replace(/<use href="#[^"]*" y="[\d.]*" fill="#0b0510" opacity=".55"\/><path id="[^"]*"/g, '<path')
    .replace(/var\(--k\d,(#\w+)\)/g, '$1')
    .replace(/ d="([^"]*)"/g, (_, d: string) => ` d="${inWholeUnits(d)}"`)

/** Lines that are drawn twice (a fringe and its shadow, a face and its clip) are written once. */
function withoutRepeats(svg: string, to: string): string {
  const paths = [...svg.matchAll(/<path([^>]*?) d="([^"]{60,})"([^>]*)\/>/g)].map(([text, before = '', d = '', after = '']) => {
    const attributes = `${before}${after}`
    return { text, d, attributes, id: / id="([^"]*)"/.exec(attributes)?.[1], fill: / fill="([^"]*)"/.exec(attributes)?.[1] }
  })
  let out = svg
  let count = 0
  for (const d of new Set(paths.map((path) => path.d))) {
    const same = paths.filter((path) => path.d === d)
    const base = same.find(({ fill }) => fill === undefined) ?? same[0]
    if (base === undefined || same.length < 2) continue
    // A fill of its own would win over that of its copies.
    const copies = same.filter(
      (path) => path !== base && path.id === undefined && (base.fill === undefined || path.fill === undefined || path.fill === base.fill),
    )
    if (copies.length === 0 || / (opacity|transform)=/.test(base.attributes)) continue
    const id = base.id ?? `${to}-hq${count++}`
    const place = out.indexOf(base.text)
    const named = base.id === undefined ? base.text.replace('<path', `<path id="${id}"`) : base.text
    const copied = (part: string): string =>
      copies.reduce((text, copy) => text.replaceAll(copy.text, `<use href="#${id}"${copy.attributes}/>`), part)
    out = copied(out.slice(0, place)) + named + copied(out.slice(place + base.text.length))
  }
  return out
}

/** Degrees that a head is turned more than in calm. */
const nods: Readonly<Record<Mood, number>> = { calm: 0, joy: -4, down: 9 }

/** Head and back hair at their place in a figure whose ids begin with `to`; the figure brings the filter `<to>-s`. */
export function headOf({ prefix, defs, back, head }: Likeness, to: string, { x, y, scale, turn = 0, mood = 'calm' }: HeadPlacement) {
  const nod = turn + nods[mood]
  const own = (svg: string): string =>
    svg.replaceAll(`#${prefix}-s)`, `#${to}-s)`).replaceAll(`"${prefix}-`, `"${to}-h`).replaceAll(`#${prefix}-`, `#${to}-h`)
  const put = (svg: string): string =>
    `<g transform="translate(${x} ${y})scale(${scale})${nod === 0 ? '' : `rotate(${nod} 200 260)`}">${withoutRepeats(own(shorter(onlyFace(svg, mood))), to)}</g>`
  const parts = { back: put(back), head: put(head) }
  const gradients = own(defs).match(/<(radial|linear)Gradient.*?<\/\1Gradient>/g) ?? []
  const isUsed = (gradient: string): boolean => {
    const id = /id="([^"]*)"/.exec(gradient)?.[1]
    return id !== undefined && `${parts.back}${parts.head}`.includes(`#${id})`)
  }
  return { ...parts, defs: gradients.filter(isUsed).join('') }
}
