import { type Dispatch, useState } from 'react'
import type { Command } from '../../../rules/battle/command.ts'
import { useStoredChoice } from '../../stored-choice.ts'
import type { BattleAction, BattleFlow } from './battle-flow.ts'
import type { Battle } from './battle-model.ts'
import { type Auto, useAuto } from './use-auto.ts'
import { type Showing, usePlayback } from './use-playback.ts'

export type Speed = 'normal' | 'double' | 'instant'

export const speeds: readonly [Speed, ...Speed[]] = ['normal', 'double', 'instant']
/** Factor on every pause; 0 = all at once. */
export const paces: Readonly<Record<Speed, number>> = { normal: 1, double: 0.5, instant: 0 }
/** The first press during a turn shows the rest of it this much faster, the second at once. */
const hurriedPace = 0.25

export interface Board {
  readonly showing: Showing
  readonly pace: number
  readonly speed: Speed
  readonly nextSpeed: () => void
  /** Gives last turn's commands again; null while that is not possible. */
  readonly repeat: (() => void) | null
  /** Set while a turn is being shown. */
  readonly hurry: (() => void) | null
  readonly auto: Auto
}

/** What the board shows of a turn, how fast, and the commands of the turn before. */
export function useBoard(flow: BattleFlow, battle: Battle, dispatch: Dispatch<BattleAction>): Board {
  const [speed, setSpeed] = useStoredChoice<Speed>('battle-speed', speeds)
  const [presses, setPresses] = useState(0)
  const [last, setLast] = useState<readonly Command[]>([])
  const turn = flow.status === 'outputLog' ? flow.turn : null
  const pace = presses > 1 ? 0 : paces[speed] * (presses === 1 ? hurriedPace : 1)
  const onEnd = () => {
    if (flow.status === 'outputLog') setLast(flow.picks)
    setPresses(0)
    dispatch({ type: 'shown' })
  }
  const showing = usePlayback(battle.state, turn, pace, onEnd) ?? still(battle)
  const auto = useAuto(flow, dispatch)
  const canRepeat = flow.status === 'command' && flow.list === 'main' && flow.picks.length === 0 && last.length > 0
  return {
    showing,
    pace,
    speed,
    nextSpeed: () => setSpeed(speeds[(speeds.indexOf(speed) + 1) % speeds.length] ?? 'normal'),
    repeat: canRepeat ? () => dispatch({ type: 'repeated', picks: last }) : null,
    hurry: turn ? () => setPresses((before) => before + 1) : null,
    auto,
  }
}

/** What stands on the stage while no turn is being shown. */
export const still = ({ state }: Battle): Showing => ({
  state,
  line: null,
  actor: null,
  motions: new Map(),
  floats: [],
  announced: new Set(),
})
