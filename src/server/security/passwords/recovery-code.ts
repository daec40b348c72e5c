import type { Surroundings } from '../../surroundings.ts'
import type { Passwords } from './passwords.ts'

/** Digits and capitals without I, L, O and U: 32, five bits each. */
const CHARACTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const GROUPS = 4
const GROUP_LENGTH = 5
const LENGTH = GROUPS * GROUP_LENGTH
const FORM = new RegExp(`^[${CHARACTERS}]{${LENGTH}}$`)

/** With it and the address one gets back into the account without its password: once, then there is another. */
export interface RecoveryCode {
  /** As it is told: four groups of five characters with hyphens between them, 100 bits. */
  readonly code: string
  /** By `Passwords`, of the characters alone. */
  readonly codeHash: string
}

/** @throws TooManyWaiting when the queue of hashes is full. */
export async function newRecoveryCode(passwords: Passwords, bytes: Surroundings['bytes']): Promise<RecoveryCode> {
  const drawn = Array.from(bytes(LENGTH), (byte) => CHARACTERS.charAt(byte % CHARACTERS.length)).join('')
  const groups = Array.from({ length: GROUPS }, (_, at) => drawn.slice(at * GROUP_LENGTH, (at + 1) * GROUP_LENGTH))
  return { code: groups.join('-'), codeHash: await passwords.hash(drawn) }
}

/** Hashes a new password and makes a recovery code beside it. @throws TooManyWaiting when the queue of hashes is full. */
export async function newPasswordAndCode(
  passwords: Passwords,
  bytes: Surroundings['bytes'],
  password: string,
): Promise<RecoveryCode & { readonly passwordHash: string }> {
  const [passwordHash, recovery] = await Promise.all([passwords.hash(password), newRecoveryCode(passwords, bytes)])
  return { passwordHash, ...recovery }
}

/** The characters alone of a code that was typed: in any case and width, with or without hyphens, the letters that are left out read as the digits that they resemble. @returns null when it can be no code. */
export function typedRecoveryCode(typed: string): string | null {
  const characters = typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}ー−]/gu, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
  return FORM.test(characters) ? characters : null
}
