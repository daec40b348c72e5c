import type { Speaker } from '../../../content/story/backstage.ts'
import { Portrait } from '../../ui/story/portrait.tsx'
import { roleClassOf } from '../../looks/roles.ts'
import { TownPortrait } from '../../ui/story/town-portrait.tsx'
import { classes } from '../../ui/classes.ts'
import { EnemySlide } from '../../ui/story/enemy-slide.tsx'
import slide from '../../ui/story/slide.module.css'
import styles from './backstage.module.css'

export function SpeakerPicture({ speaker: { id, role, townsperson } }: { readonly speaker: Speaker }) {
  if (id !== undefined) return <EnemySlide enemyId={id} scale={0.42} className={styles.slide} />
  if (townsperson !== undefined)
    return <TownPortrait person={townsperson} frame={classes(slide.slide, styles.slide)} picture={styles.bust} />
  return (
    <div className={classes(slide.slide, styles.slide)}>
      {role === undefined ? null : <Portrait key={role} roleClass={roleClassOf(role)} expression="speak" className={styles.member} />}
    </div>
  )
}
