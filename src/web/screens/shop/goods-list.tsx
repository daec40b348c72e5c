import type { ReactNode } from 'react'
import { shopText as text } from '../../../content/text/shop.ts'
import type { BuyItem, SellItem } from '../../../contract/shop.ts'
import { Chip } from '../../ui/chip.tsx'
import { formatGold } from '../../ui/number-format.ts'
import { RovingList } from '../../ui/roving-list.tsx'
import { Table } from '../../ui/table.tsx'
import { isFresh, markOf } from './goods.ts'
import { GoodsPicture } from './goods-picture.tsx'
import styles from './goods-list.module.css'

interface BuyListProps {
  readonly items: readonly BuyItem[]
  /** Fields cleared so far. */
  readonly cleared: number
  readonly onChoose: (id: number) => void
}

export function BuyList({ items, cleared, onChoose }: BuyListProps) {
  return (
    <GoodsTable label={text.shelf} priceHead={text.price}>
      {items.map((item) => (
        <tr key={item.id} className={styles.row}>
          <Name item={item} fresh={isFresh(item.id, cleared)} onChoose={onChoose} />
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
  readonly items: readonly SellItem[]
  readonly onChoose: (id: number) => void
}

export function SellList({ items, onChoose }: SellListProps) {
  if (items.length === 0)
    return (
      <div className={styles.none}>
        <EmptyBag />
        <p>{text.emptyBag}</p>
      </div>
    )
  return (
    <GoodsTable label={text.ownGoods} priceHead={text.payout}>
      {items.map((item) => (
        <tr key={item.id} className={styles.row}>
          <Name item={item} fresh={false} onChoose={onChoose} />
          <td data-number>
            <strong className={styles.paid}>{formatGold(item.price)}</strong>
          </td>
          <Held item={item} />
        </tr>
      ))}
    </GoodsTable>
  )
}

/** Open, with nothing in it. */
const EmptyBag = () => (
  <svg viewBox="0 0 240 190" width={300} aria-hidden="true">
    <ellipse cx={120} cy={174} rx={104} ry={10} fill="#0a0610" />
    <path d="M58 74C40 6 200 6 182 74" fill="none" stroke="#8a5a3c" strokeWidth={9} />
    <path d="M42 72C70 46 170 46 198 72L192 88 48 88Z" fill="#4a2632" stroke="#c08a5c" strokeWidth={2} />
    <ellipse cx={120} cy={80} rx={68} ry={14} fill="#0c0711" />
    <path
      d="M42 72C76 100 164 100 198 72C214 116 216 150 204 172C160 180 80 180 36 172C24 150 26 116 42 72Z"
      fill="#2f1a35"
      stroke="#c08a5c"
      strokeWidth={2}
    />
    <path d="M44 112C90 128 150 128 196 112" fill="none" stroke="#ffb03f" strokeWidth={2} strokeDasharray="7 6" opacity={0.6} />
    <path d="M92 132H148L144 164H96Z" fill="#4a2632" stroke="#8a5a3c" strokeWidth={2} />
    <circle cx={120} cy={142} r={4} fill="#ffb03f" />
  </svg>
)

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
  readonly item: SellItem
  readonly fresh: boolean
  readonly onChoose: (id: number) => void
}

function Name({ item, fresh, onChoose }: NameProps) {
  const mark = markOf(item.id)
  return (
    <td>
      <div className={styles.item}>
        <GoodsPicture item={item.id} mark={mark} />
        {/* The button covers the whole row. */}
        <button type="button" className={styles.choose} onClick={() => onChoose(item.id)} aria-describedby={`goods-${item.id}`}>
          {item.name}
          {fresh ? <Chip tone="filled">{text.fresh}</Chip> : null}
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

function Held({ item: { possession_number: held, max_possession_number: most } }: { readonly item: SellItem }) {
  return (
    <td data-number className={styles.held}>
      {text.heldOf(held, most)}
      {held >= most ? <span className={styles.full}>{text.full}</span> : null}
    </td>
  )
}
