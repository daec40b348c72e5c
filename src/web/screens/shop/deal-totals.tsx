import type { ReactNode } from 'react'
import { shopText as text } from '../../../content/text/shop.ts'
import { BAG_LIMIT } from '../../../rules/town/shop.ts'
import { formatGold } from '../../ui/text/number-format.ts'
import styles from './deal-dialog.module.css'
import type { Deal } from './shop-flow.ts'

/** A figure now and after the deal; null while that is not known. */
type Change = readonly [now: number, after: number | null]

interface TotalsProps {
  /** In G; below 0 it does not suffice. */
  readonly money: Change
  /** Items in the bag. */
  readonly bag: Change
  /** More rows. */
  readonly children?: ReactNode
}

/** Gold and bag, now and after the deal. */
export function Totals({ money: [money, rest], bag: [held, heldAfter], children }: TotalsProps) {
  return (
    <table className={styles.totals} aria-label={text.totals}>
      <thead>
        <tr>
          <td />
          <th scope="col">{text.before}</th>
          <td />
          <th scope="col">{text.after}</th>
        </tr>
      </thead>
      <tbody>
        <Row
          label={text.money}
          before={formatGold(money)}
          after={rest === null ? text.unknown : rest < 0 ? text.short : formatGold(rest)}
          short={rest !== null && rest < 0}
        />
        <Row
          label={text.bag}
          before={text.bagRoom(held, BAG_LIMIT)}
          after={heldAfter === null ? text.unknown : text.bagRoom(heldAfter, BAG_LIMIT)}
          short={heldAfter !== null && heldAfter > BAG_LIMIT}
        />
        {children}
      </tbody>
    </table>
  )
}

interface DealTotalsProps {
  readonly deal: Deal
  readonly money: number
  readonly bagHeld: number
}

/** Gold, bag and item, now and after the deal. */
export function DealTotals({ deal: { side, item, price, number }, money, bagHeld }: DealTotalsProps) {
  const change = number === null ? null : side === 'buy' ? number : -number
  const { possession_number: held, max_possession_number: most } = item
  return (
    <Totals money={[money, change === null ? null : money - price * change]} bag={[bagHeld, change === null ? null : bagHeld + change]}>
      <Row label={item.name} before={text.heldOf(held, most)} after={change === null ? text.unknown : text.heldOf(held + change, most)} />
    </Totals>
  )
}

interface RowProps {
  readonly label: string
  readonly before: string
  readonly after: string
  /** Shown as an error. */
  readonly short?: boolean
}

function Row({ label, before, after, short = false }: RowProps) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td className="num">{before}</td>
      <td aria-hidden="true">{text.becomes}</td>
      <td className="num" data-short={short || undefined} data-after>
        {after}
      </td>
    </tr>
  )
}
