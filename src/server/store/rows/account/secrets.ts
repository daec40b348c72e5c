import type { Tx } from '../../store.ts'

/** A secret that all servers on this database share: `fresh` becomes it, unless there is one. */
export async function sharedSecret(tx: Tx, name: string, fresh: string): Promise<string> {
  await tx
    .insertInto('secrets')
    .values({ name, value: fresh })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const { value } = await tx.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirstOrThrow()
  return value
}
