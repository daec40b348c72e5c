import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { REST_UNLOCK } from '../../../content/rest.ts'
import { plazaText as text } from '../../../content/text/plaza.ts'
import { useDream } from '../../town/dream.ts'
import { useClearedFields } from '../../town/cleared-fields.ts'
import { useMenuStatus } from '../../state/game-state.ts'
import { read } from '../../server/query.ts'
import { play } from '../../sound/sound.ts'
import { Button } from '../../ui/controls/button.tsx'
import { classes } from '../../ui/classes.ts'
import { Loading } from '../../ui/feedback/loading.tsx'
import { FailureNotice, Notice } from '../../ui/feedback/notice.tsx'
import { PageTitle } from '../../ui/text/page-title.tsx'
import { Speech } from '../../ui/story/speech.tsx'
import { PlazaMap } from './plaza-map.tsx'
import styles from './plaza.module.css'
import { isOpen, routeOf, type Spot } from './spots.ts'
import { useTown } from '../../town/town.ts'
import { talksAt } from './talk.ts'
import layout from '../../ui/layout.module.css'

/** 広場: the map with its five spots, and what people say there. */
export function Plaza() {
  const { data, error, refetch } = useQuery(read('GET /api/game/rpg/menu/plaza/check_status'))
  const [moved, setMoved] = useState(false)
  const [refused, setRefused] = useState(false)
  const navigate = useNavigate()
  const sentBack = useSentBack()
  const cleared = useClearedFields()
  const missing = REST_UNLOCK.count - cleared
  const answered = data !== undefined || error !== null
  useMenuStatus(`plaza: ${moved ? 'moved' : answered ? 'loaded' : 'start'}`)
  const healingOpen = data?.[0] ?? null
  const choose = (spot: Spot) => {
    const open = isOpen(spot, healingOpen)
    play(open ? 'page' : 'refuse')
    setRefused(!open)
    if (!open) return
    setMoved(true)
    void navigate(routeOf[spot])
  }
  return (
    <div className={classes(layout.strip, layout.spread, layout.shrinks, styles.plaza)}>
      <div className={classes(layout.strip, layout.spread, layout.gap4, styles.sky)}>
        <PageTitle glyph="町" title={text.title} note={text.note} />
        {error ? <FailureNotice message={`${text.unread}${error.message}`} failure={error} onRetry={() => void refetch()} /> : null}
        {refused && !error ? <Notice>{missing > 0 ? text.closedUntil(missing) : text.closed}</Notice> : null}
        {sentBack === null || refused ? null : <Notice>{sentBack}</Notice>}
      </div>
      <PlazaMap dark={!answered} healingOpen={healingOpen} stains={cleared} onSpot={choose} />
      <Gossip cleared={cleared} heard={answered} />
      {answered ? null : (
        <div className={styles.wait}>
          <Loading text={text.loading} />
        </div>
      )}
    </div>
  )
}

/** Why another place sent the player here; forgotten by the browser's history, so that a reload does not say it again. */
function useSentBack(): string | null {
  const { state } = useLocation()
  const [reason] = useState<string | null>(() => (typeof state?.sentBack === 'string' ? state.sentBack : null))
  useLayoutEffect(() => {
    // At once, before it is seen: a navigation would wait for the loaders, and a reload may come first. `usr` is where the router keeps `state`.
    if (state !== null) window.history.replaceState({ ...window.history.state, usr: null }, '')
  }, [state])
  return reason
}

interface GossipProps {
  readonly cleared: number
  /** Else only its room is kept. */
  readonly heard: boolean
}

/** One speaker at a time; the button shows the next. */
function Gossip({ cleared, heard }: GossipProps) {
  const [at, setAt] = useState(0)
  const dreamt = useDream()
  const roles = useTown()?.roles ?? []
  const talks = talksAt(cleared, { roles, dreamt })
  const talk = talks[at % talks.length]
  if (talk === undefined) return null
  return (
    <section className={classes(layout.strip, layout.gap4, styles.gossip, !heard && styles.silent)} aria-label={text.talk}>
      <Speech name={talk.name} lines={talk.lines} from="none" className={styles.voice} />
      <Button size="small" onClick={() => setAt(at + 1)}>
        {text.more}
      </Button>
    </section>
  )
}
