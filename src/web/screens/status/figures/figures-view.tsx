import { attributeTexts, statusText as text } from '../../../../content/text/status.ts'
import type { PartyMember } from '../../../../contract/status.ts'
import { ATTRIBUTES, type Attribute, NO_POINTS, worthOf } from '../../../../rules/party/growth.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Icon } from '../../../ui/signs/icon.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import type { Limits, NumberEntry } from '../../../ui/controls/number-entry.ts'
import { formatNumber } from '../../../ui/text/number-format.ts'
import { ScrollArea } from '../../../ui/controls/scroll-area.tsx'
import { Stepper } from '../../../ui/controls/stepper.tsx'
import styles from './figures-view.module.css'
import type { Recommendation } from '../advice.ts'
import { OutcomeNotice } from '../outcome-notice.tsx'
import { canSpend, type Correction, draftTotal, entryFor, mostFor, type StatusEvent, type StatusState } from '../status-flow.ts'
import layout from '../../../ui/layout.module.css'
import { classes } from '../../../ui/classes.ts'

interface FiguresViewProps {
  readonly state: StatusState
  readonly member: PartyMember
  /** An adventure is on: nothing can be spent. */
  readonly locked: boolean
  /** What is marked as おすすめ; null: nothing. */
  readonly advised: Recommendation | null
  readonly dispatch: (event: StatusEvent) => void
  readonly onConfirm: () => void
}

/** The seven figures, now and with the typed points. */
export function FiguresView({ state, member, locked, advised, dispatch, onConfirm }: FiguresViewProps) {
  const { draft, unread, updating } = state
  const spent = draftTotal(draft)
  const free = member.freely_status_point
  const ready = canSpend(state, free) && !locked
  const points = advised?.points ?? NO_POINTS
  const isAdvised = advised !== null && draftTotal(points) > 0
  return (
    <form
      className={classes(layout.column, layout.fill, layout.spread, styles.view)}
      data-beside={locked || state.outcome?.ok === false || undefined}
      onSubmit={(event) => {
        event.preventDefault()
        if (ready && !updating) onConfirm()
      }}
    >
      <ScrollArea>
        <table className={styles.figures} aria-label={text.figuresOf(member.nickname)}>
          <thead>
            <tr>
              <td />
              <th scope="col">{text.now}</th>
              <th scope="col">{text.add}</th>
              <td />
              <th scope="col">{text.after}</th>
            </tr>
          </thead>
          <tbody>
            {ATTRIBUTES.map((attribute) => (
              <FigureRow
                key={attribute}
                attribute={attribute}
                now={member.status[`value_${attribute}`]}
                entry={entryFor(state, attribute)}
                limits={{ least: 0, most: mostFor(state, attribute, free) }}
                locked={locked || free === 0}
                error={state.unread[attribute] === undefined ? null : text.notANumber}
                advised={points[attribute]}
                onLeave={() => dispatch({ type: 'fieldLeft', attribute })}
                onText={(typed) => dispatch({ type: 'pointsTyped', attribute, text: typed, free })}
              />
            ))}
          </tbody>
        </table>
      </ScrollArea>
      <div className={classes(layout.row, layout.spread, layout.gap4, layout.rigid, styles.below)}>
        <Message state={state} free={free} />
        <div className={classes(layout.row, layout.gap3, layout.rigid)}>
          {isAdvised && !locked ? (
            <Button
              size="small"
              tone={spent === 0 ? 'primary' : 'plain'}
              className={spent === 0 ? undefined : styles.take}
              title={advised.why}
              aria-description={advised.why}
              disabled={updating}
              onClick={() => dispatch({ type: 'adviceTaken', advised: points })}
            >
              {text.takeAdvice}
            </Button>
          ) : null}
          <Button
            size="small"
            disabled={(spent === 0 && Object.keys(unread).length === 0) || updating}
            onClick={() => dispatch({ type: 'draftCleared' })}
          >
            {text.clear}
          </Button>
          <Button tone="primary" type="submit" disabled={!ready} pending={updating}>
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
  readonly entry: NumberEntry
  readonly limits: Limits
  readonly locked: boolean
  readonly error: string | null
  readonly advised: number
  /** The focus leaves the input and its two buttons. */
  readonly onLeave: () => void
  readonly onText: (text: string) => void
}

function FigureRow({ attribute, now, entry, limits, locked, error, advised, onLeave, onText }: FigureRowProps) {
  const { label, hint } = attributeTexts[attribute]
  const points = entry.number ?? 0
  const gain = worthOf(attribute, points)
  return (
    <tr data-gains={points > 0 || undefined}>
      <th scope="row" title={hint}>
        <span className={layout.row}>
          <Icon name={attribute} size={22} className={styles.icon ?? ''} />
          <span>
            <span className={styles.label}>
              {label}
              {advised > 0 ? (
                <span className={styles.advice}>
                  <span className={styles.recommended}>{text.advice} </span>
                  {text.advicePoints(advised)}
                </span>
              ) : null}
            </span>
            <span className={classes(layout.note, layout.oneLine, styles.hint)}>{hint}</span>
          </span>
        </span>
      </th>
      <td className={styles.now}>{formatNumber(now)}</td>
      <td onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || onLeave()}>
        <Stepper compact label={label} entry={entry} limits={limits} onText={onText} disabled={locked} error={error} />
      </td>
      <td aria-hidden="true" className={styles.arrow}>
        {points > 0 ? text.becomes : ''}
      </td>
      <td className={styles.after}>
        {formatNumber(now + gain)}
        {points > 0 ? <small>＋{gain}</small> : null}
      </td>
    </tr>
  )
}

/** One line under the table: what was wrong, how the update ended, or what is left. */
function Message({ state, free }: { readonly state: StatusState; readonly free: number }) {
  const { correction, unread, outcome, draft } = state
  if (correction !== null) return <Notice tone="danger">{sentenceOf(correction)}</Notice>
  if (Object.keys(unread).length > 0) return <Notice tone="danger">{text.notANumber}</Notice>
  if (outcome !== null) return <OutcomeNotice outcome={outcome} />
  if (free === 0) return <Notice>{text.noPoints}</Notice>
  const spent = draftTotal(draft)
  return (
    <p className={classes(layout.note, layout.stack, styles.note)}>
      {spent > 0 ? <strong>{text.left(free - spent)}</strong> : null}
      {text.final}
    </p>
  )
}

function sentenceOf(correction: Correction): string {
  return correction.why === 'tooMany' ? text.tooMany(correction.most) : text[correction.why]
}
