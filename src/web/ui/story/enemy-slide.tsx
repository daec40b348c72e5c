import { fieldOfEnemy } from '../../../content/enemy-fields.ts'
import { VAST_EXPANSE } from '../../../content/named-ids.ts'
import { Drawing } from '../../art/drawing.tsx'
import { paperOf } from '../../looks/paper.ts'
import { classes } from '../classes.ts'
import slide from './slide.module.css'

interface EnemySlideProps {
  readonly enemyId: number
  /** Of the drawing's own size. */
  readonly scale: number
  readonly className: string | undefined
}

/** An enemy's drawing on a slide of its field's colours. */
export function EnemySlide({ enemyId, scale, className }: EnemySlideProps) {
  const field = fieldOfEnemy(enemyId)
  if (field === null) return null
  return (
    <div className={classes(slide.slide, className)} style={paperOf(field)} data-white={field === VAST_EXPANSE || undefined}>
      <Drawing key={enemyId} enemyId={enemyId} scale={scale} className={slide.creature ?? ''} />
    </div>
  )
}
