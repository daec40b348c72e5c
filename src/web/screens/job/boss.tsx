import type { Grade } from '../../../contract/job.ts'
import { type LabourBoss, jobBosses } from '../../../content/story/town/job.ts'
import { Bust } from '../../ui/story/bust.tsx'
import { classes } from '../../ui/classes.ts'
import { Speech } from '../../ui/story/speech.tsx'
import styles from './job.module.css'

/** @throws RangeError for an unknown grade. */
export function bossOf(grade: Grade): LabourBoss {
  const boss = jobBosses.find((each) => each.grade === grade)
  if (!boss) throw new RangeError(`No boss for grade ${grade}`)
  return boss
}

interface BossProps {
  readonly grade: Grade
  readonly label: string
  /** Beside the grade. */
  readonly note: string
  /** Null until they are known. */
  readonly lines: readonly string[] | null
}

/** The boss of the grade, and the grade in its colour. */
export function Boss({ grade, label, note, lines }: BossProps) {
  return (
    <div className={classes(styles.boss, styles[`grade${grade}`])}>
      {lines === null ? null : <Speech name={bossOf(grade).name} lines={lines} from="below" className={styles.speech} />}
      <Bust name={`job-boss-${grade}`} className={styles.picture} />
      <p className={styles.grade}>
        <strong className={styles.label}>{label}</strong>
        <span className={classes(styles.rate, 'num')}>{note}</span>
      </p>
    </div>
  )
}
