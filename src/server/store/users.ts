import type { Tx } from './store.ts'

export interface User {
  readonly id: number
  readonly name: string
  readonly email: string
  readonly passwordHash: string
}

export async function findUserByEmail(tx: Tx, email: string): Promise<User | null> {
  const row = await tx.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()
  return row ? { id: row.id, name: row.name, email: row.email, passwordHash: row.password_hash } : null
}

export async function findUser(tx: Tx, id: number): Promise<User | null> {
  const row = await tx.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? { id: row.id, name: row.name, email: row.email, passwordHash: row.password_hash } : null
}

/** @returns the new user's id. */
export async function insertUser(tx: Tx, user: Omit<User, 'id'>, now: number): Promise<number> {
  const { id } = await tx
    .insertInto('users')
    .values({ name: user.name, email: user.email, password_hash: user.passwordHash, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function renameUser(tx: Tx, id: number, name: string): Promise<void> {
  await tx.updateTable('users').set({ name }).where('id', '=', id).execute()
}

export async function changePasswordHash(tx: Tx, id: number, passwordHash: string): Promise<void> {
  await tx.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', id).execute()
}

/** Foreign keys delete everything that belongs to the user. */
export async function deleteUser(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('users').where('id', '=', id).execute()
}
