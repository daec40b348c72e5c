import type { ReactNode } from 'react'
import { shopText as text } from '../../../content/text/shop.ts'
import type { ShopItem } from '../../../contract/shop.ts'
import { Chip } from '../../ui/feedback/chip.tsx'
import { formatGold } from '../../ui/text/number-format.ts'
import { RovingList } from '../../ui/controls/roving-list.tsx'
import { Table } from '../../ui/text/table.tsx'
import { isFresh, markOf } from './goods.ts'
import { GoodsPicture } from './goods-picture.tsx'
import styles from './goods-list.module.css'

interface BuyListProps {
  readonly items: readonly ShopItem[]
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
  readonly items: readonly ShopItem[]
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

/** Black paper before a lamp, open, with nothing in it. */
const EmptyBag = () => (
  <svg viewBox="0 0 400 340" width={560} aria-hidden="true">
    <radialGradient id="bag-lamp">
      <stop stopColor="#fff0b4" />
      <stop offset=".45" stopColor="#ffbe55" />
      <stop offset=".8" stopColor="#d8662c" />
      <stop offset="1" stopColor="#8f3a2a" />
    </radialGradient>
    <radialGradient id="bag-glow">
      <stop offset=".55" stopColor="#ff9a3c" stopOpacity=".4" />
      <stop offset="1" stopColor="#ff9a3c" stopOpacity="0" />
    </radialGradient>
    <ellipse cx={200} cy={160} rx={198} ry={160} fill="url(#bag-glow)" />
    <circle cx={200} cy={152} r={128} fill="url(#bag-lamp)" />
    <ellipse cx={200} cy={306} rx={186} ry={22} fill="#2a1422" />
    <path d="M16 300Q200 258 384 300" fill="none" stroke="#c9743a" strokeWidth={1.5} />
    <path d="M138 132C122 16 278 16 262 132" fill="none" stroke="#150c1c" strokeWidth={15} />
    <path d="M145 130C132 26 268 26 255 130" fill="none" stroke="#ffe6a8" strokeWidth={2} />
    <path d="M98 138Q200 92 302 138Q200 186 98 138z" fill="#a8502a" stroke="#ffe6a8" strokeWidth={2} />
    <path d="M98 138Q200 122 302 138Q200 186 98 138z" fill="#3a1624" />
    <path
      d="M98 138Q200 186 302 138C316 146 318 160 320 172C334 220 336 268 324 306Q200 322 76 306C64 268 66 220 80 172C82 160 84 146 98 138z"
      fill="#150c1c"
    />
    <path d="M98 138Q200 186 302 138" fill="none" stroke="#ffe6a8" strokeWidth={2.5} />
    <path
      d="M98 138C84 146 82 160 80 172C66 220 64 268 76 306M302 138C316 146 318 160 320 172C334 220 336 268 324 306"
      fill="none"
      stroke="#ffb860"
      strokeWidth={2}
    />
    <path d="M92 218Q200 250 308 218" fill="none" stroke="#8a5230" strokeWidth={2} strokeDasharray="9 8" />
    <path d="M156 222H244L238 274Q200 282 162 274z" fill="#22121f" stroke="#a8643a" strokeWidth={1.6} />
    <path d="M200 238l9 10-9 10-9-10z" fill="#ffcf73" />
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
  readonly item: ShopItem
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

function Held({ item: { possession_number: held, max_possession_number: most } }: { readonly item: ShopItem }) {
  return (
    <td data-number className={styles.held}>
      {text.heldOf(held, most)}
      {held >= most ? <span className={styles.full}>{text.full}</span> : null}
    </td>
  )
}
