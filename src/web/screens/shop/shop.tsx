import { useQuery } from '@tanstack/react-query'
import { useReducer, useRef } from 'react'
import { shopkeeper } from '../../../content/story/town/keepers/shopkeeper.ts'
import { people } from '../../../content/story/town/people.ts'
import { shopText as text } from '../../../content/text/shop.ts'
import type { ShopInformation } from '../../../contract/shop.ts'
import { useMenuStatus } from '../../state/game-state.ts'
import { newsOf, useGreeting, withTalk } from '../../town/greeting.ts'
import { isLost } from '../../server/api.ts'
import { read } from '../../server/query.ts'
import { useRunningAdventure } from '../../town/running-adventure.ts'
import { type Town, useTown } from '../../town/town.ts'
import { FailurePanel } from '../../ui/feedback/failure-panel.tsx'
import { Loading } from '../../ui/feedback/loading.tsx'
import { useKeptFocus } from '../../ui/controls/kept-focus.ts'
import { FailureNotice, Notice } from '../../ui/feedback/notice.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Room, RoomHead } from '../../ui/story/room.tsx'
import { ScrollArea } from '../../ui/controls/scroll-area.tsx'
import { Speech } from '../../ui/story/speech.tsx'
import { Tabs } from '../../ui/controls/tabs.tsx'
import { useOneOf } from '../../ui/controls/use-one-of.ts'
import { DealDialog } from './deal-dialog.tsx'
import { BuyList, SellList } from './goods-list.tsx'
import { BuyNotes, SellNotes } from './goods-notes.tsx'
import { discountNews, keeperLines } from './keeper-lines.ts'
import { Purse } from './purse.tsx'
import { type DealSide, dealOf, initialShop, type ShopEvent, shopFlow, type ShopState, shopStatus } from './shop-flow.ts'
import styles from './shop.module.css'
import { shopInformation, useDeal } from './use-deal.ts'
import { Usual } from './usual/usual.tsx'
import layout from '../../ui/layout.module.css'
import { classes } from '../../ui/classes.ts'

const sides: readonly { readonly id: DealSide; readonly label: string }[] = [
  { id: 'buy', label: text.buy },
  { id: 'sell', label: text.sell },
]

/** よろず灯屋: buying and selling. */
export function Shop() {
  const [state, dispatch] = useReducer(shopFlow, initialShop)
  const { data, error, isFetching, refetch } = useQuery(read(shopInformation))
  const failed = !data && error && !isFetching
  useMenuStatus(`shop: ${shopStatus(state, { isRead: Boolean(data), failed: Boolean(failed) })}`)
  const town = useTown()
  const retry = () => void refetch()
  return (
    <Room scene="shop" keep="right" troubled={Boolean(failed)} className={styles.shop}>
      <RoomHead glyph="具" title={text.title} note={text.note}>
        {data ? <Purse money={data.money} held={data.current_possession} /> : null}
      </RoomHead>
      <div className={classes(layout.column, layout.gap2, layout.shrinks, styles.counter)}>
        {error && data ? <FailureNotice message={error.message} failure={error} onRetry={retry} /> : null}
        {data ? <Counter state={state} information={data} town={town} dispatch={dispatch} /> : null}
        {failed ? <FailurePanel failure={error} onRetry={retry} /> : null}
        {data || failed ? null : <Loading text={text.loading} />}
      </div>
      {failed && !isLost(error) ? <Speech name={shopkeeper.name} lines={shopkeeper.failed} from="below" className={styles.keeper} /> : null}
      {data && town ? <Keeper state={state} information={data} town={town} /> : null}
    </Room>
  )
}

interface CounterProps {
  readonly state: ShopState
  readonly information: ShopInformation
  /** Null until it is read. */
  readonly town: Town | null
  readonly dispatch: (event: ShopEvent) => void
}

function Counter({ state, information, town, dispatch }: CounterProps) {
  const cleared = town?.cleared.size ?? 0
  const list = useRef<HTMLDivElement>(null)
  useKeptFocus(list, information)
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
        {state.side === 'buy' ? <Usual information={information} running={running} dispatch={dispatch} /> : null}
        <Panel className={classes(styles.goods, running && styles.shut)}>
          <ScrollArea ref={list} className={styles.list} stickyHead>
            {state.side === 'buy' ? (
              <BuyList items={information.buyItemList} cleared={cleared} ahead={town?.ahead ?? []} onChoose={choose} />
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
  readonly information: ShopInformation
  readonly town: Town
}

function Keeper({ state, information, town }: KeeperProps) {
  const { size } = town.cleared
  const { fromClears, toClears, lines } = shopkeeper.stainRemover
  const soap = size >= fromClears && size <= toClears ? [lines] : []
  const picked = {
    entrance:
      useGreeting(town, (known) => ({
        news: [...newsOf('rou', people.rou, known), ...discountNews(information)],
        usual: withTalk([...shopkeeper.entrances, ...soap], people.rou.talk, size),
      })) ?? shopkeeper.entrances[0],
    selling: useOneOf<readonly string[]>(shopkeeper.selling),
    bought: useOneOf<readonly string[]>(shopkeeper.bought),
    sold: useOneOf<readonly string[]>(shopkeeper.sold),
  }
  return <Speech name={shopkeeper.name} lines={keeperLines({ ...state, information }, picked)} from="below" className={styles.keeper} />
}
