import { Link } from 'react-router'
import { purchasesText as text } from '../../../content/text/purchases.ts'
import { sceneUrl } from '../../art/pictures.ts'
import { useDocumentTitle } from '../../ui/text/page-title.tsx'
import styles from './purchases.module.css'

/** A page with one mount point (`purchases-mounts.tsx`). */
export function Purchases() {
  useDocumentTitle(text.heading)
  return (
    <main className={styles.page}>
      <img src={sceneUrl('shop-counter') ?? ''} alt="" className={styles.scene} />
      <h1 className={styles.home}>
        <Link to="/game/rpg">{text.page}</Link>
      </h1>
      <div className={styles.place} data-purchases="" />
    </main>
  )
}
