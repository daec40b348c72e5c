import { shopText as text } from '../../../content/text/shop.ts'
import type { BuyItem } from '../../../contract/shop.ts'
import { fieldsToNewGoods } from './goods.ts'
import styles from './shop.module.css'

interface GoodsNotesProps {
  readonly items: readonly BuyItem[]
  /** Fields cleared so far. */
  readonly cleared: number
}

/** Why things cost what they cost, and when more of them come. */
export function GoodsNotes({ items, cleared }: GoodsNotesProps) {
  const percent = discountOf(items)
  const missing = fieldsToNewGoods(cleared)
  return (
    <p className={styles.notes}>
      <span>{percent > 0 ? text.discount(percent) : text.noDiscount}</span>
      <span>{missing === null ? text.allGoods : text.nextGoods(missing)}</span>
    </p>
  )
}

/** Prices are rounded up, so the dearest item shows the discount best. */
function discountOf(items: readonly BuyItem[]): number {
  const dearest = items.reduce<BuyItem | null>((best, item) => (best === null || item.price > best.price ? item : best), null)
  return dearest === null ? 0 : Math.ceil(((dearest.price - dearest.discounted_price) / dearest.price) * 100)
}
