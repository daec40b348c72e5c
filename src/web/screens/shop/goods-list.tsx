import type { ReactNode } from 'react'
import { shopText as text } from '../../../content/text/shop.ts'
import type { ShopItem } from '../../../contract/shop.ts'
import emptyBag from '../../art/svg/screens/empty-bag.svg?url'
import { Chip } from '../../ui/feedback/chip.tsx'
import { fieldLook } from '../../looks/fields.ts'
import { formatGold } from '../../ui/text/number-format.ts'
import { RovingList } from '../../ui/controls/roving-list.tsx'
import { Table } from '../../ui/text/table.tsx'
import { isFresh, landsAgainst, markOf } from './goods.ts'
import { GoodsPicture } from './goods-picture.tsx'
import styles from './goods-list.module.css'

interface BuyListProps {
  readonly items: readonly ShopItem[]
  /** Fields cleared so far. */
  readonly cleared: number
  /** Lands that are open and not cleared. */
  readonly ahead: readonly number[]
  readonly onChoose: (id: number) => void
}

export function BuyList({ items, cleared, ahead, onChoose }: BuyListProps) {
  return (
    <GoodsTable label={text.shelf} priceHead={text.price}>
      {items.map((item) => (
        <tr key={item.id} className={styles.row}>
          <Name item={item} fresh={isFresh(item.id, cleared)} against={landsAgainst(item.id, ahead)} onChoose={onChoose} />
          <td data-number>
            <Price price={item.price} paid={item.discounted_price} />
          </td>
          <Held item={item} />
        </tr>
      ))}
    </GoodsTable>
  )
}

interface SellListProps {
  readonly items: readonly ShopItem[]
  readonly onChoose: (id: number) => void
}

export function SellList({ items, onChoose }: SellListProps) {
  if (items.length === 0)
    return (
      <div className={styles.none}>
        <img src={emptyBag} alt="" width={560} height={476} />
        <p>{text.emptyBag}</p>
      </div>
    )
  return (
    <GoodsTable label={text.ownGoods} priceHead={text.payout}>
      {items.map((item) => (
        <tr key={item.id} className={styles.row}>
          <Name item={item} fresh={false} against={[]} onChoose={onChoose} />
          <td data-number>
            <strong className={styles.paid}>{formatGold(item.price)}</strong>
          </td>
          <Held item={item} />
        </tr>
      ))}
    </GoodsTable>
  )
}

interface GoodsTableProps {
  readonly label: string
  readonly priceHead: string
  readonly children: ReactNode
}

function GoodsTable({ label, priceHead, children }: GoodsTableProps) {
  return (
    <RovingList>
      <Table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            <th>{text.item}</th>
            <th data-number>{priceHead}</th>
            <th data-number>{text.held}</th>
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </Table>
    </RovingList>
  )
}

interface NameProps {
  readonly item: ShopItem
  readonly fresh: boolean
  /** Lands in whose notes it stands. */
  readonly against: readonly number[]
  readonly onChoose: (id: number) => void
}

function Name({ item, fresh, against, onChoose }: NameProps) {
  const mark = markOf(item.id)
  return (
    <td>
      <div className={styles.item}>
        <GoodsPicture item={item.id} mark={mark} />
        {/* The button covers the whole row. */}
        <button type="button" className={styles.choose} onClick={() => onChoose(item.id)} aria-describedby={`goods-${item.id}`}>
          {item.name}
          {fresh ? <Chip tone="filled">{text.fresh}</Chip> : null}
          {against.map((field) => (
            <Chip key={field}>{text.against(fieldLook(field).seal)}</Chip>
          ))}
        </button>
        <span id={`goods-${item.id}`} className={styles.description}>
          {mark === null ? null : <span className="aloud">{mark.name}。</span>}
          {item.description}
        </span>
      </div>
    </td>
  )
}

function Price({ price, paid }: { readonly price: number; readonly paid: number }) {
  return (
    <>
      {paid < price ? (
        <s className={styles.list} aria-label={text.listPrice(formatGold(price))}>
          {formatGold(price)}
        </s>
      ) : null}
      <strong className={styles.paid}>{formatGold(paid)}</strong>
    </>
  )
}

function Held({ item: { possession_number: held, max_possession_number: most } }: { readonly item: ShopItem }) {
  return (
    <td data-number className={styles.held}>
      {text.heldOf(held, most)}
      {held >= most ? <span className={styles.full}>{text.full}</span> : null}
    </td>
  )
}
