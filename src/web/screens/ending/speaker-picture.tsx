import type { Speaker } from '../../../content/story/backstage.ts'
import { Drawing } from '../../art/drawing.tsx'
import { fieldColours } from '../../art/field-colours.ts'
import { portraitUrl, sceneUrl } from '../../art/pictures.ts'
import { classes } from '../../ui/classes.ts'
import { roleClassOf } from '../../ui/role-look.ts'
import styles from './backstage.module.css'

/** Ids of creatures begin with their field: 11 stands in field 1, 129 in field 12. */
const fieldOf = (enemyId: number): number => Math.floor(enemyId / 10)

/** Where townspeople are to be found in the town's scenes, in px of a scene 640 px wide: left and top edge of what the slide shows. */
const inTown: Readonly<Record<string, { readonly scene: string; readonly x: number; readonly y: number }>> = {
  トキ: { scene: 'rest', x: 400, y: 90 },
  ロウ: { scene: 'shop', x: 400, y: 90 },
  シオリ: { scene: 'library', x: 372, y: 160 },
  カンヌキ: { scene: 'gate-night', x: 200, y: 120 },
  壁: { scene: 'board', x: 8, y: 70 },
}

/** The speaker on a lit slide; whoever is drawn nowhere leaves the first sign of the name. */
export function SpeakerPicture({ speaker }: { readonly speaker: Speaker }) {
  const { id, role, name } = speaker
  if (id !== undefined) {
    const { k0, k1, k2, k3, rim } = fieldColours(fieldOf(id))
    const paper = { '--k0': k0, '--k1': k1, '--k2': k2, '--k3': k3, '--rim': rim } as Readonly<Record<string, string>>
    return (
      <div className={styles.slide} style={paper} data-white={fieldOf(id) === 12 || undefined}>
        <Drawing key={id} enemyId={id} scale={0.42} className={styles.creature ?? ''} />
      </div>
    )
  }
  const town = inTown[name]
  const view = town === undefined ? null : sceneUrl(town.scene)
  if (town !== undefined && view !== null) {
    return (
      <div
        className={classes(styles.slide, styles.view)}
        style={{ backgroundImage: `url("${view}")`, backgroundPosition: `${-town.x}px ${-town.y}px` }}
      />
    )
  }
  const url = role === undefined ? null : portraitUrl(roleClassOf(role), 'bust')
  return (
    <div className={styles.slide}>
      {url === null ? <span className={styles.sign}>{[...name][0]}</span> : <img src={url} alt="" className={styles.bust} />}
    </div>
  )
}
