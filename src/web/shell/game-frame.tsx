import { useEffect, useRef } from 'react'
import { Outlet, useMatches } from 'react-router'
import { DebugHeader } from './debug-header.tsx'
import styles from './game-frame.module.css'
import { updateGameState } from '../state/game-state.ts'
import { screenOf } from './routes.ts'
import { SettingsOpener } from '../settings/settings-opener.tsx'
import { useRouteMusic } from '../sound/music/use-music.ts'
import { TurnPhoneHint } from '../ui/feedback/turn-phone-hint.tsx'
import { useWings } from './wings/use-wings.ts'
import wings from './wings/wings.module.css'

/** The container of all game pages, at least 1280 px wide, with the debug header above. */
export function GameFrame() {
  const current = useMatches().reduce((found, { id }) => screenOf(id) ?? found, screenOf('game.rpg') ?? 'title')
  useEffect(() => updateGameState({ screen: { current } }), [current])
  useRouteMusic()
  const hung = useRef<HTMLDivElement>(null)
  useWings(hung, current)
  return (
    <div className={styles.frame}>
      <DebugHeader />
      <main className={styles.page}>
        <Outlet />
        <div ref={hung} className={wings.wings} aria-hidden="true" />
      </main>
      <SettingsOpener />
      <TurnPhoneHint />
    </div>
  )
}
