import { shopText as text } from '../../../content/text/shop.ts'
import { BAG_LIMIT } from '../../../rules/town/shop.ts'
import { classes } from '../../ui/classes.ts'
import { formatGold } from '../../ui/text/number-format.ts'
import styles from './purse.module.css'
import layout from '../../ui/layout.module.css'

interface PurseProps {
  readonly money: number
  /** Items in the bag. */
  readonly held: number
}

/** Gold, and the bag with a lit pip for each item. */
export function Purse({ money, held }: PurseProps) {
  return (
    <dl className={classes(layout.strip, layout.gap5, styles.purse)}>
      <div>
        <dt>{text.money}</dt>
        <dd className="num">{formatGold(money)}</dd>
      </div>
      <div>
        <dt>{text.bag}</dt>
        <dd>
          {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn by the page itself: there is no file for an <img> */}
          <span className={styles.pips} role="img" aria-label={text.bagAloud(held, BAG_LIMIT)}>
            {Array.from({ length: BAG_LIMIT }, (_, at) => (
              <i key={at} className={classes(styles.pip, at < held && styles.full)} />
            ))}
          </span>
          <span className="num" aria-hidden="true">
            {text.bagRoom(held, BAG_LIMIT)}
          </span>
        </dd>
      </div>
    </dl>
  )
}
