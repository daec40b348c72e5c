import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { ENDLESS, FINALE, VAST_EXPANSE } from '../../../../content/named-ids.ts'
import { adventureText } from '../../../../content/text/adventure.ts'
import { encorePlaces, encoreText as text } from '../../../../content/text/encore.ts'
import type { EncoreMode } from '../../../../contract/battle/encore.ts'
import type { Run } from '../../../../contract/standing.ts'
import { battlePath, replayPath } from '../../../shell/routes.ts'
import { Button, ButtonLink } from '../../../ui/controls/button.tsx'
import { Chip } from '../../../ui/feedback/chip.tsx'
import { classes } from '../../../ui/classes.ts'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { ScrollArea } from '../../../ui/controls/scroll-area.tsx'
import { Table } from '../../../ui/text/table.tsx'
import { PlacePicture } from '../place-picture.tsx'
import styles from './encore-dialog.module.css'
import layout from '../../../ui/layout.module.css'

interface EncoreDialogProps {
  readonly mode: EncoreMode
  /** While another adventure is on. */
  readonly locked: boolean
  readonly onStay: () => void
}

/** What the run is, who has come how far, and the way in. */
export function EncoreDialog({ mode, locked, onStay }: EncoreDialogProps) {
  const navigate = useNavigate()
  const [start, setStart] = useState(1)
  const place = encorePlaces.find(({ id }) => id === mode.field_id)
  if (!place) return null
  return (
    <Dialog
      open
      title={place.name}
      onClose={onStay}
      size="wide"
      className={styles.wide}
      actions={
        <>
          <Button onClick={onStay}>{text.stay}</Button>
          <Button
            tone="primary"
            glyph={place.glyph}
            disabled={locked}
            onClick={() => void navigate(battlePath(place.id, start))}
            data-autofocus
          >
            {text.go}
          </Button>
        </>
      }
    >
      <div className={styles.both}>
        <PlacePicture field={mode.field_id === FINALE ? 10 : VAST_EXPANSE} epigraph={place.epigraph} className={styles.picture} />
        <div>
          <ul className={styles.rules}>
            {place.rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
          {mode.starts.length > 1 && !locked ? <Starts starts={mode.starts} chosen={start} onChoose={setStart} /> : null}
          {locked ? <p className={styles.locked}>{adventureText.running}</p> : null}
          <h3 className={styles.heading}>{text.ranking}</h3>
          {mode.ranking.length === 0 ? <p className={styles.empty}>{text.empty}</p> : <Ranking mode={mode} />}
          <p className={classes(layout.note, styles.note)}>{text.rankingNote}</p>
        </div>
      </div>
    </Dialog>
  )
}

interface StartsProps {
  readonly starts: readonly number[]
  readonly chosen: number
  readonly onChoose: (stage: number) => void
}

/** With which curtain the run begins, and what a later one costs. */
function Starts({ starts, chosen, onChoose }: StartsProps) {
  const group = useId()
  return (
    <fieldset className={styles.starts}>
      <legend className="aloud">{text.starts}</legend>
      {starts.map((stage) => (
        <label key={stage} className={styles.start}>
          <input type="radio" name={group} checked={stage === chosen} onChange={() => onChoose(stage)} />
          {text.startWith(stage)}
          {stage > 1 ? <small>{text.pointsLost(stage)}</small> : null}
        </label>
      ))}
    </fieldset>
  )
}

/** The first ten; the player's own below them when it is not among them. */
function Ranking({ mode: { field_id, ranking, best } }: { readonly mode: EncoreMode }) {
  const rows = best === null || ranking.some(({ is_own }) => is_own) ? ranking : [...ranking, best]
  return (
    <ScrollArea className={styles.scroll} as="section" aria-label={text.ranking} stickyHead>
      <Table aria-label={text.ranking}>
        <thead className={styles.head}>
          <tr>
            <th scope="col">{text.rankHead}</th>
            <th scope="col">{text.party}</th>
            {field_id === ENDLESS ? (
              <>
                <th scope="col" data-number>
                  {text.points}
                </th>
                <th scope="col" data-number>
                  {text.curtains}
                </th>
              </>
            ) : null}
            <th scope="col" data-number>
              {text.turns}
            </th>
            <th scope="col">
              <span className="aloud">{text.watch}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((run) => (
            <Row key={run.id} run={run} />
          ))}
        </tbody>
      </Table>
    </ScrollArea>
  )
}

function Row({ run: { id, rank, field_id, points, stages, turns, members, is_own } }: { readonly run: Run }) {
  return (
    <tr className={classes(is_own && styles.own)}>
      <td className={layout.oneLine}>
        {text.rank(rank)} {is_own ? <Chip tone="filled">{text.own}</Chip> : null}
      </td>
      <td>
        <span className={classes(layout.strip, layout.wraps, styles.members)}>
          {members.map(({ name, role_id, class_japanese }) => (
            <span key={role_id} className={styles.member}>
              {name}
              <small>{class_japanese}</small>
            </span>
          ))}
        </span>
      </td>
      {field_id === ENDLESS ? (
        <>
          <td data-number>{text.pointsOf(points)}</td>
          <td data-number>{text.curtainsOf(stages)}</td>
        </>
      ) : null}
      <td data-number>{text.turnsOf(turns)}</td>
      <td>
        <ButtonLink size="small" to={replayPath(id)} aria-label={text.watchRun(members.map(({ name }) => name).join('・'))}>
          {text.watch}
        </ButtonLink>
      </td>
    </tr>
  )
}
