import { type Refusal, refuse } from '../refusal.ts'
import { setRecoveryHash } from '../store/rows/account/recovery-codes.ts'
import type { Tx } from '../store/store.ts'
import { findUserByEmail, insertUser, type NewUser } from '../store/rows/account/users.ts'

/** Makes the user with a recovery code, unless the address is taken. @returns the user's id. */
export async function signUp(
  tx: Tx,
  { recoveryHash, ...user }: NewUser & { readonly recoveryHash: string },
  now: number,
): Promise<number | Refusal<'emailTaken'>> {
  if (await findUserByEmail(tx, user.email)) return refuse('emailTaken')
  const id = await insertUser(tx, user, now)
  await setRecoveryHash(tx, id, recoveryHash, now)
  return id
}
