import { statusText as text } from '../../../content/text/status.ts'
import type { SkillNode } from '../../../contract/status.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ScrollArea } from '../../ui/scroll-area.tsx'
import { OutcomeNotice } from './outcome-notice.tsx'
import styles from './skill-detail.module.css'
import { kindIcon, kindWords } from './skill-kind.ts'
import { type LevelFigures, figuresAt, isMastered } from './skill-tree.ts'
import type { UpdateOutcome } from './status-flow.ts'

interface SkillDetailProps {
  /** Null while the member can learn none. */
  readonly node: SkillNode | null
  /** Skill points that are free. */
  readonly points: number
  readonly locked: boolean
  readonly updating: boolean
  readonly outcome: UpdateOutcome | null
  readonly onLearn: (skill: number) => void
}

/** The chosen skill at its level and at the next, and the button to learn it. */
export function SkillDetail({ node, points, locked, updating, outcome, onLearn }: SkillDetailProps) {
  if (node === null) return <p className={styles.empty}>{text.choose}</p>
  const now = figuresAt(node, node.skill_level)
  const next = figuresAt(node, node.skill_level + 1)
  return (
    <section className={styles.detail} aria-label={node.skill_name}>
      <ScrollArea group={node.skill_name}>
        <h3 className={styles.name}>
          <Icon name={kindIcon(node)} size={26} />
          {node.skill_name}
        </h3>
        <div className={styles.kinds}>
          {kindWords(node).map((word) => (
            <Chip key={word}>{word}</Chip>
          ))}
        </div>
        <p className={styles.description}>{node.description}</p>
        <FiguresTable labels={node.figures.map(({ label }) => label)} now={now} next={next} />
        {(now ?? next)?.turns === null ? null : <p className={styles.note}>{text.turnsNote}</p>}
      </ScrollArea>
      <div className={styles.act}>
        {outcome === null ? null : <OutcomeNotice outcome={outcome} />}
        {isMastered(node) ? (
          <Notice tone="good">{text.mastered}</Notice>
        ) : (
          <>
            {points < 1 && outcome === null ? <Notice>{text.skillPointsShort}</Notice> : null}
            <Button
              tone="primary"
              wide
              disabled={points < 1 || locked}
              pending={updating}
              onClick={() => onLearn(node.skill_id)}
              data-learn
            >
              {updating ? text.learning : node.skill_level === 0 ? text.learn : text.raise(node.skill_level + 1)}
            </Button>
          </>
        )}
      </div>
    </section>
  )
}

interface FiguresTableProps {
  /** Of the figures besides AP and turns. */
  readonly labels: readonly string[]
  readonly now: LevelFigures | null
  readonly next: LevelFigures | null
}

function FiguresTable({ labels, now, next }: FiguresTableProps) {
  const lines: readonly (readonly [label: string, valueOf: (figures: LevelFigures) => string])[] = [
    [text.step, ({ level }) => text.skillLevel(level)],
    [text.ap, ({ ap }) => String(ap)],
    ...labels.map((label, at) => [label, ({ others }: LevelFigures) => others[at] ?? text.none] as const),
    [text.turns, ({ turns }) => (turns === null ? text.none : text.turnsOf(turns))],
  ]
  return (
    <table className={styles.figures} aria-label={text.figures}>
      <thead>
        <tr>
          <td />
          <th scope="col">{text.now}</th>
          {next === null ? null : <th scope="col">{text.nextLevel}</th>}
        </tr>
      </thead>
      <tbody>
        {lines.map(([label, valueOf]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{now === null ? (label === text.step ? text.notLearned : text.none) : valueOf(now)}</td>
            {next === null ? null : <td data-next={now === null || valueOf(now) !== valueOf(next) || undefined}>{valueOf(next)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
