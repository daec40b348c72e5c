import type { ApiFailure } from '../server/api.ts'

/** A dialog that shows several calls before one press sends them, one after the other. */
export interface Batch<Work> {
  /** What is sent, and how far it was. It stays as it was shown until it is left or shown anew. */
  readonly work: Work
  readonly sending: boolean
  /** Of the call at which it stopped. */
  readonly failure: ApiFailure | null
}

export type BatchEvent<Work> =
  | { readonly type: 'shown'; readonly work: Work }
  | { readonly type: 'left' }
  | { readonly type: 'sent' }
  /** One more call has succeeded. */
  | { readonly type: 'advanced'; readonly work: Work }
  | { readonly type: 'failed'; readonly failure: ApiFailure }
  | { readonly type: 'done' }

/** Null while the dialog is closed. */
export function batchFlow<Work>(state: Batch<Work> | null, event: BatchEvent<Work>): Batch<Work> | null {
  if (event.type === 'shown') return { work: event.work, sending: false, failure: null }
  if (state === null) return null
  switch (event.type) {
    case 'left':
      return state.sending ? state : null
    case 'sent':
      return { ...state, sending: true, failure: null }
    case 'advanced':
      return { ...state, work: event.work }
    case 'failed':
      return { ...state, sending: false, failure: event.failure }
    case 'done':
      return null
  }
}
