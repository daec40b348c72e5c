export interface Family {
  readonly type: string
  readonly samples: readonly Sample[]
}

interface Sample {
  readonly name: string
  readonly labels: Readonly<Record<string, string>>
  readonly value: number
}

const FAMILY = /^# TYPE (?<name>[a-z_]+) (?<type>counter|gauge|histogram)$/
const SAMPLE = /^(?<name>[a-z_]+)(?:\{(?<labels>(?:[a-z]+="(?:[^"\\\n]|\\.)*",?)+)\})? (?<value>-?\d+(?:\.\d+)?(?:e-?\d+)?)$/
const SUFFIXES: Readonly<Record<string, readonly string[]>> = { counter: ['_total'], gauge: [''], histogram: ['_bucket', '_count', '_sum'] }

/** Reads a text in the format OpenMetrics 1.0, by family. @throws Error naming the first line that is not as the format prescribes. */
export function readOpenMetrics(text: string): ReadonlyMap<string, Family> {
  const lines = text.split('\n')
  require(lines.at(-1) === '' && lines.at(-2) === '# EOF', 'the end')
  const families = new Map<string, { readonly type: string; readonly samples: Sample[] }>()
  let current = ''
  for (const line of lines.slice(0, -2)) {
    const family = FAMILY.exec(line)?.groups
    if (family !== undefined) {
      current = family['name'] ?? ''
      require(!families.has(current), line)
      families.set(current, { type: family['type'] ?? '', samples: [] })
    } else if (line.startsWith('#')) {
      const [, kind, name, rest = ''] = /^# (UNIT|HELP) (\S+) (.+)$/.exec(line) ?? []
      require(kind !== undefined && name === current && (kind === 'HELP' || current.endsWith(`_${rest}`)), line)
    } else {
      const found = families.get(current)
      const sample = readSample(line)
      require(SUFFIXES[found?.type ?? '']?.some((suffix) => current + suffix === sample.name) === true, line)
      found?.samples.push(sample)
    }
  }
  return families
}

function readSample(line: string): Sample {
  const { name = '', labels = '', value } = SAMPLE.exec(line)?.groups ?? {}
  require(value !== undefined, line)
  return {
    name,
    labels: Object.fromEntries([...labels.matchAll(/([a-z]+)="([^"]*)"/g)].map(([, label, text]) => [label, text])),
    value: Number(value),
  }
}

function require(holds: boolean, line: string): void {
  if (!holds) throw new Error(`This is not OpenMetrics: ${line}`)
}
