import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Field } from '../../../contract/field.ts'
import { gatekeeper } from '../../../content/story/gate.ts'
import { librarian } from '../../../content/story/keepers.ts'
import { adventureText as text } from '../../../content/text/adventure.ts'
import { useMenuStatus } from '../../game-state.ts'
import { read } from '../../query.ts'
import { useRunningAdventure } from '../../running-adventure.ts'
import { Loading } from '../../ui/loading.tsx'
import { FailureNotice, FailurePanel } from '../../ui/notice.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { Panel } from '../../ui/panel.tsx'
import styles from './adventure.module.css'
import { DepartureDialog } from './departure-dialog.tsx'
import { DifficultyRow } from './difficulty-row.tsx'
import { EncoreRow } from './encore-row.tsx'
import { FieldTable } from './field-table.tsx'
import { gateHint, inScreenOrder } from './fields.ts'
import { GateSide } from './gate-side.tsx'

/** 正門: the list of fields and the question before the departure. */
export function Adventure() {
  const { data, error, isFetching, refetch } = useQuery(read('GET /api/game/rpg/field/list'))
  const running = useRunningAdventure()
  const status = data ? 'selectable' : error && !isFetching ? 'failed' : 'start'
  useMenuStatus(`adventure: ${status}`)
  const retry = () => void refetch()
  return (
    <div className={styles.adventure}>
      <PageTitle glyph="発" title={text.title} note={running ? text.running : text.note} />
      {status === 'start' ? <Loading text={text.loading} /> : null}
      {status === 'failed' && error ? <FailurePanel failure={error} onRetry={retry} /> : null}
      {data ? (
        <div className={styles.gate}>
          <Panel className={styles.panel}>
            {error ? <FailureNotice message={error.message} failure={error} onRetry={retry} /> : null}
            <Gate fields={data} locked={running} />
            <DifficultyRow running={running} />
            <EncoreRow locked={running} />
          </Panel>
          <GateSide />
        </div>
      ) : null}
    </div>
  )
}

const hints = { castle: gatekeeper.castleInSight, furrow: librarian.furrow }

interface GateProps {
  readonly fields: readonly Field[]
  /** While another adventure is on. */
  readonly locked: boolean
}

function Gate({ fields, locked }: GateProps) {
  /** Id of the field that is asked about. */
  const [asking, setAsking] = useState<number | null>(null)
  const hint = gateHint(fields)
  return (
    <>
      <FieldTable fields={inScreenOrder(fields)} locked={locked} onChoose={setAsking} />
      {hint === null ? null : <p className={styles.hint}>{hints[hint].join('')}</p>}
      <DepartureDialog field={fields.find(({ id }) => id === asking) ?? null} onStay={() => setAsking(null)} />
    </>
  )
}
