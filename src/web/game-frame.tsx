import { useEffect } from 'react'
import { Outlet, useLocation } from 'react-router'
import { DebugHeader } from './debug-header.tsx'
import styles from './game-frame.module.css'
import { type ScreenName, updateGameState } from './game-state.ts'
import { TurnPhoneHint } from './ui/turn-phone-hint.tsx'

/** The container of all game pages, at least 1280 px wide, with the debug header above. */
export function GameFrame() {
  const { pathname } = useLocation()
  const current = screenAt(pathname)
  useEffect(() => updateGameState({ screen: { current } }), [current])
  return (
    <div className={styles.frame}>
      <DebugHeader />
      <main className={styles.page}>
        <Outlet />
      </main>
      <TurnPhoneHint />
    </div>
  )
}

function screenAt(pathname: string): ScreenName {
  const [, screen] = /^\/game\/rpg\/(\w+)/.exec(pathname) ?? []
  return screen === 'beginning' || screen === 'menu' || screen === 'ending' || screen === 'battle' ? screen : 'title'
}
