import { useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { ease } from '../../../motion/easings.ts'
import { arrive, bossEntrance } from '../../../motion/gestures/entrance.ts'
import { GesturePlayer } from '../../../motion/player.ts'
import type { GestureStage } from '../../../motion/stage.ts'
import { wings } from '../../../shell/wings/wings.ts'
import type { Battle } from '../battle-model.ts'
import { hasMet, rememberMet } from './met-bosses.ts'

interface Entrance {
  /** All enemies' pictures stand on the stage. */
  readonly ready: boolean
  /** The player has begun to choose: the rest is cut short. */
  readonly over: boolean
}

/** Ms: pictures that take longer come onto an open stage. A boss comes on but once, and is waited for. */
const latest = { arrive: 4000, bossEntrance: 30_000 } as const

const cardsUp = [
  [0, { transform: 'translateY(260px)' }],
  [260, { transform: 'none' }, ease.out],
] as const

interface Entered {
  /** The enemies may be seen. */
  readonly open: boolean
  /** They stand there, and may speak. */
  readonly stand: boolean
}

/**
 * Opens the wings on a stage that is ready, and lets the enemies come on: a boss in its own way when it is met for the first time, at the beginning
 * of its stage. Any key or press cuts that short, and does what it does besides.
 */
export function useEntrance(stage: GestureStage, battle: Battle, { ready, over }: Entrance): Entered {
  const [open, setOpen] = useState(false)
  const [stand, setStand] = useState(false)
  const player = useMemo(() => new GesturePlayer(stage, { arrive, bossEntrance }), [stage])
  // Once, and for good: a choice that is taken back does not bring the entrance back. A stage that is decided already is only uncovered.
  if (over && !stand) setStand(true)
  const [boss] = useState(() =>
    battle.log.length > 0 || over ? -1 : battle.enemies.findIndex((enemy) => enemy.is_boss && !hasMet(battle, enemy.id)),
  )
  const gesture: keyof typeof latest = boss < 0 ? 'arrive' : 'bossEntrance'
  const who = battle.members.length + boss
  const [hasWaited, setWaited] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), latest[gesture])
    return () => clearTimeout(timer)
  }, [gesture])
  const isSet = ready || hasWaited
  useEffect(() => {
    if (isSet) void wings.open().then(() => setOpen(true))
  }, [isSet])
  useLayoutEffect(() => {
    if (!open || stand) return
    if (stage.hud) stage.clock.pose(stage.hud, cardsUp)
    player.play([{ at: 0, gesture, who, blows: [], element: 'paper' }], {
      onBegin: nothing,
      onLand: nothing,
      onEnd: () => setStand(true),
    })
    return () => player.stop()
  }, [stage, player, open, stand, gesture, who])
  useLayoutEffect(() => {
    if (stand && gesture === 'bossEntrance') rememberMet(battle)
  }, [stand, gesture, battle])
  useLayoutEffect(() => {
    if (!open || stand) return
    const listening = new AbortController()
    for (const type of ['keydown', 'pointerdown']) {
      window.addEventListener(type, () => setStand(true), { capture: true, signal: listening.signal })
    }
    return () => listening.abort()
  }, [open, stand])
  return { open, stand }
}

const nothing = () => undefined
