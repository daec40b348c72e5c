import { useQuery } from '@tanstack/react-query'
import { shopText as text } from '../../../content/text/shop.ts'
import { discountedPrice, salePrice } from '../../../rules/town/shop.ts'
import { read } from '../../server/query.ts'
import { fieldsToNewGoods } from './goods.ts'
import styles from './shop.module.css'

interface BuyNotesProps {
  /** Fields cleared so far. */
  readonly cleared: number
}

/** The discount, and when new goods come. */
export function BuyNotes({ cleared }: BuyNotesProps) {
  const luck = useLuck()
  const missing = fieldsToNewGoods(cleared)
  const percent = luck === null ? null : 100 - discountedPrice(100, luck)
  return (
    <p className={styles.notes}>
      <span>{percent === null ? null : percent > 0 ? text.discount(percent) : text.noDiscount}</span>
      {missing === null ? null : <span>{text.nextGoods(missing)}</span>}
    </p>
  )
}

/** The share of the list price that the shop pays. */
export function SellNotes() {
  const luck = useLuck()
  return <p className={styles.notes}>{luck === null ? null : text.saleRate(salePrice(100, luck))}</p>
}

/** LUC of the three together; null until they are read. */
function useLuck(): number | null {
  const { data } = useQuery(read('GET /api/game/rpg/parties/information'))
  return data === undefined ? null : data.reduce((luck, { status }) => luck + status.value_luc, 0)
}
