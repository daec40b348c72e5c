import { ENDLESS } from '../../../content/named-ids.ts'
import type { RunningAdventure } from '../../../contract/adventure.ts'

/** What the town offers while an adventure is on. */
export type Banner =
  | { readonly phase: 'fighting'; readonly at: StagePlace }
  /** `next` is null after the boss. In 無尽の幕 it is the won stage: a slip is chosen there first. */
  | { readonly phase: 'won'; readonly at: StagePlace; readonly next: StagePlace | null }
  | { readonly phase: 'escaped'; readonly at: StagePlace }

export interface StagePlace {
  readonly field: number
  readonly stage: number
  readonly session: string
}

/** `stages` = how many the field has. Null for a lost adventure: nothing is offered. */
export function bannerOf(running: RunningAdventure, stages: number): Banner | null {
  const { field_id: field, stage_id: stage, session_id: session, phase } = running
  const at = { field, stage, session }
  switch (phase) {
    case 'fighting':
    case 'escaped':
      return { phase, at }
    case 'won':
      return { phase, at, next: stage < stages ? { ...at, stage: field === ENDLESS ? stage : stage + 1 } : null }
    case 'lost':
      return null
  }
}
