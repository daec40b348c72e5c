import { type Compilable, CompiledQuery } from 'kysely'
import type { Tx } from './dialect.ts'

type Places<Values> = <Name extends keyof Values & string>(name: Name) => Values[Name]

class Place {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

type Direct = (text: string, parameters: readonly unknown[]) => readonly unknown[]
const directly = new WeakMap<Tx, Direct>()

/** For databases in the same process: prepared queries go past the query builder's machinery. */
export const runDirectly = (tx: Tx, run: Direct): void => void directly.set(tx, run)

/** Stands where a value will be put: the query builder takes it for the value. */
const placeOf = <Values>(name: string): Values[never] => new Place(name) as Values[never]

/** A query whose text is built once for each database and then only filled with values: for what every request needs. */
export function prepared<Values extends object, Row>(
  build: (tx: Tx, place: Places<Values>) => Compilable<Row>,
): (tx: Tx, values: Values) => Promise<readonly Row[]> {
  const known = new WeakMap<object, { readonly sql: string; readonly parameters: readonly unknown[] }>()
  return async (tx, values) => {
    const { adapter } = tx.getExecutor()
    let query = known.get(adapter)
    if (query === undefined) {
      const { sql, parameters } = build(tx, (name) => placeOf(name)).compile()
      query = { sql, parameters }
      known.set(adapter, query)
    }
    const filled = query.parameters.map((parameter) => (parameter instanceof Place ? values[parameter.name as keyof Values] : parameter))
    const direct = directly.get(tx)
    if (direct) return direct(query.sql, filled) as readonly Row[]
    const { rows } = await tx.executeQuery<Row>(CompiledQuery.raw(query.sql, filled))
    return rows
  }
}
