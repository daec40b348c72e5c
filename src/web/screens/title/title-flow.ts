import type { Situation } from '../../../contract/title.ts'
import { type Credentials, credentialProblem, type CredentialProblem } from './credentials.ts'

/** The title screen, in the words of the specification. `failed` is the way out when the situation cannot be read. */
export type TitleState =
  | { readonly status: 'start' }
  | { readonly status: 'failed'; readonly message: string }
  | { readonly status: 'unsigned'; readonly quick: QuickAccount }
  | { readonly status: 'signed'; readonly userName: string }
  | { readonly status: 'ready'; readonly userName: string; readonly deleting: DeleteSave }

/** The one-click account: offered, shown for editing, made. */
export type QuickAccount =
  | { readonly view: 'offer' }
  | { readonly view: 'edit'; readonly credentials: Credentials; readonly sending: boolean; readonly problem: QuickProblem | null }
  | { readonly view: 'created'; readonly credentials: Credentials }

export type QuickProblem = { readonly by: 'form'; readonly code: CredentialProblem } | { readonly by: 'server'; readonly message: string }

export type DeleteSave =
  | { readonly view: 'closed' }
  | { readonly view: 'asking'; readonly sending: boolean; readonly problem: string | null }

export type TitleEvent =
  | { readonly type: 'loading' }
  | { readonly type: 'situationRead'; readonly situation: Situation }
  | { readonly type: 'situationFailed'; readonly message: string }
  | { readonly type: 'credentialsGenerated'; readonly credentials: Credentials }
  | { readonly type: 'credentialEdited'; readonly field: keyof Credentials; readonly value: string }
  | { readonly type: 'quickLeft' }
  | { readonly type: 'quickSent' }
  | { readonly type: 'quickRefused'; readonly message: string }
  | { readonly type: 'quickAccepted' }
  | { readonly type: 'deleteAsked' }
  | { readonly type: 'deleteLeft' }
  | { readonly type: 'deleteSent' }
  | { readonly type: 'deleteFailed'; readonly message: string }

export const initialTitle: TitleState = { status: 'start' }

export function titleFlow(state: TitleState, event: TitleEvent): TitleState {
  switch (event.type) {
    case 'loading':
      return { status: 'start' }
    case 'situationRead':
      return opened(event.situation)
    case 'situationFailed':
      return { status: 'failed', message: event.message }
    case 'deleteAsked':
    case 'deleteLeft':
    case 'deleteSent':
    case 'deleteFailed':
      return state.status === 'ready' ? { ...state, deleting: deleteFlow(state.deleting, event) } : state
    default:
      return state.status === 'unsigned' ? { ...state, quick: quickFlow(state.quick, event) } : state
  }
}

function opened({ status, name }: Situation): TitleState {
  const userName = name ?? ''
  if (status === 'unsigned') return { status, quick: { view: 'offer' } }
  return status === 'signed' ? { status, userName } : { status, userName, deleting: { view: 'closed' } }
}

type QuickEvent = Exclude<TitleEvent, { readonly type: `situation${string}` | `delete${string}` | 'loading' }>

function quickFlow(quick: QuickAccount, event: QuickEvent): QuickAccount {
  if (event.type === 'credentialsGenerated') {
    if (quick.view === 'created' || (quick.view === 'edit' && quick.sending)) return quick
    // The name is the player's own: making the rest anew keeps it.
    const name = quick.view === 'edit' ? quick.credentials.name : event.credentials.name
    return { view: 'edit', credentials: { ...event.credentials, name }, sending: false, problem: null }
  }
  if (quick.view !== 'edit') return quick
  switch (event.type) {
    case 'credentialEdited':
      return quick.sending ? quick : { ...quick, credentials: { ...quick.credentials, [event.field]: event.value }, problem: null }
    case 'quickLeft':
      return quick.sending ? quick : { view: 'offer' }
    case 'quickSent': {
      const code = credentialProblem(quick.credentials)
      return code === null ? { ...quick, sending: true, problem: null } : { ...quick, problem: { by: 'form', code } }
    }
    case 'quickRefused':
      return { ...quick, sending: false, problem: { by: 'server', message: event.message } }
    case 'quickAccepted':
      return { view: 'created', credentials: quick.credentials }
  }
}

type DeleteEvent = Extract<TitleEvent, { readonly type: `delete${string}` }>

function deleteFlow(deleting: DeleteSave, event: DeleteEvent): DeleteSave {
  switch (event.type) {
    case 'deleteAsked':
      return { view: 'asking', sending: false, problem: null }
    case 'deleteLeft':
      return deleting.view === 'asking' && deleting.sending ? deleting : { view: 'closed' }
    case 'deleteSent':
      return { view: 'asking', sending: true, problem: null }
    case 'deleteFailed':
      return { view: 'asking', sending: false, problem: event.message }
  }
}
