import { useQuery } from '@tanstack/react-query'
import { shopText as text } from '../../../content/text/shop.ts'
import { discountedPrice } from '../../../rules/shop.ts'
import { read } from '../../query.ts'
import { fieldsToNewGoods } from './goods.ts'
import styles from './shop.module.css'

interface GoodsNotesProps {
  /** Fields cleared so far. */
  readonly cleared: number
}

/** Why things cost what they cost, and when more of them come. */
export function GoodsNotes({ cleared }: GoodsNotesProps) {
  const percent = useDiscount()
  const missing = fieldsToNewGoods(cleared)
  return (
    <p className={styles.notes}>
      <span>{percent === null ? null : percent > 0 ? text.discount(percent) : text.noDiscount}</span>
      <span>{missing === null ? text.allGoods : text.nextGoods(missing)}</span>
    </p>
  )
}

/** The discount in percent, by the LUC of the three together; null until they are read. */
function useDiscount(): number | null {
  const { data } = useQuery(read('GET /api/game/rpg/parties/information'))
  if (data === undefined) return null
  return (
    100 -
    discountedPrice(
      100,
      data.reduce((luck, { status }) => luck + status.value_luc, 0),
    )
  )
}
