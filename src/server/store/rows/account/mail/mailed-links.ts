import type { Tx } from '../../../store.ts'

export type LinkPurpose = 'reset' | 'confirm'

/** In place of the link for the same purpose that the user was sent before. */
export async function setLink(tx: Tx, userId: number, purpose: LinkPurpose, tokenHash: string, now: number): Promise<void> {
  const row = { token_hash: tokenHash, created_at: now }
  await tx
    .insertInto('mailed_links')
    .values({ user_id: userId, purpose, ...row })
    .onConflict((conflict) => conflict.columns(['user_id', 'purpose']).doUpdateSet(row))
    .execute()
}

/** @returns whose link it is; null when there is none that was made since. */
export async function userOfLink(tx: Tx, purpose: LinkPurpose, tokenHash: string, since: number): Promise<number | null> {
  const row = await tx
    .selectFrom('mailed_links')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('created_at', '>=', since)
    .executeTakeFirst()
  return row?.user_id ?? null
}

/** @returns whether it was still there. */
export async function deleteLink(tx: Tx, tokenHash: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('mailed_links').where('token_hash', '=', tokenHash).executeTakeFirst()
  return numDeletedRows === 1n
}

export async function deleteLinks(tx: Tx, { userId, purpose }: { readonly userId: number; readonly purpose: LinkPurpose }): Promise<void> {
  await tx.deleteFrom('mailed_links').where('user_id', '=', userId).where('purpose', '=', purpose).execute()
}

export async function deleteLinksBefore(tx: Tx, time: number): Promise<void> {
  await tx.deleteFrom('mailed_links').where('created_at', '<', time).execute()
}
