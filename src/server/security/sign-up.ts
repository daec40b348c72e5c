import { type Refusal, refuse } from '../refusal.ts'
import type { Tx } from '../store/store.ts'
import { findUserByEmail, insertUser, type NewUser } from '../store/rows/users.ts'

/** Makes the user, unless the address is taken. @returns the user's id. */
export async function signUp(tx: Tx, user: NewUser, now: number): Promise<number | Refusal<'emailTaken'>> {
  return (await findUserByEmail(tx, user.email)) ? refuse('emailTaken') : insertUser(tx, user, now)
}
