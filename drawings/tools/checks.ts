import { gzipSync } from 'node:zlib'

/** Size of a finished SVG. */
export interface Measure {
  readonly bytes: number
  readonly gzip: number
  readonly nodes: number
  /** Elements that carry a filter. */
  readonly filtered: number
}

interface Budget {
  readonly bytes: number
  readonly gzip: number
  readonly nodes: number
  readonly filtered: number
}

const budgets = {
  figure: { bytes: 15 * 1024, gzip: 8 * 1024, nodes: 110, filtered: 16 },
  role: { bytes: 15 * 1024, gzip: 8 * 1024, nodes: 200, filtered: 16 },
  /** A ply of a party member's cut-out: it becomes a bitmap that moves. */
  cutOut: { bytes: 8 * 1024, gzip: 4 * 1024, nodes: 140, filtered: 0 },
  /** One person with six expressions. */
  portrait: { bytes: 44 * 1024, gzip: 14 * 1024, nodes: 440, filtered: 20 },
  boss: { bytes: 20 * 1024, gzip: 8 * 1024, nodes: 130, filtered: 16 },
  /** A land in its three states, or another part of the map. */
  map: { bytes: 15 * 1024, gzip: 3.5 * 1024, nodes: 130, filtered: 8 },
  scenery: { bytes: 20 * 1024, gzip: 8 * 1024, nodes: 300, filtered: 12 },
} as const satisfies Record<string, Budget>

export function measure(svg: string): Measure {
  return {
    bytes: Buffer.byteLength(svg),
    gzip: gzipSync(svg).length,
    nodes: svg.match(/<[a-zA-Z]/g)?.length ?? 0,
    filtered: svg.match(/ filter="/g)?.length ?? 0,
  }
}

/** All that is wrong with a finished SVG, in words; empty = fine. `name` is its path under the art folder. */
export const problemsOf = (name: string, svg: string): readonly string[] => [
  ...malformed(svg),
  ...forbidden(svg),
  ...wrongIds(name, svg),
  ...overBudget(name, svg),
]

/** The id prefix a drawing must use, as a pattern. */
function prefixPattern(name: string): RegExp {
  const [group, base = ''] = name.split('/')
  if (group === 'enemies') return new RegExp(`^e${base}-`)
  if (group === 'backgrounds') return new RegExp(`^b${base}-`)
  if (group === 'portraits') return /^p\d-/
  if (group === 'figures') return /^f\d-/
  if (group === 'map') return new RegExp(`^m${base}-`)
  return group === 'roles' ? /^r\d-/ : /^[a-z0-9]{2,3}s-/
}

/** The id prefix a drawing does use, without the hyphen; null where it has no ids. */
export const prefixOf = (svg: string): string | null => /\bid="([a-z0-9]+)-/.exec(svg)?.[1] ?? null

function wrongIds(name: string, svg: string): string[] {
  const ids = [...svg.matchAll(/\bid="([^"]*)"/g)].map((match) => match[1] ?? '')
  const used = [...svg.matchAll(/(?:url\(|href=")#([^)"]*)/g)].map((match) => match[1] ?? '')
  const pattern = prefixPattern(name)
  const prefix = prefixOf(svg)
  return [
    ...ids.filter((id) => !pattern.test(id) || !id.startsWith(`${prefix}-`)).map((id) => `id "${id}" does not match ${pattern.source}`),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `id "${id}" twice`),
    ...[...new Set(used)].filter((id) => !ids.includes(id)).map((id) => `no element has the id "${id}"`),
    ...ids.filter((id) => !used.includes(id)).map((id) => `id "${id}" is never used`),
  ]
}

function forbidden(svg: string): string[] {
  const rules: readonly (readonly [RegExp, string])[] = [
    [/\sstyle=/, 'a style attribute'],
    [/<(style|script|text|image|foreignObject|a|animate\w*)\b/, 'a forbidden element'],
    [/\son\w+=/, 'an event attribute'],
    [/(href="|url\()(?!#)/, 'a reference that leaves the file'],
    [/NaN|undefined|\[object/, 'a broken number'],
    [/<!|<\?/, 'a declaration'],
  ]
  return rules.filter(([pattern]) => pattern.test(svg)).map(([, words]) => `contains ${words}`)
}

const tagPattern = /<(\/?)([a-zA-Z][\w-]*)((?:\s+[\w:-]+="[^"<&]*")*)\s*(\/?)>/g

/** Tags nest, attributes are quoted and unique: what an XML parser would refuse in drawings like ours. */
function malformed(svg: string): string[] {
  const faults: string[] = []
  const open: string[] = []
  for (const [, closing, tag = '', attributes = '', alone] of svg.matchAll(tagPattern)) {
    const names = [...attributes.matchAll(/([\w:-]+)="/g)].map((match) => match[1])
    if (new Set(names).size !== names.length) faults.push(`<${tag}> with a repeated attribute`)
    if (closing === '/') {
      const opened = open.pop()
      if (opened !== tag) faults.push(`</${tag}> where <${opened ?? 'nothing'}> is open`)
    } else if (alone === '') {
      open.push(tag)
    }
  }
  const rest = svg.replace(tagPattern, '').trim()
  if (rest !== '') faults.push(`malformed near "${rest.slice(0, 60)}"`)
  return [...faults, ...open.map((tag) => `<${tag}> is not closed`)]
}

function kindOf(name: string, width: number): keyof typeof budgets {
  switch (name.split('/')[0]) {
    case 'backgrounds':
    case 'scenes':
    case 'town':
      return 'scenery'
    case 'roles':
      return 'role'
    case 'portraits':
      return 'portrait'
    case 'figures':
      return 'cutOut'
    case 'map':
      return 'map'
    default:
      return width >= 740 ? 'boss' : 'figure'
  }
}

function overBudget(name: string, svg: string): string[] {
  const width = Number(/viewBox="\S+ \S+ (\d+)/.exec(svg)?.[1] ?? 0)
  const kind = kindOf(name, width)
  const budget = budgets[kind]
  const is = measure(svg)
  const over: string[] = []
  if (is.bytes > budget.bytes) over.push(`${is.bytes} bytes, budget of a ${kind} ${budget.bytes}`)
  if (is.gzip > budget.gzip) over.push(`${is.gzip} bytes packed, budget ${budget.gzip}`)
  if (is.nodes > budget.nodes) over.push(`${is.nodes} nodes, budget of a ${kind} ${budget.nodes}`)
  if (is.filtered > budget.filtered) over.push(`${is.filtered} filtered groups, budget of a ${kind} ${budget.filtered}`)
  return over
}
