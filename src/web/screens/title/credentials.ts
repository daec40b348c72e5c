import { defaultName } from '../../../content/text/ui.ts'
import { ACCOUNT_NAME, lengthOf, QUICK_PASSWORD } from '../../../rules/input-limits.ts'
import { drawPassword, drawToken, emailDomain, emailPrefix, type RandomSource } from '../../../rules/town/quick-account.ts'

/** The generated values of the one-click account. The e-mail is `emailPrefix` + `emailToken` + `emailDomain`. */
export interface Credentials {
  readonly name: string
  readonly emailToken: string
  readonly password: string
}

export function generateCredentials(random: RandomSource = (into) => crypto.getRandomValues(into)): Credentials {
  return {
    name: defaultName,
    emailToken: drawToken(random),
    password: drawPassword(random),
  }
}

export const fullEmail = ({ emailToken }: Credentials): string => `${emailPrefix}${emailToken}${emailDomain}`

export type CredentialProblem = 'badName' | 'badEmail' | 'badPassword'

/** Why these credentials would be refused, or null. An empty name is allowed: the server fills in the default. */
export function credentialProblem({ name, emailToken, password }: Credentials): CredentialProblem | null {
  if (lengthOf(name.trim()) > ACCOUNT_NAME.max) return 'badName'
  if (!/^[A-Za-z0-9._-]{1,10}$/.test(emailToken) || /^[.]|[.]$|[.]{2}/.test(emailToken)) return 'badEmail'
  const length = lengthOf(password)
  return length < QUICK_PASSWORD.min || length > QUICK_PASSWORD.max ? 'badPassword' : null
}
