import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { Field } from '../../../contract/field.ts'
import { gatekeeper } from '../../../content/story/town/gate.ts'
import { librarian } from '../../../content/story/town/keepers/librarian.ts'
import { adventureText as text } from '../../../content/text/adventure.ts'
import { decodeMap } from '../../art/map-pictures.ts'
import { useMenuStatus } from '../../state/game-state.ts'
import { decoration } from '../../shell/parts.ts'
import { read } from '../../server/query.ts'
import { useRunningAdventure } from '../../town/running-adventure.ts'
import { type Town, useTown } from '../../town/town.ts'
import { classes } from '../../ui/classes.ts'
import { FailurePanel } from '../../ui/feedback/failure-panel.tsx'
import { Loading } from '../../ui/feedback/loading.tsx'
import { FailureNotice } from '../../ui/feedback/notice.tsx'
import { PageTitle } from '../../ui/text/page-title.tsx'
import styles from './adventure.module.css'
import { DepartureDialog } from './gate/departure-dialog.tsx'
import { DifficultyRow } from './gate/difficulty-row.tsx'
import { Encore } from './encore/encore.tsx'
import { FieldMap } from './map/field-map.tsx'
import { FieldTable } from './map/field-table.tsx'
import { askedField, gateHint, inScreenOrder } from './fields.ts'
import { GateNotice, Gatekeeper } from './gate/gate-side.tsx'
import { LandCard } from './map/land-card.tsx'
import { sceneAt, seenIn } from './map/map-scene.ts'
import { rememberVisit, useAftermath, visitedFields } from './gate/use-aftermath.ts'
import { useSmallWindow } from '../../ui/small-window.ts'
import layout from '../../ui/layout.module.css'

void decodeMap()

/** A chunk of its own: it is needed only after a field was cleared. */
const Aftermath = decoration(async () => (await import('./gate/aftermath.tsx')).Aftermath)

/** 正門: the map, the list of fields and the question before the departure. */
export function Adventure() {
  const { data, error, isFetching, refetch } = useQuery(read('GET /api/game/rpg/field/list'))
  const running = useRunningAdventure()
  const town = useTown()
  const isDecoded = useDecodedMap()
  const isSmall = useSmallWindow()
  const status = data ? 'selectable' : error && !isFetching ? 'failed' : 'start'
  useMenuStatus(`adventure: ${status}`)
  const retry = () => void refetch()
  const hint = gateHint(data ?? [])
  return (
    <div className={classes(layout.strip, layout.gap2, layout.shrinks, styles.adventure)}>
      <div className={classes(layout.row, layout.wraps, layout.gap3, styles.top)}>
        <PageTitle glyph="発" title={text.title} note={running ? text.running : text.note} />
        {isSmall && data && town ? <Gatekeeper town={town} /> : null}
        {hint === null ? null : <p className={classes(styles.hint, 'display')}>{hints[hint].join('')}</p>}
        {data ? <DifficultyRow running={running} /> : null}
        {data ? <Encore locked={running} /> : null}
        {data && error ? <FailureNotice message={error.message} failure={error} onRetry={retry} /> : null}
      </div>
      {status === 'failed' && error ? <FailurePanel failure={error} onRetry={retry} /> : null}
      {data && town && isDecoded ? (
        <Gate key={town.cleared.size} fields={inScreenOrder(data)} town={town} locked={running} isSmall={isSmall} />
      ) : status === 'failed' ? null : (
        <Loading text={text.loading} />
      )}
    </div>
  )
}

const hints = { castle: gatekeeper.castleInSight, furrow: librarian.furrow }

/** Nothing of the map is shown before all of it can be. */
function useDecodedMap(): boolean {
  const [isDecoded, setDecoded] = useState(false)
  useEffect(() => void decodeMap().then(() => setDecoded(true)), [])
  return isDecoded
}

/** The field that is asked about at once; forgotten by the browser's history, so that a reload does not ask again. */
function useAsked(fields: readonly Field[], locked: boolean): number | null {
  const { state } = useLocation()
  const [asked] = useState(() => (locked ? null : askedField(state, fields)))
  useLayoutEffect(() => {
    // As of who comes home: `usr` is where the router keeps `state`.
    if (asked !== null) window.history.replaceState({ ...window.history.state, usr: null }, '')
  }, [asked])
  return asked
}

interface GateProps {
  /** In the order of the screen. */
  readonly fields: readonly Field[]
  readonly town: Town
  /** While another adventure is on. */
  readonly locked: boolean
  /** The map is small: カンヌキ speaks in the line above it. */
  readonly isSmall: boolean
}

function Gate({ fields, town, locked, isSmall }: GateProps) {
  const { change, step, isPlaying } = useAftermath(town.saveId, fields)
  const asked = useAsked(fields, locked)
  const [chosen, setChosen] = useState(asked ?? fields[0]?.id ?? 0)
  const [isAsking, setAsking] = useState(asked !== null)
  const [visited] = useState(() => visitedFields(town.saveId))
  const field = fields.find(({ id }) => id === chosen)
  const open = fields.filter(({ is_cleared }) => !is_cleared).map(({ id }) => id)
  // A newcomer has one field only: it needs no mark.
  const fresh = new Set(town.cleared.size === 0 ? [] : open.filter((id) => !visited.has(id)))
  const ask = (id: number) => {
    if (locked) return
    setChosen(id)
    setAsking(true)
  }
  return (
    <>
      <div className={styles.stage}>
        <FieldMap
          fields={fields}
          scene={sceneAt(seenIn(fields), change, step)}
          change={change}
          isPlaying={isPlaying}
          chosen={chosen}
          fresh={fresh}
          onChoose={setChosen}
          onAsk={() => ask(chosen)}
        >
          {isSmall ? null : <Gatekeeper town={town} />}
          {change === null || !isPlaying ? null : (
            <Suspense fallback={null}>
              <Aftermath fields={fields} change={change} step={step} />
            </Suspense>
          )}
        </FieldMap>
      </div>
      <div className={classes(layout.stack, layout.gap3, styles.foot)}>
        <div className={classes(layout.column, styles.list)}>
          <FieldTable
            fields={fields}
            locked={locked}
            chosen={chosen}
            next={open[0] ?? null}
            fresh={fresh}
            onChoose={setChosen}
            onAsk={ask}
          />
        </div>
        {field === undefined ? null : <LandCard field={field} locked={locked} onAsk={() => ask(chosen)} />}
        <GateNotice town={town} isTableLong={fields.length > 3} />
      </div>
      <Suspense fallback={null}>
        <DepartureDialog
          field={isAsking ? (field ?? null) : null}
          onStay={() => setAsking(false)}
          onGo={(id) => {
            rememberVisit(town.saveId, id)
            // It would stand above the wings.
            setAsking(false)
          }}
        />
      </Suspense>
    </>
  )
}
