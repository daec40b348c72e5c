import { attributeTexts, statusText as text } from '../../../content/text/status.ts'
import type { PartyMember } from '../../../contract/status.ts'
import { ATTRIBUTES, type Attribute, worthOf } from '../../../rules/growth.ts'
import { Button } from '../../ui/button.tsx'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { Notice } from '../../ui/notice.tsx'
import { formatNumber } from '../../ui/number-format.ts'
import { Stepper } from '../../ui/stepper.tsx'
import styles from './figures-view.module.css'
import { type Correction, draftTotal, type OpenStatus, type StatusEvent } from './status-flow.ts'

const icons: Readonly<Record<Attribute, IconName>> = {
  hp: 'heal',
  ap: 'magic',
  str: 'strength',
  def: 'defence',
  int: 'intellect',
  spd: 'speed',
  luc: 'luck',
}

interface FiguresViewProps {
  readonly state: OpenStatus
  readonly member: PartyMember
  /** An adventure is on: nothing can be spent. */
  readonly locked: boolean
  readonly dispatch: (event: StatusEvent) => void
  readonly onConfirm: () => void
}

/** The seven figures, now and with the points that are being given. */
export function FiguresView({ state, member, locked, dispatch, onConfirm }: FiguresViewProps) {
  const { draft, status } = state
  const spent = draftTotal(draft)
  const free = member.freely_status_point
  const updating = status === 'updating'
  return (
    <form
      className={styles.view}
      onSubmit={(event) => {
        event.preventDefault()
        if (spent > 0 && !locked && !updating) onConfirm()
      }}
    >
      <table className={styles.figures}>
        <thead>
          <tr>
            <td />
            <th scope="col">{text.now}</th>
            <th scope="col">{text.add}</th>
            <td />
            <th scope="col">{text.then}</th>
          </tr>
        </thead>
        <tbody>
          {ATTRIBUTES.map((attribute) => (
            <FigureRow
              key={attribute}
              attribute={attribute}
              now={member.status[`value_${attribute}`]}
              points={draft[attribute]}
              locked={locked || updating || free === 0}
              wrong={state.correction?.attribute === attribute}
              onPoints={(points) => dispatch({ type: 'pointsTyped', attribute, points })}
            />
          ))}
        </tbody>
      </table>
      <div className={styles.below}>
        <Message state={state} free={free} />
        <div className={styles.actions}>
          <Button size="small" disabled={spent === 0 || updating} onClick={() => dispatch({ type: 'draftCleared' })}>
            {text.clear}
          </Button>
          <Button tone="primary" type="submit" disabled={spent < 1 || free < 1 || locked} pending={updating}>
            {updating ? text.spending : text.confirm}
          </Button>
        </div>
      </div>
    </form>
  )
}

interface FigureRowProps {
  readonly attribute: Attribute
  readonly now: number
  readonly points: number
  readonly locked: boolean
  /** What was typed here had to be corrected. */
  readonly wrong: boolean
  readonly onPoints: (points: number) => void
}

function FigureRow({ attribute, now, points, locked, wrong, onPoints }: FigureRowProps) {
  const { label, hint } = attributeTexts[attribute]
  const gain = worthOf(attribute, points)
  return (
    <tr data-gains={points > 0 || undefined}>
      <th scope="row">
        <span className={styles.what}>
          <Icon name={icons[attribute]} size={22} className={styles.icon ?? ''} />
          <span className={styles.label}>{label}</span>
          <span className={styles.hint}>{hint}</span>
        </span>
      </th>
      <td className={styles.now}>{formatNumber(now)}</td>
      <td>
        <Stepper compact label={label} value={points} onValue={onPoints} disabled={locked} error={wrong ? text.add : null} />
      </td>
      <td aria-hidden="true" className={styles.arrow}>
        {points > 0 ? text.becomes : ''}
      </td>
      <td className={styles.then}>
        {points > 0 ? (
          <>
            {formatNumber(now + gain)}
            <small>＋{gain}</small>
          </>
        ) : null}
      </td>
    </tr>
  )
}

/** One line under the table: what was corrected, what was done, or what is left. */
function Message({ state, free }: { readonly state: OpenStatus; readonly free: number }) {
  const { correction, outcome, draft } = state
  if (correction !== null) return <Notice tone="danger">{sentenceOf(correction)}</Notice>
  if (outcome !== null) return <Notice tone={outcome.tone}>{outcome.message}</Notice>
  if (free === 0) return <Notice>{text.noPoints}</Notice>
  const spent = draftTotal(draft)
  return (
    <p className={styles.note}>
      {spent > 0 ? <strong>{text.left(free - spent)}</strong> : null}
      {text.final}
    </p>
  )
}

function sentenceOf(correction: Correction): string {
  return correction.why === 'tooMany' ? text.tooMany(correction.most) : text[correction.why]
}
