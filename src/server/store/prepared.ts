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
 * A query whose text is built once for each database and then only filled with values, for what `battle/exec` does on every call:
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
