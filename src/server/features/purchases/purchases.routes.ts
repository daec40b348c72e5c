import { type Purchase, type PurchaseErrors, purchases } from '../../../contract/purchases.ts'
import { confirmations } from '../../../content/text/refusals.ts'
import type { BodyProblem } from '../../http/calls/body.ts'
import { type RefusalParts, refuse } from '../../refusal.ts'
import type { Routes } from '../../http/calls/routes.ts'
import {
  countPurchases,
  deletePurchase,
  insertPurchase,
  type PurchaseRow,
  purchasesOf,
  updatePurchase,
} from '../../store/rows/purchases.ts'

const PURCHASES_MOST = 1000

export function registerPurchases(routes: Routes): void {
  routes.read(purchases.list, async ({ tx, caller }) => (await purchasesOf(tx, caller.userId)).map(toWire))

  routes.write(purchases.create, {
    onBadBody: onlyFields,
    handle: async ({ tx, caller, body }) => {
      if ((await countPurchases(tx, caller.userId)) >= PURCHASES_MOST) return refuse('tooManyPurchases')
      const row = fromWire(body)
      return toWire({ id: await insertPurchase(tx, caller.userId, row), ...row })
    },
  })

  routes.write(purchases.update, {
    onBadBody: onlyFields,
    handle: async ({ tx, caller, body, params }) => {
      const row = { ...params, ...fromWire(body) }
      return (await updatePurchase(tx, caller.userId, row)) ? toWire(row) : refuse('notFound')
    },
  })

  routes.write(purchases.delete, async ({ tx, caller, params }) =>
    (await deletePurchase(tx, caller.userId, params.id)) ? { message: confirmations.purchaseDeleted } : refuse('notFound'),
  )
}

/** Only the failing fields, each with its sentences: the client makes one list of them. */
function onlyFields(problems: readonly BodyProblem[]): RefusalParts {
  const failing: PurchaseErrors = Object.fromEntries(problems.map(({ field, text }) => [field, [text]]))
  return { bareBody: failing }
}

const fromWire = ({ date, price, description }: Omit<Purchase, 'id'>): Omit<PurchaseRow, 'id'> => ({
  date,
  // The contract gives exactly two decimals: without the point they are whole cents.
  priceCents: Number(price.replace('.', '')),
  description,
})

const toWire = ({ id, date, priceCents, description }: PurchaseRow): Purchase => ({
  id,
  date,
  price: `${Math.floor(priceCents / 100)}.${String(priceCents % 100).padStart(2, '0')}`,
  description,
})
