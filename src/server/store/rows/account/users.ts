import type { PlayerSettings } from '../../../../contract/settings.ts'
import { prepared } from '../../prepared.ts'
import type { Tx } from '../../store.ts'

export interface User {
  readonly id: number
  readonly name: string
  readonly email: string
  readonly passwordHash: string
  /** By an operator: such a user cannot sign in. */
  readonly isClosed: boolean
}

export type NewUser = Omit<User, 'id' | 'isClosed'>

interface UserRow {
  readonly id: number
  readonly name: string
  readonly email: string
  readonly password_hash: string
  readonly closed_at: number | null
}

const fromRow = ({ id, name, email, password_hash: passwordHash, closed_at }: UserRow): User => ({
  id,
  name,
  email,
  passwordHash,
  isClosed: closed_at !== null,
})

export async function findUserByEmail(tx: Tx, email: string): Promise<User | null> {
  const row = await tx.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()
  return row ? fromRow(row) : null
}

const byId = prepared<{ id: number }, UserRow>((tx, place) => tx.selectFrom('users').selectAll().where('id', '=', place('id')))

export async function findUser(tx: Tx, id: number): Promise<User | null> {
  const [row] = await byId(tx, { id })
  return row ? fromRow(row) : null
}

/** @returns the new user's id. */
export async function insertUser(tx: Tx, user: NewUser, now: number): Promise<number> {
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

const settingsById = prepared<{ id: number }, { settings: string | null }>((tx, place) =>
  tx.selectFrom('users').select('settings').where('id', '=', place('id')),
)

/** @returns null until the user has chosen something. */
export async function settingsOf(tx: Tx, id: number): Promise<PlayerSettings | null> {
  const [row] = await settingsById(tx, { id })
  return row?.settings ? (JSON.parse(row.settings) as PlayerSettings) : null
}

export async function setSettings(tx: Tx, id: number, settings: PlayerSettings): Promise<void> {
  await tx
    .updateTable('users')
    .set({ settings: JSON.stringify(settings) })
    .where('id', '=', id)
    .execute()
}

/** Foreign keys delete everything that belongs to the user. */
export async function deleteUser(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('users').where('id', '=', id).execute()
}

/** @param closedAt null opens the account again. */
export async function setClosed(tx: Tx, id: number, closedAt: number | null): Promise<void> {
  await tx.updateTable('users').set({ closed_at: closedAt }).where('id', '=', id).execute()
}
