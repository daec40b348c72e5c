import { Lamp } from '../../../lamp/lamp.tsx'
import { PlyShadow } from '../../../lamp/shadows/ply-shadow.tsx'
import type { Point } from '../../../lamp/scene.ts'
import { letters, paperAt, pines, three, titleScene } from './title-plies.ts'
import styles from './title-light.module.css'

/** On the paper of the lantern alone: beside it there is none to fall on. */
export const LettersShadow = () => (
  <div className={styles.paper} aria-hidden="true">
    <PlyShadow ply={letters} from={paperAt} />
  </div>
)

export const ThreeShadow = () => <PlyShadow ply={three} />

export const PinesShadow = () => <PlyShadow ply={pines} />

export const TitleLamp = ({ hand }: { readonly hand: Point | null }) => <Lamp scene={titleScene} hand={hand} />
