import type { ChallengePurpose } from '../../../database.ts'
import type { Tx } from '../../../store.ts'

export interface Challenge {
  readonly hash: string
  readonly purpose: ChallengePurpose
  /** null: whoever signs in. */
  readonly userId: number | null
  readonly createdAt: number
}

export async function insertChallenge(tx: Tx, { hash, purpose, userId, createdAt }: Challenge): Promise<void> {
  await tx.insertInto('passkey_challenges').values({ challenge_hash: hash, purpose, user_id: userId, created_at: createdAt }).execute()
}

export async function findChallenge(tx: Tx, hash: string): Promise<Challenge | null> {
  const row = await tx.selectFrom('passkey_challenges').selectAll().where('challenge_hash', '=', hash).executeTakeFirst()
  return row ? { hash, purpose: row.purpose, userId: row.user_id, createdAt: row.created_at } : null
}

/** @returns false when it is gone already: of two who answer it one gets true. */
export async function deleteChallenge(tx: Tx, hash: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('passkey_challenges').where('challenge_hash', '=', hash).executeTakeFirst()
  return numDeletedRows > 0n
}

export async function deleteChallengesBefore(tx: Tx, time: number): Promise<void> {
  await tx.deleteFrom('passkey_challenges').where('created_at', '<', time).execute()
}
