import { type Credentials, credentialProblem, type CredentialProblem } from './credentials.ts'

/** The one-click account: its values can be edited until it is created. */
export interface QuickAccount {
  readonly created: boolean
  readonly credentials: Credentials
  /** Why these credentials were not sent. */
  readonly problem: CredentialProblem | null
}

export type QuickAccountEvent =
  | { readonly type: 'generated'; readonly credentials: Credentials }
  | { readonly type: 'edited'; readonly field: keyof Credentials; readonly value: string }
  | { readonly type: 'checked' }
  | { readonly type: 'accepted' }

export function quickAccountFlow(quick: QuickAccount, event: QuickAccountEvent): QuickAccount {
  const { created, credentials } = quick
  if (created) return quick
  switch (event.type) {
    case 'generated':
      // The name that the player typed stays.
      return { created, credentials: { ...event.credentials, name: credentials.name }, problem: null }
    case 'edited':
      return { created, credentials: { ...credentials, [event.field]: event.value }, problem: null }
    case 'checked':
      return { created, credentials, problem: credentialProblem(credentials) }
    case 'accepted':
      return { created: true, credentials, problem: null }
  }
}
