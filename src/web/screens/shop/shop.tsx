import { useQuery } from '@tanstack/react-query'
import { useReducer, useRef } from 'react'
import { shopkeeper } from '../../../content/story/keepers.ts'
import { shopText as text } from '../../../content/text/shop.ts'
import type { ShopInformation } from '../../../contract/shop.ts'
import { useClearedFields } from '../../cleared-fields.ts'
import { useMenuStatus } from '../../game-state.ts'
import { read } from '../../query.ts'
import { useRunningAdventure } from '../../running-adventure.ts'
import { Loading } from '../../ui/loading.tsx'
import { useLostFocus } from '../../ui/lost-focus.ts'
import { FailureNotice, FailurePanel, Notice } from '../../ui/notice.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Room, RoomHead } from '../../ui/room.tsx'
import { ScrollArea } from '../../ui/scroll-area.tsx'
import { Speech } from '../../ui/speech.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { useOneOf } from '../../ui/use-one-of.ts'
import { DealDialog } from './deal-dialog.tsx'
import { BuyList, SellList } from './goods-list.tsx'
import { BuyNotes, SellNotes } from './goods-notes.tsx'
import { keeperLines } from './keeper-lines.ts'
import { Purse } from './purse.tsx'
import { dealOf, initialShop, type ShopEvent, shopFlow, type ShopState, type DealSide } from './shop-flow.ts'
import styles from './shop.module.css'
import { shopInformation, useDeal } from './use-deal.ts'

const sides: readonly { readonly id: DealSide; readonly label: string }[] = [
  { id: 'buy', label: text.buy },
  { id: 'sell', label: text.sell },
]

/** よろず灯屋: buying and selling. */
export function Shop() {
  const [state, dispatch] = useReducer(shopFlow, initialShop)
  const { data, error, isFetching, refetch } = useQuery(read(shopInformation))
  const failed = !data && error && !isFetching
  useMenuStatus(`shop: ${data ? (state.side === 'buy' ? 'buyable' : 'sellable') : failed ? 'failed' : 'start'}`)
  const cleared = useClearedFields()
  const retry = () => void refetch()
  return (
    <Room scene="shop" keep="right" className={styles.shop}>
      <RoomHead glyph="具" title={text.title} note={text.note}>
        {data ? <Purse money={data.money} held={data.current_possession} /> : null}
      </RoomHead>
      <div className={styles.counter}>
        {error && data ? <FailureNotice message={error.message} failure={error} onRetry={retry} /> : null}
        {data ? <Counter state={state} information={data} cleared={cleared} dispatch={dispatch} /> : null}
        {failed ? <FailurePanel failure={error} onRetry={retry} /> : null}
        {data || failed ? null : <Loading text={text.loading} />}
      </div>
      <Keeper state={state} information={data ?? null} failed={Boolean(failed)} cleared={cleared} />
    </Room>
  )
}

interface CounterProps {
  readonly state: ShopState
  readonly information: ShopInformation
  readonly cleared: number
  readonly dispatch: (event: ShopEvent) => void
}

function Counter({ state, information, cleared, dispatch }: CounterProps) {
  const list = useRef<HTMLDivElement>(null)
  useLostFocus(list, information)
  const running = useRunningAdventure()
  const deal = dealOf(state, information)
  const { send, leave, readPricesAgain } = useDeal(deal, dispatch)
  const choose = (id: number) => dispatch({ type: 'itemChosen', id })
  return (
    <>
      {running ? <Notice>{text.running}</Notice> : null}
      <Tabs
        label={text.counter}
        tabs={sides}
        selected={state.side}
        onSelect={(side) => dispatch({ type: 'sideChosen', side })}
        className={styles.tabs ?? ''}
      >
        <Panel className={styles.goods}>
          <ScrollArea ref={list} className={styles.list} stickyHead>
            {state.side === 'buy' ? (
              <BuyList items={information.buyItemList} cleared={cleared} onChoose={choose} />
            ) : (
              <SellList items={information.sellItemList} onChoose={choose} />
            )}
          </ScrollArea>
          {state.side === 'buy' ? <BuyNotes cleared={cleared} /> : <SellNotes />}
        </Panel>
      </Tabs>
      {deal === null ? null : (
        <DealDialog
          deal={deal}
          money={information.money}
          bagHeld={information.current_possession}
          running={running}
          onText={(typed) => dispatch({ type: 'numberTyped', text: typed })}
          onLeave={leave}
          onSend={() => void send()}
          onReadAgain={() => void readPricesAgain()}
        />
      )}
    </>
  )
}

interface KeeperProps {
  readonly state: ShopState
  /** Null until it is read. */
  readonly information: ShopInformation | null
  readonly failed: boolean
  readonly cleared: number
}

function Keeper({ state, information, failed, cleared }: KeeperProps) {
  const greeting = useOneOf<readonly string[]>(shopkeeper.entrances)
  const offersSoap = useOneOf([true, false]) && cleared >= shopkeeper.stainRemover.fromClears
  const picked = {
    entrance: offersSoap ? shopkeeper.stainRemover.lines : greeting,
    selling: useOneOf<readonly string[]>(shopkeeper.selling),
    bought: useOneOf<readonly string[]>(shopkeeper.bought),
    sold: useOneOf<readonly string[]>(shopkeeper.sold),
  }
  const lines = failed ? shopkeeper.failed : information === null ? picked.entrance : keeperLines({ ...state, information }, picked)
  return <Speech name={shopkeeper.name} lines={lines} from="below" className={styles.keeper} />
}
