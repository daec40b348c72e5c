import { isCommon } from './common-passwords.ts'

export type PasswordProblem = 'commonPassword' | 'ownPassword' | 'repeatedPassword'

/** Whose password it shall be; neither is empty. */
export interface PasswordOwner {
  readonly name: string
  readonly email: string
}

/** What anybody would try here first. */
const OF_THE_GAME: readonly string[] = ['kageakari', '影あかり']

/** Digits and signs at the ends, which hardly make a word harder to guess. */
const ORNAMENTS = /^[\p{N}\p{P}\p{S}\s]+|[\p{N}\p{P}\p{S}\s]+$/gu

/** Why a new password is too easy to guess; null when it is not. Letter case does not count. */
export function passwordProblem(password: string, { name, email }: PasswordOwner): PasswordProblem | null {
  const typed = password.toLowerCase()
  if (new Set(typed).size === 1) return 'repeatedPassword'
  const bare = typed.replace(ORNAMENTS, '')
  const own = [...OF_THE_GAME, name, email, ...email.split('@')].map((word) => word.toLowerCase())
  if (own.some((word) => word === typed || word === bare)) return 'ownPassword'
  return isCommon(typed) ? 'commonPassword' : null
}
