import type { Field } from '../../../contract/field.ts'

/** The adventure screen, in the words of the specification: `selectable` once the fields are there. */
export type AdventureState =
  | { readonly status: 'start' }
  | { readonly status: 'failed'; readonly message: string }
  | {
      readonly status: 'selectable'
      /** In the order of the screen. */
      readonly fields: readonly Field[]
      /** The field that is asked about, or null. */
      readonly asking: Field | null
    }

export type AdventureEvent =
  | { readonly type: 'loading' }
  | { readonly type: 'fieldsRead'; readonly fields: readonly Field[] }
  | { readonly type: 'fieldsFailed'; readonly message: string }
  | { readonly type: 'fieldChosen'; readonly id: number }
  | { readonly type: 'stayed' }

export const initialAdventure: AdventureState = { status: 'start' }

export function adventureFlow(state: AdventureState, event: AdventureEvent): AdventureState {
  switch (event.type) {
    case 'loading':
      return initialAdventure
    case 'fieldsRead':
      return { status: 'selectable', fields: event.fields.toSorted(nextFirst), asking: null }
    case 'fieldsFailed':
      return { status: 'failed', message: event.message }
    case 'fieldChosen':
      if (state.status !== 'selectable') return state
      return { ...state, asking: state.fields.find(({ id }) => id === event.id) ?? null }
    case 'stayed':
      return state.status === 'selectable' ? { ...state, asking: null } : state
  }
}

/** What is still to be cleared first, from the easiest on; then what is cleared, the last one first. */
function nextFirst(one: Field, other: Field): number {
  if (one.is_cleared !== other.is_cleared) return one.is_cleared ? 1 : -1
  return one.is_cleared ? other.id - one.id : one.id - other.id
}

/** Filled stars of a difficulty such as 「★★☆☆☆☆」; null for 「？」. */
export const filledStars = (difficulty: string): number | null => (difficulty.includes('★') ? difficulty.split('★').length - 1 : null)

/** The field's own hint under the table, or null. */
export function gateHint(fields: readonly Field[]): 'castle' | 'ladder' | null {
  const open = (id: number) => fields.some((field) => field.id === id && !field.is_cleared)
  if (open(12)) return 'ladder'
  return open(10) ? 'castle' : null
}
