import { purchaseRefusals } from '../../../content/text/refusals.ts'
import type { Purchase } from '../../../contract/purchases.ts'
import type { ApiFailure } from '../../server/api.ts'

/** What is typed, as text: the server checks it. */
export interface PurchaseForm {
  readonly date: string
  readonly price: string
  readonly description: string
}

export interface PurchasesState {
  /** Kept when the modal is closed without creating. */
  readonly draft: PurchaseForm
  readonly modal: PurchasesModal
}

export type PurchasesModal =
  | { readonly type: 'closed' }
  | ({ readonly type: 'create' } & FormState)
  | ({ readonly type: 'edit'; readonly id: number; readonly form: PurchaseForm } & FormState)
  | { readonly type: 'delete'; readonly id: number; readonly sending: boolean; readonly failed: boolean }

interface FormState {
  readonly sending: boolean
  readonly errors: readonly string[]
}

export type PurchasesEvent =
  | { readonly type: 'createOpened' }
  | { readonly type: 'editOpened'; readonly purchase: Purchase }
  | { readonly type: 'deleteOpened'; readonly id: number }
  | { readonly type: 'closed' }
  | { readonly type: 'typed'; readonly form: PurchaseForm }
  | { readonly type: 'sent' }
  | { readonly type: 'saveFailed'; readonly errors: readonly string[] }
  | { readonly type: 'deletionFailed' }
  | { readonly type: 'done' }

const emptyForm: PurchaseForm = { date: '', price: '', description: '' }
const closed: PurchasesModal = { type: 'closed' }
export const initialPurchases: PurchasesState = { draft: emptyForm, modal: closed }

export function purchasesFlow(state: PurchasesState, event: PurchasesEvent): PurchasesState {
  const { modal } = state
  switch (event.type) {
    case 'createOpened':
      return { ...state, modal: { type: 'create', sending: false, errors: [] } }
    case 'editOpened': {
      const { id, date, price, description } = event.purchase
      return { ...state, modal: { type: 'edit', id, form: { date, price, description }, sending: false, errors: [] } }
    }
    case 'deleteOpened':
      return { ...state, modal: { type: 'delete', id: event.id, sending: false, failed: false } }
    case 'closed':
      return isSending(modal) ? state : { ...state, modal: closed }
    case 'typed':
      if (modal.type === 'create') return { ...state, draft: event.form }
      return modal.type === 'edit' ? { ...state, modal: { ...modal, form: event.form } } : state
    case 'sent':
      return { ...state, modal: sent(modal) }
    case 'saveFailed':
      return modal.type === 'create' || modal.type === 'edit'
        ? { ...state, modal: { ...modal, sending: false, errors: event.errors } }
        : state
    case 'deletionFailed':
      return modal.type === 'delete' ? { ...state, modal: { ...modal, sending: false, failed: true } } : state
    case 'done':
      return { draft: modal.type === 'create' ? emptyForm : state.draft, modal: closed }
  }
}

const isSending = (modal: PurchasesModal): boolean => modal.type !== 'closed' && modal.sending

function sent(modal: PurchasesModal): PurchasesModal {
  switch (modal.type) {
    case 'closed':
      return modal
    case 'delete':
      return { ...modal, sending: true, failed: false }
    default:
      return { ...modal, sending: true, errors: [] }
  }
}

/**
 * What the error list says: all sentences of an error object in one list, a refusal that has an English sentence, else the
 * fallback.
 */
export function errorsOf({ kind, code, sentence, body }: ApiFailure, fallback: string): readonly string[] {
  if (kind !== 'refused') return [fallback]
  if (code !== '') return [sentence !== null && speaksEnglish(code) ? sentence : fallback]
  const { message: _, ...fields } = body
  const sentences = Object.values(fields).flatMap(sentencesIn)
  return sentences.length > 0 ? sentences : [fallback]
}

const speaksEnglish = (code: string): boolean => code in purchaseRefusals

function sentencesIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(sentencesIn)
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentencesIn) : []
}
