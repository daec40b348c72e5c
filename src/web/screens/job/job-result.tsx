import { useRef } from 'react'
import type { JobRank } from '../../../contract/job.ts'
import { jobStory } from '../../../content/story/town/job.ts'
import { jobText as text } from '../../../content/text/job.ts'
import { uiText } from '../../../content/text/ui.ts'
import { CLICKS_PER_SECOND } from '../../../rules/town/job.ts'
import { Button, ButtonLink } from '../../ui/controls/button.tsx'
import { Chip } from '../../ui/feedback/chip.tsx'
import { classes } from '../../ui/classes.ts'
import { useKeptFocus } from '../../ui/controls/kept-focus.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { formatGold, formatNumber } from '../../ui/text/number-format.ts'
import { Panel } from '../../ui/panel.tsx'
import { ScrollArea } from '../../ui/controls/scroll-area.tsx'
import { Table } from '../../ui/text/table.tsx'
import { Boss, bossOf } from './boss.tsx'
import { ClimbGauge } from './climb-gauge.tsx'
import type { WorkResult } from './job-flow.ts'
import styles from './job.module.css'

interface JobResultViewProps {
  readonly result: WorkResult
  readonly onAgain: () => void
}

/** Pay, total and ranking after a settling. */
export function JobResultView({ result: { own, ranking, clicks, job }, onAgain }: JobResultViewProps) {
  const panel = useRef<HTMLDivElement>(null)
  useKeptFocus(panel, own)
  const { farewells } = bossOf(job.grade)
  return (
    <>
      <Boss
        grade={job.grade}
        label={job.grade_label}
        note={text.done}
        lines={[farewells[own.total_count % farewells.length] ?? farewells[0]]}
      />
      <div ref={panel} className={styles.pay}>
        <Panel className={styles.result}>
          <div className={styles.sum}>
            <output className={styles.finished}>
              {jobStory.finished.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </output>
            {own.grade > job.grade ? <Notice tone="good">{jobStory.promoted(own.grade_label)}</Notice> : null}
            <dl className={styles.figures}>
              <dt>{text.thisTime}</dt>
              <dd className="num">{text.counted(own.counted)}</dd>
              <dt>{text.earned}</dt>
              <dd className="num">{formatGold(own.earned_money)}</dd>
              <dt>{jobStory.ownTotal}</dt>
              <dd className="num">{text.counted(own.total_count)}</dd>
            </dl>
            {own.counted < clicks ? <p className={styles.fewer}>{text.countedFewer(clicks, own.counted, CLICKS_PER_SECOND)}</p> : null}
          </div>
          <ClimbGauge grade={own.grade} total={own.total_count} />
          <div className={styles.board}>
            <h2 className={styles.heading}>{jobStory.ranking}</h2>
            <Ranking ranking={ranking} />
            <div className={styles.acts}>
              <ButtonLink to="/game/rpg/menu/plaza">{uiText.toPlaza}</ButtonLink>
              <Button tone="primary" onClick={onAgain} data-first>
                {text.again}
              </Button>
            </div>
          </div>
        </Panel>
      </div>
    </>
  )
}

/** Scrolls the player's own row into view. */
const showRow = (row: HTMLElement | null) => row?.scrollIntoView({ block: 'nearest' })

function Ranking({ ranking }: { readonly ranking: readonly JobRank[] }) {
  if (ranking.length === 0) return <p className={styles.rule}>{jobStory.emptyRanking}</p>
  return (
    <ScrollArea className={styles.scroll} as="section" aria-label={jobStory.ranking} tabIndex={0}>
      <Table className={styles.ranking} aria-label={jobStory.ranking}>
        <thead>
          <tr>
            <th scope="col">{text.rank}</th>
            <th scope="col" data-number>
              {text.total}
            </th>
          </tr>
        </thead>
        <tbody>
          {ranking.map((row) => (
            <tr key={row.rank} ref={row.is_own ? showRow : null} className={classes(row.is_own && styles.ownRow)}>
              <td className="num">
                {text.place(row.rank)} {row.is_own ? <Chip tone="filled">{text.own}</Chip> : null}
              </td>
              <td data-number>{formatNumber(row.total_count)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </ScrollArea>
  )
}
