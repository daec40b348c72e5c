import { jobText as text } from '../../../content/text/job.ts'
import type { Grade } from '../../../contract/job.ts'
import { Gauge } from '../../ui/feedback/gauge.tsx'
import { formatGold } from '../../ui/text/number-format.ts'
import { climbOf } from './job-flow.ts'
import styles from './job.module.css'

interface ClimbGaugeProps {
  readonly grade: Grade
  /** Counted clicks, those of this visit included. */
  readonly total: number
}

/** How far it is to the next grade, and what that pays. */
export function ClimbGauge({ grade, total }: ClimbGaugeProps) {
  const climb = climbOf(grade, total)
  if (climb === null) return <p className={styles.climb}>{text.topGrade}</p>
  const { next, done, of, missing } = climb
  return (
    <div className={styles.climb}>
      <Gauge kind="exp" label={text.towards(next.label)} now={done} max={of} />
      <p>
        {missing > 0 ? text.toNextGrade(next.label, missing) : text.nextGradeReached(next.label)}
        <span>{text.payForTen(formatGold(next.tenthsPerClick))}</span>
      </p>
    </div>
  )
}
