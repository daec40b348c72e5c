import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Outlet, useMatch } from 'react-router'
import { ENDLESS, FINALE } from '../../../content/named-ids.ts'
import { fieldTexts } from '../../../content/text/fields.ts'
import { menuText as text } from '../../../content/text/menu.ts'
import type { ClearState } from '../../../contract/menu.ts'
import { sceneUrl } from '../../art/pictures.ts'
import { useMenuStatus } from '../../state/game-state.ts'
import { part } from '../../shell/parts.ts'
import { read } from '../../server/query.ts'
import { ButtonLink } from '../../ui/controls/button.tsx'
import { FailurePanel } from '../../ui/feedback/failure-panel.tsx'
import { Loading } from '../../ui/feedback/loading.tsx'
import { bannerOf } from './banner.ts'
import { TownNews } from './town-news.tsx'
import styles from './menu.module.css'
import { MenuBar } from './menu-bar.tsx'
import { PartyOverview, type PartyOverviewProps } from './party-overview.tsx'
import { useDueScene } from './use-due-scene.ts'
import layout from '../../ui/layout.module.css'
import { classes } from '../../ui/classes.ts'

/** Chunks of their own: these are needed only now and then. */
const RunningBanner = part(async () => (await import('./running-banner.tsx')).RunningBanner)
const TreasureDialog = part(async () => (await import('./treasure-dialog.tsx')).TreasureDialog)
/** It holds the whole story. */
const SceneBeforeMenu = part(async () => (await import('./scene-before-menu.tsx')).SceneBeforeMenu)

/** The bar at the left, the open screen at the right; before them the scenes of the story that are due. */
export function Menu() {
  const [treasureOpen, setTreasureOpen] = useState(false)
  const { data, error, isFetching, refetch } = useQuery(read('GET /api/game/rpg/menu/can_be_clear'))
  const scene = sceneUrl('menu') ?? sceneUrl('plaza')
  const due = useDueScene(data)
  if (due !== null && due.party === null) return <Opening />
  if (due !== null && due.party !== null) {
    return (
      <Suspense fallback={<Opening />}>
        <SceneBeforeMenu key={due.key} sceneKey={due.key} party={due.party} isLast={due.isLast} onTold={due.onTold} />
      </Suspense>
    )
  }
  const failed = !data && error && !isFetching
  return (
    <div className={styles.menu}>
      {scene === null ? null : <img src={scene} alt="" className={styles.scene} />}
      <MenuBar errand={data?.errand ?? null} treasure={data?.is_cleared ?? false} onTreasure={() => setTreasureOpen(true)} />
      <div className={classes(layout.column, layout.shrinks, styles.place)}>
        {data ? <OpenPlace clear={data} /> : null}
        {failed ? (
          <div className={classes(layout.stack, layout.gap4, styles.failed)}>
            <FailurePanel failure={error} onRetry={() => void refetch()}>
              <ButtonLink to="/game/rpg">{text.toTitle}</ButtonLink>
            </FailurePanel>
          </div>
        ) : null}
        {data || failed ? null : <Opening />}
      </div>
      {data ? <TownNews /> : null}
      {data?.is_cleared && treasureOpen ? (
        <Suspense>
          <TreasureDialog vastExpanseCleared={data.is_cleared_vast_expanse} onLeave={() => setTreasureOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  )
}

function Opening() {
  useMenuStatus('menu: start')
  return <Loading page text={text.loading} />
}

/** How many stages a field has: each has one line of text. 千秋楽 has one for each field, 無尽の幕 no last one. */
const stagesOf = (field: number): number => {
  if (field === ENDLESS) return Number.POSITIVE_INFINITY
  return field === FINALE ? fieldTexts.length : (fieldTexts.find(({ id }) => id === field)?.stageLines.length ?? 0)
}

function OpenPlace({ clear: { running, lost_field: lostField } }: { readonly clear: ClearState }) {
  const isHome = useMatch('/game/rpg/menu') !== null
  const banner = running === null ? null : bannerOf(running, stagesOf(running.field_id))
  return (
    <>
      <Suspense>{banner === null ? null : <RunningBanner banner={banner} />}</Suspense>
      {isHome ? <MenuHome lostField={lostField} /> : <Outlet />}
    </>
  )
}

/** The menu itself, before a screen is chosen; the screens report their own status. */
function MenuHome({ lostField }: Pick<PartyOverviewProps, 'lostField'>) {
  useMenuStatus('menu: loaded')
  return <PartyOverview lostField={lostField} />
}
