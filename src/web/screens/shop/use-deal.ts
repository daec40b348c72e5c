import { readAgain, useWrite } from '../../server/query.ts'
import { play } from '../../sound/sound.ts'
import type { Deal, ShopEvent } from './shop-flow.ts'

export const shopInformation = 'GET /api/game/rpg/shop/information'

interface DealCalls {
  /** Sends the deal in the modal, then reads the goods again. */
  readonly send: () => Promise<void>
  readonly leave: () => void
  readonly readPricesAgain: () => Promise<void>
}

export function useDeal(deal: Deal | null, dispatch: (event: ShopEvent) => void): DealCalls {
  const payment = useWrite('POST /api/game/rpg/shop/payment')
  const sale = useWrite('POST /api/game/rpg/shop/sell_off')
  const readGoods = async () => {
    await readAgain(shopInformation)
    dispatch({ type: 'goodsReadAgain' })
  }
  const send = async () => {
    if (deal === null || deal.number === null) return
    const { side, item, number, price } = deal
    dispatch({ type: 'dealSent' })
    const outcome = await (side === 'buy' ? payment : sale).run({ item_id: item.id, number, name: item.name, price })
    if (outcome === null) return
    play(outcome.ok ? 'coin' : 'refuse')
    if (!outcome.ok) {
      dispatch({ type: 'dealFailed', failure: outcome.failure })
      return
    }
    dispatch({ type: 'dealDone', item, number })
    // The menu's note ticks the first purchase.
    await Promise.all([readGoods(), readAgain('GET /api/game/rpg/menu/can_be_clear')])
  }
  const leave = () => {
    dispatch({ type: 'modalLeft' })
    // A deal without an answer may have been carried out.
    if (deal?.failure) void readAgain(shopInformation)
  }
  return { send, leave, readPricesAgain: readGoods }
}
