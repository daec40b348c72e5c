import type { Tx } from '../../store.ts'

/** `none`: and the user has not been told so. */
export type RecoveryCodeState = 'made' | 'none' | 'told'

/** @returns the hash of the user's code; null when there is none. */
export async function recoveryHashOf(tx: Tx, userId: number): Promise<string | null> {
  return (await rowOf(tx, userId))?.code_hash ?? null
}

export async function recoveryCodeState(tx: Tx, userId: number): Promise<RecoveryCodeState> {
  const row = await rowOf(tx, userId)
  if (row === undefined) return 'none'
  return row.code_hash === null ? 'told' : 'made'
}

/** In place of the code that there was. */
export async function setRecoveryHash(tx: Tx, userId: number, codeHash: string, now: number): Promise<void> {
  const row = { code_hash: codeHash, created_at: now }
  await tx
    .insertInto('recovery_codes')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute()
}

/** The user has been told that there is no code. */
export async function markToldOfRecovery(tx: Tx, userId: number, now: number): Promise<void> {
  await tx
    .insertInto('recovery_codes')
    .values({ user_id: userId, code_hash: null, created_at: now })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute()
}

const rowOf = (tx: Tx, userId: number) =>
  tx.selectFrom('recovery_codes').select('code_hash').where('user_id', '=', userId).executeTakeFirst()
