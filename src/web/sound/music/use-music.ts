import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useMatches } from 'react-router'
import { read } from '../../server/query.ts'
import { type ScreenName, screenOf } from '../../shell/routes.ts'
import { type Music, musicOfEnding, musicOfRoute } from './music-plan.ts'
import { play, playMusic } from '../sound.ts'

/** The music of the open route, where the table has one, and the sound of going from one screen to another. */
export function useRouteMusic(): void {
  const route = useMatches().findLast(({ id }) => screenOf(id) !== null)?.id ?? ''
  // Whoever needs the list has read it; the music asks for nothing by itself.
  const { data } = useQuery({ ...read('GET /api/game/rpg/field/list'), enabled: false })
  const cleared = data?.filter(({ is_cleared }) => is_cleared).length ?? 0
  const music = musicOfRoute(route, cleared)
  useMusic(music)
  const screen = screenOf(route)
  const before = useRef<ScreenName | null>(null)
  useEffect(() => {
    const effect = screen === null || before.current === null || before.current === screen ? null : arrivals[screen]
    before.current = screen
    if (effect !== null) play(effect)
  }, [screen])
}

const arrivals = { title: 'curtain', beginning: 'curtain', menu: 'gate', battle: 'wings', ending: 'curtain' } as const satisfies Record<
  ScreenName,
  string
>

export function useEndingMusic(view: string, ending: number): void {
  useMusic(musicOfEnding(view, ending))
}

/** Nothing changes for null or undefined, unless it says silence. */
export function useMusic(music: Music | null | undefined, silence = false): void {
  // By value: whoever asks may build it anew each time.
  const wanted = JSON.stringify(music ?? null)
  useEffect(() => {
    const parsed = JSON.parse(wanted) as Music | null
    if (parsed !== null || silence) playMusic(parsed)
  }, [wanted, silence])
}
