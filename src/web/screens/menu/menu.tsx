import { useQuery } from '@tanstack/react-query'
import { useEffect, useReducer } from 'react'
import { Outlet, useMatch } from 'react-router'
import { fieldTexts } from '../../../content/fields-text.ts'
import { menuText as text } from '../../../content/text/menu.ts'
import { sceneUrl } from '../../art/pictures.ts'
import { useMenuStatus } from '../../game-state.ts'
import { read } from '../../query.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Loading } from '../../ui/loading.tsx'
import { FailureNotice } from '../../ui/notice.tsx'
import { initialMenu, type MenuEvent, menuFlow, type MenuState } from './menu-flow.ts'
import styles from './menu.module.css'
import { MenuBar } from './menu-bar.tsx'
import { PartyOverview } from './party-overview.tsx'
import { RunningBanner } from './running-banner.tsx'
import { TreasureDialog } from './treasure-dialog.tsx'

/** How many stages a field has: one line is written for each. */
const stagesOf = (field: number): number => fieldTexts.find(({ id }) => id === field)?.stageLines.length ?? 0

/** The town: the bar at the left, the place at the right. */
export function Menu() {
  const [state, dispatch] = useReducer(menuFlow, initialMenu)
  const { data, error, refetch } = useQuery(read('GET /api/game/rpg/menu/can_be_clear'))
  useEffect(() => {
    if (data) dispatch({ type: 'stateRead', clear: data, stagesOf })
    else if (error) dispatch({ type: 'stateFailed', message: error.message })
  }, [data, error])
  const scene = sceneUrl('menu') ?? sceneUrl('plaza')
  const retry = () => {
    dispatch({ type: 'loading' })
    void refetch()
  }
  return (
    <div className={styles.menu}>
      {scene === null ? null : <img src={scene} alt="" className={styles.scene} />}
      <MenuBar treasure={state.status === 'loaded' && state.treasure} onTreasure={() => dispatch({ type: 'treasureOpened' })} />
      <div className={styles.place}>
        <Place state={state} dispatch={dispatch} onRetry={retry} />
      </div>
    </div>
  )
}

interface PlaceProps {
  readonly state: MenuState
  readonly dispatch: (event: MenuEvent) => void
  readonly onRetry: () => void
}

function Place({ state, dispatch, onRetry }: PlaceProps) {
  const atTheGate = useMatch('/game/rpg/menu') !== null
  switch (state.status) {
    case 'start':
      return <Loading page text={text.loading} />
    case 'failed':
      return (
        <div className={styles.failed}>
          <FailureNotice message={state.message} onRetry={onRetry} />
          <ButtonLink to="/game/rpg">{text.toTitle}</ButtonLink>
        </div>
      )
    case 'loaded':
      return (
        <>
          {state.banner === null ? null : <RunningBanner state={state} banner={state.banner} dispatch={dispatch} />}
          {atTheGate ? <AtTheGate /> : <Outlet />}
          <TreasureDialog
            open={state.dialog === 'treasure'}
            vastExpanseCleared={state.vastExpanseCleared}
            onLeave={() => dispatch({ type: 'dialogLeft' })}
          />
        </>
      )
  }
}

/** Nothing chosen yet: how the three are. The screens below tell their own status. */
function AtTheGate() {
  useMenuStatus('menu: loaded')
  return <PartyOverview />
}
