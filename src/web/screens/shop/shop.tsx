import { useQuery } from '@tanstack/react-query'
import { useEffect, useReducer, useRef, useState } from 'react'
import { shopkeeper } from '../../../content/story/keepers.ts'
import { shopText as text } from '../../../content/text/shop.ts'
import type { ShopInformation } from '../../../contract/shop.ts'
import { BAG_LIMIT } from '../../../rules/shop.ts'
import { useClearedFields } from '../../cleared-fields.ts'
import { useMenuStatus } from '../../game-state.ts'
import { read, readAgain, useWrite } from '../../query.ts'
import { useRunningAdventure } from '../../running-adventure.ts'
import { play } from '../../sound/sound.ts'
import { useLostFocus } from '../../ui/lost-focus.ts'
import { Loading } from '../../ui/loading.tsx'
import { FailureNotice, Notice } from '../../ui/notice.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Room, RoomHead } from '../../ui/room.tsx'
import { Speech } from '../../ui/speech.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { DealDialog } from './deal-dialog.tsx'
import { GoodsNotes } from './goods-notes.tsx'
import { BuyList, SellList } from './goods-list.tsx'
import { Purse } from './purse.tsx'
import { initialShop, type LastAction, type ShopEvent, shopFlow, type ShopState, type Side } from './shop-flow.ts'
import styles from './shop.module.css'

/** From then on there are stains, and ロウ has something for them. */
const fieldsUntilSoap = 3
const goods = 'GET /api/game/rpg/shop/information'
const sides: readonly { readonly id: Side; readonly label: string }[] = [
  { id: 'buy', label: text.buy },
  { id: 'sell', label: text.sell },
]

/** よろず灯屋: buying and selling. */
export function Shop() {
  const [state, dispatch] = useReducer(shopFlow, initialShop)
  const { data, error, dataUpdatedAt, errorUpdatedAt, refetch } = useQuery(read(goods))
  useEffect(() => {
    if (error) dispatch({ type: 'informationFailed', message: error.message })
    else if (data) dispatch({ type: 'informationRead', information: data })
  }, [data, error, dataUpdatedAt, errorUpdatedAt])
  useMenuStatus(`shop: ${state.status}`)
  const running = useRunningAdventure()
  const cleared = useClearedFields()
  const retry = () => {
    dispatch({ type: 'loading' })
    void refetch()
  }
  return (
    <Room scene="shop" keep="right" className={styles.shop}>
      <RoomHead glyph="具" title={text.title} note={text.note}>
        {'information' in state ? <Purse money={state.information.money} held={state.information.current_possession} /> : null}
      </RoomHead>
      <div className={styles.counter}>
        {state.status === 'start' ? <Loading text={text.loading} /> : null}
        {state.status === 'failed' ? <FailureNotice message={state.message} onRetry={retry} /> : null}
        {'information' in state ? <Counter state={state} cleared={cleared} running={running} dispatch={dispatch} /> : null}
      </div>
      <Keeper state={state} cleared={cleared} />
    </Room>
  )
}

interface CounterProps {
  readonly state: Extract<ShopState, { readonly information: ShopInformation }>
  readonly cleared: number
  readonly running: boolean
  readonly dispatch: (event: ShopEvent) => void
}

function Counter({ state, cleared, running, dispatch }: CounterProps) {
  const { information, status, deal } = state
  const list = useRef<HTMLDivElement>(null)
  useLostFocus(list, information)
  const send = useDeal(state, dispatch)
  const choose = (id: number) => dispatch({ type: 'itemChosen', id })
  return (
    <>
      {running ? <Notice>{text.running}</Notice> : null}
      <Tabs
        label={text.counter}
        tabs={sides}
        selected={status === 'buyable' ? 'buy' : 'sell'}
        onSelect={(side) => dispatch({ type: 'sideChosen', side })}
        className={styles.tabs ?? ''}
      >
        <Panel className={styles.goods}>
          <div ref={list} className={styles.scroll}>
            {status === 'buyable' ? (
              <BuyList items={information.buyItemList} cleared={cleared} onChoose={choose} />
            ) : (
              <SellList items={information.sellItemList} onChoose={choose} />
            )}
          </div>
          <GoodsNotes cleared={cleared} />
        </Panel>
      </Tabs>
      {deal === null ? null : (
        <DealDialog
          deal={deal}
          money={information.money}
          bagHeld={information.current_possession}
          running={running}
          onNumber={(number) => dispatch({ type: 'numberTyped', number })}
          onLeave={() => dispatch({ type: 'dealLeft' })}
          onSend={() => void send()}
          onReadAgain={() => void readAgain(goods)}
        />
      )}
    </>
  )
}

/** Sends the deal in the modal, then reads the goods again. */
function useDeal({ deal }: CounterProps['state'], dispatch: (event: ShopEvent) => void): () => Promise<void> {
  const payment = useWrite('POST /api/game/rpg/shop/payment')
  const sale = useWrite('POST /api/game/rpg/shop/sell_off')
  return async () => {
    if (deal === null) return
    const { side, item, number, price } = deal
    dispatch({ type: 'dealSent' })
    const outcome = await (side === 'buy' ? payment : sale).run({ item_id: item.id, number, name: item.name, price })
    if (outcome === null) return
    play(outcome.ok ? 'coin' : 'refuse')
    if (!outcome.ok) {
      dispatch({ type: 'dealRefused', message: sentenceOf(outcome.failure.body) })
      return
    }
    dispatch({ type: 'dealDone' })
    await readAgain(goods)
  }
}

/** Refusals of the shop carry their sentence as `error`. */
function sentenceOf({ error, message }: { readonly error?: unknown; readonly message: string }): string {
  return typeof error === 'string' && error !== '' ? error : message
}

/** One of several lines, the same as long as the screen is open. */
function useOneOf<T>(lines: readonly T[]): T | undefined {
  const [at] = useState(() => Math.floor(Math.random() * lines.length))
  return lines[at]
}

function Keeper({ state, cleared }: { readonly state: ShopState; readonly cleared: number }) {
  const greeting = useOneOf(shopkeeper.entrances) ?? []
  const soap = useOneOf([true, false]) === true && cleared >= fieldsUntilSoap
  const entrance = soap ? shopkeeper.stainRemover : greeting
  const thanks = useOneOf(shopkeeper.bought) ?? []
  const farewell = useOneOf(shopkeeper.sold) ?? []
  const lines = linesOf(state, { entrance, thanks, farewell })
  return <Speech name={shopkeeper.name} lines={lines} from="below" className={styles.keeper} />
}

interface Lines {
  readonly entrance: readonly string[]
  readonly thanks: readonly string[]
  readonly farewell: readonly string[]
}

function linesOf(state: ShopState, { entrance, thanks, farewell }: Lines): readonly string[] {
  if (state.status === 'failed') return shopkeeper.failed
  if (state.status === 'start') return entrance
  const { information, lastAction, status } = state
  if (status === 'sellable' && information.sellItemList.length === 0) return shopkeeper.emptyBag
  if (status === 'buyable' && information.current_possession >= BAG_LIMIT) return shopkeeper.bagFull
  if (lastAction !== null) return withItem(lastAction.side === 'buy' ? thanks : farewell, lastAction)
  const lucky = information.buyItemList.some(({ price, discounted_price }) => discounted_price < price)
  return lucky && entrance === shopkeeper.entrances[0] ? shopkeeper.luckyEntrance : entrance
}

const withItem = (lines: readonly string[], { item, number }: NonNullable<LastAction>): readonly string[] =>
  lines.map((line) => line.replace('{item}', item).replace('{n}', String(number)))
