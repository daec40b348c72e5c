import { sceneUrl } from '../../art/pictures.ts'
import styles from './ending.module.css'

/** A scene that fills the page, behind its content. */
export function SceneBehind({ name }: { readonly name: string }) {
  const url = sceneUrl(name)
  return url === null ? null : <img src={url} alt="" className={styles.scene} />
}
