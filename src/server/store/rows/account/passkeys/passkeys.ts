import type { Tx } from '../../../store.ts'

export interface Passkey {
  readonly id: number
  readonly userId: number
  readonly credentialId: string
  readonly publicKey: string
  readonly counter: number
  readonly name: string
  readonly createdAt: number
  readonly usedAt: number | null
}

type NewPasskey = Omit<Passkey, 'id' | 'createdAt' | 'usedAt'>

const passkeysWhere = (tx: Tx) =>
  tx
    .selectFrom('passkeys')
    .select([
      'id',
      'user_id as userId',
      'credential_id as credentialId',
      'public_key as publicKey',
      'counter',
      'name',
      'created_at as createdAt',
      'used_at as usedAt',
    ])

/** The oldest first. */
export const passkeysOf = (tx: Tx, userId: number): Promise<readonly Passkey[]> =>
  passkeysWhere(tx).where('user_id', '=', userId).orderBy('id').execute()

export async function findPasskey(tx: Tx, credentialId: string): Promise<Passkey | null> {
  return (await passkeysWhere(tx).where('credential_id', '=', credentialId).executeTakeFirst()) ?? null
}

/** @returns false when there is one already, whoever's it is. */
export async function insertPasskey(tx: Tx, { userId, credentialId, publicKey, counter, name }: NewPasskey, now: number): Promise<boolean> {
  const row = { user_id: userId, credential_id: credentialId, public_key: publicKey, counter, name, created_at: now, used_at: null }
  const made = await tx
    .insertInto('passkeys')
    .values(row)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .execute()
  return made.length > 0
}

export async function notePasskeyUse(tx: Tx, id: number, counter: number, now: number): Promise<void> {
  await tx.updateTable('passkeys').set({ counter, used_at: now }).where('id', '=', id).execute()
}

/** @returns false when the user has none with this id. */
export async function renamePasskey(tx: Tx, userId: number, id: number, name: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function deletePasskey(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('passkeys').where('id', '=', id).execute()
}

export async function deletePasskeysOf(tx: Tx, userId: number): Promise<void> {
  await tx.deleteFrom('passkeys').where('user_id', '=', userId).execute()
}
