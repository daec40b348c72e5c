import { backgroundUrl } from '../../art/pictures.ts'
import { classes } from '../../ui/classes.ts'
import styles from './place-picture.module.css'

interface PlacePictureProps {
  /** Whose background it is. */
  readonly field: number
  /** The lines at its foot. */
  readonly epigraph: readonly string[]
  readonly className?: string | undefined
}

/** What waits there, at the head of the question whether they set out. */
export function PlacePicture({ field, epigraph, className }: PlacePictureProps) {
  const picture = backgroundUrl(field)
  return (
    <div className={classes(styles.picture, className)}>
      {picture === null ? null : <img src={picture} alt="" />}
      <p className={styles.epigraph}>
        {epigraph.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
    </div>
  )
}
