import { type Credentials, credentialProblem, type CredentialProblem } from './credentials.ts'

/** The one-click account: offered, shown for editing, created. */
export type QuickAccount =
  | { readonly view: 'offer' }
  /** `problem`: why these credentials were not sent. */
  | { readonly view: 'edit'; readonly credentials: Credentials; readonly problem: CredentialProblem | null }
  | { readonly view: 'created'; readonly credentials: Credentials }

export type QuickAccountEvent =
  | { readonly type: 'generated'; readonly credentials: Credentials }
  | { readonly type: 'edited'; readonly field: keyof Credentials; readonly value: string }
  | { readonly type: 'checked' }
  | { readonly type: 'left' }
  | { readonly type: 'accepted' }

export const initialQuickAccount: QuickAccount = { view: 'offer' }

export function quickAccountFlow(quick: QuickAccount, event: QuickAccountEvent): QuickAccount {
  if (event.type === 'generated') {
    if (quick.view === 'created') return quick
    // Generating again keeps the name that the player typed.
    const name = quick.view === 'edit' ? quick.credentials.name : event.credentials.name
    return { view: 'edit', credentials: { ...event.credentials, name }, problem: null }
  }
  if (quick.view !== 'edit') return quick
  switch (event.type) {
    case 'edited':
      return { ...quick, credentials: { ...quick.credentials, [event.field]: event.value }, problem: null }
    case 'checked':
      return { ...quick, problem: credentialProblem(quick.credentials) }
    case 'left':
      return initialQuickAccount
    case 'accepted':
      return { view: 'created', credentials: quick.credentials }
  }
}
