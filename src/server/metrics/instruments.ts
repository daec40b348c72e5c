/** The value of each label, in the order of the instrument's labels. */
type LabelValues = readonly string[]

interface About {
  readonly name: string
  readonly help: string
  readonly labels?: readonly string[]
  /** For instance `seconds`; the name ends in it. */
  readonly unit?: string
}

/** A family of figures, as lines of the OpenMetrics text format. */
export interface Instrument {
  lines(): readonly string[]
}

/** Something that is counted and only grows. */
export class Counter implements Instrument {
  readonly #about: About
  readonly #counts = new Map<string, number>()

  constructor(about: About) {
    this.#about = about
    if (about.labels === undefined) this.#counts.set('', 0)
  }

  add(...values: LabelValues): void {
    const labels = labelled(this.#about.labels, values)
    this.#counts.set(labels, (this.#counts.get(labels) ?? 0) + 1)
  }

  lines(): readonly string[] {
    const { name } = this.#about
    return [...heading(this.#about, 'counter'), ...[...this.#counts].map(([labels, count]) => `${name}_total${braced(labels)} ${count}`)]
  }
}

interface Sample {
  readonly labels?: LabelValues
  readonly value: number
}

/** Something that is measured when it is asked for: a `counter` only grows. */
export class Measured implements Instrument {
  readonly #about: About
  readonly #type: 'gauge' | 'counter'
  readonly #measure: () => readonly Sample[]

  constructor(type: 'gauge' | 'counter', about: About, measure: () => readonly Sample[]) {
    this.#type = type
    this.#about = about
    this.#measure = measure
  }

  lines(): readonly string[] {
    const { labels } = this.#about
    const name = this.#type === 'counter' ? `${this.#about.name}_total` : this.#about.name
    return [
      ...heading(this.#about, this.#type),
      ...this.#measure().map((sample) => `${name}${braced(labelled(labels, sample.labels ?? []))} ${sample.value}`),
    ]
  }
}

interface Spread {
  readonly counts: number[]
  sum: number
}

/** How many of the observed values are at most as large as each bound. */
export class Histogram implements Instrument {
  readonly #about: About
  readonly #bounds: readonly number[]
  readonly #spreads = new Map<string, Spread>()

  /** @param bounds in rising order; whatever is larger is counted too. */
  constructor(about: About, bounds: readonly number[]) {
    this.#about = about
    this.#bounds = bounds
  }

  observe(value: number, ...values: LabelValues): void {
    const labels = labelled(this.#about.labels, values)
    const spread = this.#spreads.get(labels) ?? { counts: Array<number>(this.#bounds.length + 1).fill(0), sum: 0 }
    const place = this.#bounds.findIndex((bound) => value <= bound)
    const index = place === -1 ? this.#bounds.length : place
    spread.counts[index] = (spread.counts[index] ?? 0) + 1
    spread.sum += value
    this.#spreads.set(labels, spread)
  }

  lines(): readonly string[] {
    return [...heading(this.#about, 'histogram'), ...[...this.#spreads].flatMap(([labels, spread]) => this.#linesOf(labels, spread))]
  }

  #linesOf(labels: string, { counts, sum }: Spread): readonly string[] {
    const { name } = this.#about
    const bounds = [...this.#bounds.map((bound) => (Number.isInteger(bound) ? `${bound}.0` : String(bound))), '+Inf']
    let count = 0
    const buckets = bounds.map((bound, index) => {
      count += counts[index] ?? 0
      return `${name}_bucket${braced([labels, `le="${bound}"`].filter(Boolean).join(','))} ${count}`
    })
    return [...buckets, `${name}_count${braced(labels)} ${count}`, `${name}_sum${braced(labels)} ${sum}`]
  }
}

/** The whole answer in the OpenMetrics text format 1.0. */
export const openMetrics = (instruments: readonly Instrument[]): string =>
  `${[...instruments.flatMap((each) => each.lines()), '# EOF'].join('\n')}\n`

export const OPEN_METRICS = 'application/openmetrics-text; version=1.0.0; charset=utf-8'

const heading = ({ name, help, unit }: About, type: string): readonly string[] => [
  `# TYPE ${name} ${type}`,
  ...(unit === undefined ? [] : [`# UNIT ${name} ${unit}`]),
  `# HELP ${name} ${help}`,
]

const labelled = (names: readonly string[] = [], values: LabelValues): string =>
  names.map((name, index) => `${name}="${escaped(values[index] ?? '')}"`).join(',')

const escaped = (text: string): string => text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')

const braced = (labels: string): string => (labels === '' ? '' : `{${labels}}`)
