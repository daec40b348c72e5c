import { fieldOfEnemy } from '../../../content/enemy-fields.ts'
import { VAST_EXPANSE } from '../../../content/named-ids.ts'
import type { Speaker } from '../../../content/story/backstage.ts'
import { Drawing } from '../../art/drawing.tsx'
import { paperOf } from '../../looks/paper.ts'
import { Portrait } from '../../ui/story/portrait.tsx'
import { roleClassOf } from '../../looks/roles.ts'
import { TownPortrait } from '../../ui/story/town-portrait.tsx'
import styles from './backstage.module.css'

export function SpeakerPicture({ speaker: { id, role, townsperson } }: { readonly speaker: Speaker }) {
  if (id !== undefined) return <Creature enemyId={id} />
  if (townsperson !== undefined) return <TownPortrait person={townsperson} frame={styles.slide} picture={styles.bust} />
  return (
    <div className={styles.slide}>
      {role === undefined ? null : <Portrait key={role} roleClass={roleClassOf(role)} expression="speak" className={styles.member} />}
    </div>
  )
}

function Creature({ enemyId }: { readonly enemyId: number }) {
  const field = fieldOfEnemy(enemyId)
  if (field === null) return null
  return (
    <div className={styles.slide} style={paperOf(field)} data-white={field === VAST_EXPANSE || undefined}>
      <Drawing key={enemyId} enemyId={enemyId} scale={0.42} className={styles.creature ?? ''} />
    </div>
  )
}
