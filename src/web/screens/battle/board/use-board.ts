import { type Dispatch, useMemo, useState } from 'react'
import type { Speech } from '../../../../contract/battle/battle.ts'
import type { Command } from '../../../../rules/battle/command.ts'
import type { GestureStage } from '../../../motion/stage.ts'
import { type Choice, choices } from '../../../settings/settings.ts'
import { useStoredChoice } from '../../../state/stored-choice.ts'
import { type BattleAction, type BattleFlow, hasBegun, type PlanningAction } from '../battle-flow.ts'
import type { Battle, PlayedTurn } from '../battle-model.ts'
import { recallSaid, useRemembered } from '../voices/said-before.ts'
import { type Auto, useAuto } from '../commands/use-auto.ts'
import { type Showing, still } from '../playback/frames.ts'
import { usePlayback } from '../playback/use-playback.ts'
import { useSpoken } from '../voices/use-spoken.ts'
import { useVoices } from '../voices/use-voices.ts'

export type Speed = Choice<'battle-speed'>
export const speeds = choices['battle-speed']
export const speedAfter = (speed: Speed): Speed => speeds[(speeds.indexOf(speed) + 1) % speeds.length] ?? 'normal'
/** Factor on every pause; 0 = all at once. */
export const paces: Readonly<Record<Speed, number>> = { normal: 1, double: 0.5, instant: 0 }
/** The first press during a turn shows the rest of it this much faster, the second at once. */
const hurriedPace = 0.25

export interface Board {
  readonly showing: Showing
  /** What is being said. */
  readonly spoken: Speech | null
  readonly speed: Speed
  readonly nextSpeed: () => void
  /** Gives last turn's commands again; null while that is not possible. */
  readonly repeat: PlanningAction | null
  /** Set while a turn is being shown. */
  readonly hurry: (() => void) | null
  readonly auto: Auto
}

interface BoardInput {
  readonly flow: BattleFlow
  readonly battle: Battle
  readonly dispatch: Dispatch<BattleAction>
  /** The enemies have come on. */
  readonly stand: boolean
  /** The stage was entered with おまかせ on. */
  readonly beginsAuto: boolean
  /** The name of the stage is no longer shown. */
  readonly isNameOver: boolean
}

/** What the board shows of a turn, how fast, and the commands of the turn before. */
export function useBoard(stage: GestureStage, { flow, battle, dispatch, stand, beginsAuto, isNameOver }: BoardInput): Board {
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
  const showing =
    usePlayback(stage, { before: battle.state, turn }, { steps: pace, speeches: speechPace(speed, presses) }, onEnd) ?? still(battle.state)
  const bark = useBark(useVoices(hasBegun(flow)), battle, turn, showing.taken)
  const spoken = useSpoken(battle, { held: showing.speech, bark, stand, isNameOver, silent: !isOn(flow) })
  const auto = useAuto(flow, dispatch, { begins: beginsAuto, stand })
  const canRepeat = flow.status === 'command' && flow.list === 'main' && flow.picks.length === 0 && last.length > 0
  return {
    showing,
    spoken,
    speed,
    nextSpeed: () => setSpeed(speedAfter(speed)),
    repeat: useMemo(() => (canRepeat ? { type: 'repeated', picks: last } : null), [canRepeat, last]),
    hurry: turn ? () => setPresses((before) => before + 1) : null,
    auto,
  }
}

/** A speech stays as long at every speed, until the player hurries on. */
function speechPace(speed: Speed, presses: number): number {
  if (presses === 0) return 1
  return presses === 1 && speed !== 'instant' ? hurriedPace : 0
}

/** Neither an outcome nor a failure is shown. */
export const isOn = ({ status }: BattleFlow): boolean => !['resultWin', 'resultLose', 'escaped', 'error'].includes(status)

/** What a member says in passing in the turn that is shown, once its event has happened. */
function useBark(voices: ReturnType<typeof useVoices>, battle: Battle, turn: PlayedTurn | null, taken: number): Speech | null {
  const bark = useMemo(() => (turn && voices ? voices.barkIn(battle, turn, recallSaid('bark')) : null), [voices, battle, turn])
  useRemembered('bark', bark?.last ?? null)
  return bark !== null && taken > bark.speech.event ? bark.speech : null
}
