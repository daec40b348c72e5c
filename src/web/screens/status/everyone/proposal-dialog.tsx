import { attributeTexts, statusText as text } from '../../../../content/text/status.ts'
import { uiText } from '../../../../content/text/ui.ts'
import { worthOf } from '../../../../rules/party/growth.ts'
import { classes } from '../../../ui/classes.ts'
import type { Batch } from '../../../state/batch-flow.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { CallFailure, Notice } from '../../../ui/feedback/notice.tsx'
import layout from '../../../ui/layout.module.css'
import { Icon } from '../../../ui/signs/icon.tsx'
import { formatNumber } from '../../../ui/text/number-format.ts'
import { SkillIcon } from '../../../ui/signs/skill-icon.tsx'
import { signOf } from '../skills/skill-kind.ts'
import { byMember, type FigureStep, progressOf, type SkillStep, type Step } from './proposal.ts'
import styles from './proposal-dialog.module.css'

interface ProposalDialogProps {
  readonly proposal: Batch<readonly Step[]>
  readonly onLeave: () => void
  readonly onSend: () => void
}

/** What every member would get, before one press gives it. */
export function ProposalDialog({ proposal: { work: steps, sending, failure }, onLeave, onSend }: ProposalDialogProps) {
  return (
    <Dialog
      open
      title={text.everyoneTitle}
      onClose={onLeave}
      actions={
        <>
          <Button onClick={onLeave} disabled={sending}>
            {uiText.cancel}
          </Button>
          <Button tone="primary" pending={sending} onClick={onSend} data-autofocus>
            {sending ? text.spending : text.confirm}
          </Button>
        </>
      }
    >
      <table className={styles.proposal} aria-label={text.everyoneTitle}>
        {byMember(steps).map(([nickname, own]) => (
          <tbody key={nickname}>
            {own.map((step, at) => (
              <tr key={step.type === 'skill' ? step.skill.skill_id : step.attribute}>
                {at === 0 ? (
                  <th scope="rowgroup" rowSpan={own.length}>
                    {nickname}
                  </th>
                ) : null}
                {step.type === 'skill' ? <SkillCells step={step} /> : <FigureCells step={step} />}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      {failure === null ? (
        <p className={classes(layout.note, styles.final)}>{text.final}</p>
      ) : (
        <>
          <CallFailure failure={failure} fixed={text.failed} />
          <Notice>{progressSentence(steps)}</Notice>
        </>
      )}
    </Dialog>
  )
}

function FigureCells({ step: { attribute, points, now, given } }: { readonly step: FigureStep }) {
  return (
    <>
      <th scope="row">
        <span className={classes(layout.row, layout.gap2)}>
          <Icon name={attribute} size={18} className={styles.icon ?? ''} />
          {attributeTexts[attribute].label}
        </span>
      </th>
      <td className="num">{formatNumber(now)}</td>
      <td aria-hidden="true">{text.becomes}</td>
      <td className={classes('num', styles.after)}>{formatNumber(now + worthOf(attribute, points))}</td>
      <td>{given ? text.met : text.plusPoints(points)}</td>
    </>
  )
}

function SkillCells({ step: { skill, given } }: { readonly step: SkillStep }) {
  const { skill_name: name, skill_level: level } = skill
  return (
    <>
      <th scope="row">
        <span className={classes(layout.row, layout.gap2)}>
          <SkillIcon sign={signOf(skill)} size={18} className={styles.icon ?? ''} />
          {name}
        </span>
      </th>
      <td className="num">{level === 0 ? text.none : text.skillLevel(level)}</td>
      <td aria-hidden="true">{text.becomes}</td>
      <td className={classes('num', styles.after)}>{text.skillLevel(level + 1)}</td>
      <td>{given ? text.met : text.plusPoints(1)}</td>
    </>
  )
}

/** Whose points were given and whose were not. */
function progressSentence(steps: readonly Step[]): string {
  const { given, begun, left } = progressOf(steps)
  const sentenceFor = (names: readonly string[], sentence: (names: string) => string) =>
    names.length > 0 ? sentence(names.join('、')) : ''
  return [
    sentenceFor(given, text.everyoneGiven),
    begun === null ? '' : text.everyoneBegun(begun),
    sentenceFor(left, text.everyoneLeft),
  ].join('')
}
