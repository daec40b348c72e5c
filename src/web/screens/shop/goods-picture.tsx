import { goodsUrl } from '../../art/goods-pictures.ts'
import { Seal } from '../../ui/feedback/chip.tsx'
import { classes } from '../../ui/classes.ts'
import type { Mark } from './goods.ts'
import styles from './goods-picture.module.css'

interface GoodsPictureProps {
  readonly item: number
  /** What the item is for; null for one that this build does not know: it has no picture either. */
  readonly mark: Mark | null
  readonly large?: boolean
}

/** An item on a lit card, with the seal of what it is for. */
export function GoodsPicture({ item, mark, large = false }: GoodsPictureProps) {
  if (mark === null) return <Seal glyph="品" />
  return (
    <span className={classes(styles.card, large && styles.large)} style={{ '--kind': mark.colour } as Readonly<Record<string, string>>}>
      <img src={goodsUrl(item) ?? ''} alt="" />
      <span aria-hidden="true">{mark.glyph}</span>
    </span>
  )
}
