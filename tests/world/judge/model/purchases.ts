import { type Action, type Answer, impossible, type Json, must, type State } from './state.ts'

/** The list of purchases, which belongs to the user, not to the save. */
export const PURCHASE_KINDS = ['addPurchase', 'changePurchase', 'deletePurchase', 'purchases']

export const mayRefusePurchase = ({ purchases }: State, { args }: Action, { status }: Answer): boolean =>
  status === 422 || (status === 404 && purchases[args.description] === undefined)

export function afterPurchase(state: State, { kind, args }: Action, answer: Answer | null): State | null {
  const { purchases } = state
  const isThere = purchases[args.description] !== undefined
  const withPrice = { ...state, purchases: { ...purchases, [args.description]: args.price } }
  if (kind === 'addPurchase') return isThere ? impossible(answer, 'added twice') : withPrice
  if (kind === 'changePurchase') return isThere ? withPrice : impossible(answer, 'changed what is gone')
  if (kind === 'deletePurchase') {
    if (!isThere) return impossible(answer, 'deleted what is gone')
    const { [args.description]: _, ...others } = purchases
    return { ...state, purchases: others }
  }
  const seen = answer?.body.map((one: Json) => `${one.description} ${one.price}`).toSorted()
  const known = Object.entries(purchases)
    .map((pair) => pair.join(' '))
    .toSorted()
  must(JSON.stringify(seen) === JSON.stringify(known), `purchases ${JSON.stringify(seen)} instead of ${JSON.stringify(known)}`)
  return state
}
