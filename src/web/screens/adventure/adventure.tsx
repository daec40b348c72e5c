import { useQuery } from '@tanstack/react-query'
import { useEffect, useReducer } from 'react'
import type { Field } from '../../../contract/field.ts'
import { adventureText as text } from '../../../content/text/adventure.ts'
import { backgroundUrl } from '../../art/pictures.ts'
import { useMenuStatus } from '../../game-state.ts'
import { read } from '../../query.ts'
import { useRunningAdventure } from '../../running-adventure.ts'
import { Chip } from '../../ui/chip.tsx'
import { Loading } from '../../ui/loading.tsx'
import { FailureNotice, Notice } from '../../ui/notice.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { Panel } from '../../ui/panel.tsx'
import { RovingList } from '../../ui/roving-list.tsx'
import { Table } from '../../ui/table.tsx'
import { adventureFlow, filledStars, gateHint, initialAdventure } from './adventure-flow.ts'
import styles from './adventure.module.css'
import { DepartureDialog } from './departure-dialog.tsx'

/** The gate: which field, and whether really. */
export function Adventure() {
  const [state, dispatch] = useReducer(adventureFlow, initialAdventure)
  const { data, error, refetch } = useQuery(read('GET /api/game/rpg/field/list'))
  const running = useRunningAdventure()
  useEffect(() => {
    if (data) dispatch({ type: 'fieldsRead', fields: data })
    else if (error) dispatch({ type: 'fieldsFailed', message: error.message })
  }, [data, error])
  useMenuStatus(`adventure: ${state.status}`)
  const retry = () => {
    dispatch({ type: 'loading' })
    void refetch()
  }
  return (
    <div className={styles.adventure}>
      <PageTitle glyph="発" title={text.title} note={text.note} />
      <Panel className={styles.panel}>
        {state.status === 'start' ? <Loading text={text.loading} /> : null}
        {state.status === 'failed' ? <FailureNotice message={state.message} onRetry={retry} /> : null}
        {state.status === 'selectable' ? (
          <>
            {running ? <Notice>{text.running}</Notice> : null}
            <FieldTable fields={state.fields} locked={running} onChoose={(id) => dispatch({ type: 'fieldChosen', id })} />
            <GateHint fields={state.fields} />
            <DepartureDialog field={state.asking} onStay={() => dispatch({ type: 'stayed' })} />
          </>
        ) : null}
      </Panel>
    </div>
  )
}

interface FieldTableProps {
  readonly fields: readonly Field[]
  /** While another adventure is on. */
  readonly locked: boolean
  readonly onChoose: (id: number) => void
}

function FieldTable({ fields, locked, onChoose }: FieldTableProps) {
  return (
    <RovingList className={styles.scroll}>
      <Table>
        <thead>
          <tr>
            <th>{text.field}</th>
            <th>{text.difficulty}</th>
            <th>{text.state}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map((field, at) => (
            <tr key={field.id} className={styles.row}>
              <td>
                {/* The button covers the whole row. */}
                <button
                  type="button"
                  className={styles.choose}
                  disabled={locked}
                  onClick={() => onChoose(field.id)}
                  // The first field is the one that most likely comes next.
                  autoFocus={at === 0 && !locked}
                >
                  <Thumbnail fieldId={field.id} />
                  {field.name}
                </button>
              </td>
              <td>
                <Stars difficulty={field.difficulty} />
              </td>
              <td>{field.is_cleared ? <Chip tone="filled">{text.cleared}</Chip> : <Chip>{text.open}</Chip>}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </RovingList>
  )
}

function Thumbnail({ fieldId }: { readonly fieldId: number }) {
  const url = backgroundUrl(fieldId)
  return url === null ? <span className={styles.thumbnail} /> : <img src={url} alt="" loading="lazy" className={styles.thumbnail} />
}

function Stars({ difficulty }: { readonly difficulty: string }) {
  const filled = filledStars(difficulty)
  return (
    <span className={styles.stars} role="img" aria-label={filled === null ? text.unknownStars : text.stars(filled)}>
      {difficulty}
    </span>
  )
}

function GateHint({ fields }: { readonly fields: readonly Field[] }) {
  const hint = gateHint(fields)
  return hint === null ? null : <p className={styles.hint}>{text[hint]}</p>
}
