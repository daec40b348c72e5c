import { statusText as text } from '../../../../content/text/status.ts'
import type { SkillNode } from '../../../../contract/status.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Chip } from '../../../ui/feedback/chip.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { ScrollArea } from '../../../ui/controls/scroll-area.tsx'
import { SkillIcon } from '../../../ui/signs/skill-icon.tsx'
import { OutcomeNotice } from '../outcome-notice.tsx'
import { sentencesOf } from '../../../ui/text/sentences.ts'
import styles from './skill-detail.module.css'
import { signOf, kindWords } from './skill-kind.ts'
import { type LevelFigures, figuresAt, isMastered } from './skill-tree.ts'
import type { UpdateOutcome } from '../status-flow.ts'
import layout from '../../../ui/layout.module.css'
import { classes } from '../../../ui/classes.ts'

interface SkillDetailProps {
  /** Null while the member can learn none. */
  readonly node: SkillNode | null
  /** Why it is marked as おすすめ; null when it is not. */
  readonly why: string | null
  /** Skill points that are free. */
  readonly points: number
  readonly locked: boolean
  readonly updating: boolean
  readonly outcome: UpdateOutcome | null
  readonly onLearn: (skill: number) => void
}

/** The chosen skill at its three levels, and the button to learn it. */
export function SkillDetail({ node, why, points, locked, updating, outcome, onLearn }: SkillDetailProps) {
  if (node === null) return <p className={styles.empty}>{text.choose}</p>
  return (
    <section className={classes(layout.column, layout.shrinks, styles.detail)} aria-label={node.skill_name}>
      <ScrollArea group={node.skill_name}>
        <div className={styles.sheet}>
          <h3 className={classes(layout.row, styles.name)}>
            <SkillIcon sign={signOf(node)} size={26} />
            {node.skill_name}
          </h3>
          <div className={classes(layout.strip, layout.wraps, styles.kinds)}>
            {kindWords(node).map((word) => (
              <Chip key={word}>{word}</Chip>
            ))}
            {node.skill_level === 0 ? <small>{text.notLearned}</small> : null}
          </div>
          <p className={classes(layout.phrases, styles.description)}>{node.description}</p>
          {why === null ? null : (
            <p className={classes(layout.balanced, styles.note)}>
              {sentencesOf(why).map((sentence) => (
                <span key={sentence}>{sentence}</span>
              ))}
            </p>
          )}
          <FiguresTable node={node} />
          {node.lv1_buff_turn === null ? null : <p className={styles.note}>{text.turnsNote}</p>}
        </div>
      </ScrollArea>
      <SkillIcon sign={signOf(node)} size={132} className={styles.crest ?? ''} />
      <div className={classes(layout.stack, layout.rigid, styles.act)}>
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

const levels = [1, 2, 3] as const

/** The figures at all three levels, so that the way to the last is seen before the first point is spent. A line that says nothing at any level is left out. */
function FiguresTable({ node }: { readonly node: SkillNode }) {
  const steps = levels.map((level) => figuresAt(node, level)).filter((step) => step !== null)
  const lines: readonly (readonly [label: string, valueOf: (figures: LevelFigures) => string | null])[] = [
    [text.ap, ({ ap }) => String(ap)],
    ...node.figures.map(({ label }, at) => [label, ({ others }: LevelFigures) => others[at] ?? null] as const),
    [text.turns, ({ turns }) => (turns === null ? null : text.turnsOf(turns))],
  ]
  const placeOf = ({ level }: LevelFigures) => (level === node.skill_level ? 'now' : level === node.skill_level + 1 ? 'next' : undefined)
  return (
    <table className={styles.figures} aria-label={text.figures}>
      <thead>
        <tr>
          <td className="aloud" />
          {steps.map((step) => (
            <th key={step.level} scope="col" data-at={placeOf(step)}>
              {text.skillLevel(step.level)}
              <Place at={placeOf(step)} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines
          .filter(([, valueOf]) => steps.some((step) => valueOf(step) !== null))
          .map(([label, valueOf]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {steps.map((step) => (
                <td key={step.level} data-at={placeOf(step)}>
                  {whatIsAdded(valueOf(step) ?? text.none)}
                </td>
              ))}
            </tr>
          ))}
      </tbody>
    </table>
  )
}

/** A figure may break before what is added to it. A narrow plus: three of them stand side by side. */
function whatIsAdded(figure: string) {
  const [share, added] = figure.split(/(?=＋)/)
  return added === undefined ? (
    share
  ) : (
    <>
      {share}
      <wbr />
      <span className={layout.oneLine}>{added.replace('＋', '+')}</span>
    </>
  )
}

function Place({ at }: { readonly at: 'now' | 'next' | undefined }) {
  return at === undefined ? null : <small>{at === 'now' ? text.now : text.nextLevel}</small>
}
