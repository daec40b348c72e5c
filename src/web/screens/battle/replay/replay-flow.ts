import type { ReplayStage } from '../../../../contract/battle/encore.ts'
import { type Battle, battleFrom, type PlayedTurn, turnFrom } from '../battle-model.ts'

/** A stage of a ranked run, ready to be shown: `battles[n]` stands before `turns[n]`, the last one after all of them. */
export interface Recorded {
  readonly battles: readonly [Battle, ...Battle[]]
  readonly turns: readonly PlayedTurn[]
}

export function recordedFrom({ run, stage_id, first, turns: replies }: ReplayStage): Recorded {
  const start = battleFrom({ fieldId: run.field_id, stageId: stage_id }, first)
  const battles: [Battle, ...Battle[]] = [start]
  const turns: PlayedTurn[] = []
  for (const reply of replies) {
    const turn = turnFrom(battles.at(-1) ?? start, reply)
    turns.push(turn)
    battles.push(turn.after)
  }
  return { battles, turns }
}

export interface ReplayState {
  /** Turns that have been shown to their end. */
  readonly at: number
  readonly playing: boolean
}

export type ReplayAction =
  | { readonly type: 'toggled' }
  /** The turn under way has been shown. */
  | { readonly type: 'shown' }
  | { readonly type: 'stepped'; readonly by: 1 | -1 }

/** `length`: how many turns the stage has; `goesOn`: another stage follows, so that it plays on at the end. What does not fit changes nothing. */
export function replayFlow(length: number, goesOn: boolean): (state: ReplayState, action: ReplayAction) => ReplayState {
  return (state, action) => {
    const { at, playing } = state
    switch (action.type) {
      case 'toggled':
        // At the end it begins again.
        return playing ? { at, playing: false } : { at: at >= length ? 0 : at, playing: true }
      case 'shown':
        return playing && at < length ? { at: at + 1, playing: goesOn || at + 1 < length } : state
      case 'stepped':
        return { at: Math.min(length, Math.max(0, at + action.by)), playing: false }
    }
  }
}
