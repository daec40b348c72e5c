import { useQuery } from '@tanstack/react-query'
import { useReducer } from 'react'
import type { ShopInformation } from '../../../../contract/shop.ts'
import { read, readAgain, useWrite } from '../../../server/query.ts'
import { type Batch, batchFlow } from '../../../state/batch-flow.ts'
import { play } from '../../../sound/sound.ts'
import type { ShopEvent } from '../shop-flow.ts'
import { shopInformation } from '../use-deal.ts'
import { missingOrder, type Order, sumsOf, withBought } from './usual-bag.ts'

interface UsualCalls {
  /** What is missing now; null when that is nothing. */
  readonly missing: Order | null
  /** Null while the dialog is closed. */
  readonly modal: Batch<Order> | null
  readonly show: () => void
  readonly leave: () => void
  /** Buys what is not bought yet, one kind after the other; stops at the first that fails. */
  readonly send: () => Promise<void>
  readonly readPricesAgain: () => Promise<void>
}

/** Buys what is missing from the usual bag. */
export function useUsual(information: ShopInformation, dispatch: (event: ShopEvent) => void): UsualCalls {
  const payment = useWrite('POST /api/game/rpg/shop/payment')
  const { refetch } = useQuery(read(shopInformation))
  const [modal, tell] = useReducer(batchFlow<Order>, null)
  const missing = missingOrder(information)
  const send = async () => {
    if (modal === null) return
    tell({ type: 'sent' })
    let order = modal.work
    for (const { item, number, name, price } of order.lines.filter(({ bought }) => !bought)) {
      const outcome = await payment.run({ item_id: item, number, name, price })
      if (outcome === null) return
      if (!outcome.ok) {
        play('refuse')
        tell({ type: 'failed', failure: outcome.failure })
        await readAgain(shopInformation)
        return
      }
      order = withBought(order, item)
      tell({ type: 'advanced', work: order })
    }
    play('coin')
    tell({ type: 'done' })
    dispatch({ type: 'usualBought', number: sumsOf(order).number })
    // The menu's note ticks the first purchase.
    await Promise.all([readAgain(shopInformation), readAgain('GET /api/game/rpg/menu/can_be_clear')])
  }
  const readPricesAgain = async () => {
    const { data, isError } = await refetch()
    // Without an answer the order stays: what was bought must not be bought again.
    if (isError || data === undefined) return
    const work = missingOrder(data)
    tell(work === null ? { type: 'left' } : { type: 'shown', work })
  }
  return {
    missing,
    modal,
    show: () => {
      if (missing !== null) tell({ type: 'shown', work: missing })
    },
    leave: () => tell({ type: 'left' }),
    send,
    readPricesAgain,
  }
}
