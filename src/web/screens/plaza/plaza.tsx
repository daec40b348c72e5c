import { useQuery } from '@tanstack/react-query'
import { useEffect, useReducer, useState } from 'react'
import { useNavigate } from 'react-router'
import { plazaText as text } from '../../../content/text/plaza.ts'
import { useClearedFields } from '../../cleared-fields.ts'
import { useMenuStatus } from '../../game-state.ts'
import { read } from '../../query.ts'
import { play } from '../../sound/sound.ts'
import { Button } from '../../ui/button.tsx'
import { Loading } from '../../ui/loading.tsx'
import { FailureNotice } from '../../ui/notice.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { Speech } from '../../ui/speech.tsx'
import { initialPlaza, plazaFlow } from './plaza-flow.ts'
import { PlazaMap } from './plaza-map.tsx'
import styles from './plaza.module.css'
import { talksAt } from './talk.ts'

/** 広場: the map with its five spots, and what is being said there. */
export function Plaza() {
  const [state, dispatch] = useReducer(plazaFlow, initialPlaza)
  const { data, error, dataUpdatedAt, errorUpdatedAt, refetch } = useQuery(read('GET /api/game/rpg/menu/plaza/check_status'))
  useEffect(() => {
    if (error) dispatch({ type: 'statusFailed', message: error.message })
    else if (data) dispatch({ type: 'statusRead', healingOpen: data[0] })
  }, [data, error, dataUpdatedAt, errorUpdatedAt])
  useMenuStatus(`plaza: ${state.status}`)
  const navigate = useNavigate()
  const to = state.status === 'moved' ? state.to : null
  useEffect(() => {
    if (to !== null) void navigate(to)
  }, [to, navigate])
  const cleared = useClearedFields()
  return (
    <div className={styles.plaza}>
      <div className={styles.sky}>
        <PageTitle glyph="町" title={text.title} note={text.note} />
        {state.status === 'loaded' && state.trouble !== null ? (
          <FailureNotice message={`${text.unread}${state.trouble}`} onRetry={() => void refetch()} />
        ) : null}
      </div>
      {state.status === 'start' ? (
        <Loading text={text.loading} />
      ) : (
        <PlazaMap
          state={state}
          stains={cleared}
          onSpot={(spot) => {
            play('paper')
            dispatch({ type: 'spotChosen', spot })
          }}
        />
      )}
      <Gossip cleared={cleared} />
    </div>
  )
}

/** One voice at a time; the button goes round. */
function Gossip({ cleared }: { readonly cleared: number }) {
  const [at, setAt] = useState(0)
  const talks = talksAt(cleared)
  const talk = talks[at % talks.length]
  if (talk === undefined) return null
  return (
    <section className={styles.gossip} aria-label={text.talk}>
      <Speech name={talk.name} lines={talk.lines} from="above" className={styles.voice} />
      <Button size="small" onClick={() => setAt(at + 1)}>
        {text.more}
      </Button>
    </section>
  )
}
