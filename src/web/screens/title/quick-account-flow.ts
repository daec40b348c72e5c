import { type Credentials, credentialProblem, type CredentialProblem } from './credentials.ts'

/** The one-click account: its values can be edited until it is created. */
export interface QuickAccount {
  readonly created: boolean
  /** Once it is created; null when the answer with it was lost. */
  readonly recoveryCode: string | null
  readonly credentials: Credentials
  /** Why these credentials were not sent. */
  readonly problem: CredentialProblem | null
}

export type QuickAccountEvent =
  | { readonly type: 'generated'; readonly credentials: Credentials }
  | { readonly type: 'edited'; readonly field: keyof Credentials; readonly value: string }
  | { readonly type: 'checked' }
  | { readonly type: 'accepted'; readonly recoveryCode: string | null }

export function quickAccountFlow(quick: QuickAccount, event: QuickAccountEvent): QuickAccount {
  const { credentials } = quick
  if (quick.created) return quick
  switch (event.type) {
    case 'generated':
      // The name that the player typed stays.
      return { ...quick, credentials: { ...event.credentials, name: credentials.name }, problem: null }
    case 'edited':
      return { ...quick, credentials: { ...credentials, [event.field]: event.value }, problem: null }
    case 'checked':
      return { ...quick, problem: credentialProblem(credentials) }
    case 'accepted':
      return { created: true, recoveryCode: event.recoveryCode, credentials, problem: null }
  }
}
