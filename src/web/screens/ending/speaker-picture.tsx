import { fieldOfEnemy } from '../../../content/enemy-fields.ts'
import { VAST_EXPANSE } from '../../../content/named-ids.ts'
import type { Speaker } from '../../../content/story/backstage.ts'
import type { Townsperson } from '../../../content/story/story.ts'
import { Drawing } from '../../art/drawing.tsx'
import { fieldColours } from '../../art/field-colours.ts'
import { portraitUrl, sceneUrl } from '../../art/pictures.ts'
import { classes } from '../../ui/classes.ts'
import { roleClassOf } from '../../ui/role-look.ts'
import styles from './backstage.module.css'

/** A portrait, or the part of a town's scene where the person is drawn: its left and top edge, in px of the scene at 640 px width. */
type TownPicture = { readonly portrait: string } | { readonly scene: string; readonly x: number; readonly y: number }

const townPictures: Readonly<Record<Townsperson, TownPicture>> = {
  yotsuji: { portrait: 'portrait-yotsuji' },
  toki: { scene: 'rest', x: 400, y: 90 },
  shiori: { scene: 'library', x: 372, y: 160 },
  rou: { scene: 'shop', x: 400, y: 90 },
  omigaki: { portrait: 'portrait-omigaki' },
  kannuki: { scene: 'gate-night', x: 200, y: 120 },
  maru: { portrait: 'portrait-maru' },
  kabe: { scene: 'board', x: 8, y: 70 },
  soroban: { portrait: 'job-boss-2' },
  susuke: { portrait: 'job-boss-4' },
}

export function SpeakerPicture({ speaker: { id, role, townsperson } }: { readonly speaker: Speaker }) {
  if (id !== undefined) return <Creature enemyId={id} />
  if (townsperson !== undefined) return <TownView picture={townPictures[townsperson]} />
  return <Bust url={role === undefined ? null : portraitUrl(roleClassOf(role), 'bust')} />
}

function Creature({ enemyId }: { readonly enemyId: number }) {
  const field = fieldOfEnemy(enemyId)
  if (field === null) return null
  const { k0, k1, k2, k3, rim } = fieldColours(field)
  const paper = { '--k0': k0, '--k1': k1, '--k2': k2, '--k3': k3, '--rim': rim } as Readonly<Record<string, string>>
  return (
    <div className={styles.slide} style={paper} data-white={field === VAST_EXPANSE || undefined}>
      <Drawing key={enemyId} enemyId={enemyId} scale={0.42} className={styles.creature ?? ''} />
    </div>
  )
}

function TownView({ picture }: { readonly picture: TownPicture }) {
  if ('portrait' in picture) return <Bust url={sceneUrl(picture.portrait)} />
  const url = sceneUrl(picture.scene)
  if (url === null) return null
  return (
    <div
      className={classes(styles.slide, styles.view)}
      style={{ backgroundImage: `url("${url}")`, backgroundPosition: `${-picture.x}px ${-picture.y}px` }}
    />
  )
}

function Bust({ url }: { readonly url: string | null }) {
  return <div className={styles.slide}>{url === null ? null : <img src={url} alt="" className={styles.bust} />}</div>
}
