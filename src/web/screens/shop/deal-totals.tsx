import { shopText as text } from '../../../content/text/shop.ts'
import { BAG_LIMIT } from '../../../rules/town/shop.ts'
import { formatGold } from '../../ui/text/number-format.ts'
import styles from './deal-dialog.module.css'
import type { Deal } from './shop-flow.ts'

interface DealTotalsProps {
  readonly deal: Deal
  readonly money: number
  readonly bagHeld: number
}

/** Gold, bag and item, now and after the deal. */
export function DealTotals({ deal: { side, item, price, number }, money, bagHeld }: DealTotalsProps) {
  const change = number === null ? null : side === 'buy' ? number : -number
  const rest = change === null ? null : money - price * change
  const { possession_number: held, max_possession_number: most } = item
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
          before={text.bagRoom(bagHeld, BAG_LIMIT)}
          after={change === null ? text.unknown : text.bagRoom(bagHeld + change, BAG_LIMIT)}
        />
        <Row label={item.name} before={text.heldOf(held, most)} after={change === null ? text.unknown : text.heldOf(held + change, most)} />
      </tbody>
    </table>
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
