import { type AliasedExpression, type Compilable, type CompiledQuery, type Expression, type OperationNode, ValueNode } from 'kysely'
import type { Tx } from './dialect.ts'

type Placeholders<Values> = <Name extends keyof Values & string>(name: Name) => Expression<Values[Name]>

/** Stands in a query for a value that comes later. The compiled query holds it among its parameters. */
class Placeholder<T> implements Expression<T> {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }

  get expressionType(): T | undefined {
    return undefined
  }

  as(): AliasedExpression<T, never> {
    throw new Error('A placeholder has no alias')
  }

  toOperationNode(): OperationNode {
    return ValueNode.create(this)
  }
}

/**
 * A query whose text is built once for each database and then only filled with values, for what turns and the calls of every screen ask:
 * building the text takes longer than SQLite takes to answer it (`npm run bench:sqlite`).
 */
export function prepared<Values extends object, Row>(
  build: (tx: Tx, place: Placeholders<Values>) => Compilable<Row>,
): (tx: Tx, values: Values) => Promise<readonly Row[]> {
  const compiled = new WeakMap<object, CompiledQuery<Row>>()
  return async (tx, values) => {
    const { adapter } = tx.getExecutor()
    const query = compiled.get(adapter) ?? build(tx, (name) => new Placeholder(name)).compile()
    compiled.set(adapter, query)
    const parameters = query.parameters.map((each) => (each instanceof Placeholder ? values[each.name as keyof Values] : each))
    const { rows } = await tx.executeQuery<Row>({ ...query, parameters })
    return rows
  }
}

type Placed<Values> = { readonly [Name in keyof Values & string]: Expression<Values[Name]> }

/** A prepared query about several rows: its text is built once for each number of them. All rows have the same names. */
export function preparedForRows<Values extends object, Each extends object, Row>(
  build: (tx: Tx, place: Placeholders<Values>, rows: readonly Placed<Each>[]) => Compilable<Row>,
): (tx: Tx, values: Values, rows: readonly Each[]) => Promise<readonly Row[]> {
  type Numbered = Values & Record<string, unknown>
  const queries = new Map<number, (tx: Tx, values: Numbered) => Promise<readonly Row[]>>()
  const queryFor = (rows: readonly Each[]) =>
    prepared<Numbered, Row>((tx, place) =>
      build(
        tx,
        place,
        rows.map((row, nth) => placed(row, nth)),
      ),
    )
  return (tx, values, rows) => {
    const query = queries.get(rows.length) ?? queryFor(rows)
    queries.set(rows.length, query)
    return query(tx, Object.assign({}, values, ...rows.map(numbered)))
  }
}

const numbered = (row: object, nth: number): object =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [`${name}${nth}`, value]))

const placed = <Each extends object>(row: Each, nth: number): Placed<Each> =>
  Object.fromEntries(Object.keys(row).map((name): [string, unknown] => [name, new Placeholder(`${name}${nth}`)])) as Placed<Each>
