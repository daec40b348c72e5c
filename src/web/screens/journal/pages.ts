import { deeds } from '../../../content/story/deeds.ts'
import { homecomings } from '../../../content/story/homecomings.ts'
import { polisherTalk, townTalk } from '../../../content/story/town-talk.ts'
import { type FieldText, fieldTexts } from '../../../content/text/fields.ts'
import { journalText as text, voiceNames } from '../../../content/text/journal.ts'
import { VAST_EXPANSE } from '../../../content/named-ids.ts'
import type { Journal } from '../../../contract/journal.ts'

/** A field where the party has been. */
export interface FieldPage {
  readonly id: number
  readonly name: string
  readonly epigraph: readonly string[]
  readonly isOpen: boolean
  readonly stages: readonly { readonly stage: number; readonly epigraph: string | null; readonly line: string }[]
  /** How many stages were not entered yet. */
  readonly unseen: number
}

export const fieldPages = ({ fields, cleared }: Pick<Journal, 'fields' | 'cleared'>): readonly FieldPage[] =>
  fields.flatMap(({ id, stages }) => {
    const field: FieldText | undefined = fieldTexts.find((each) => each.id === id)
    if (field === undefined) return []
    return {
      id,
      name: field.name,
      epigraph: field.epigraph,
      isOpen: cleared.includes(id),
      stages: stages.map((stage) => ({
        stage,
        epigraph: field.stageEpigraphs?.[stage - 1] ?? null,
        line: field.stageLines[stage - 1] ?? '',
      })),
      unseen: field.stageLines.length - stages.length,
    }
  })

/** What somebody of the town has said so far. */
export interface Voice {
  readonly name: string
  readonly said: readonly { readonly when: string; readonly lines: readonly string[] }[]
}

/** All that could be heard up to now, the latest last. */
export function voicesOf({ cleared }: Pick<Journal, 'cleared'>): readonly Voice[] {
  const heard = (lines: readonly (readonly string[])[]) =>
    lines.slice(0, cleared.length + 1).map((said, from) => ({ when: text.since(from), lines: said }))
  return [
    { name: voiceNames.town, said: heard(townTalk) },
    { name: voiceNames.polisher, said: heard(polisherTalk) },
  ].filter(({ said }) => said.length > 0)
}

/** A stain that has come along. */
export interface StainPage {
  readonly field: string
  readonly name: string
  readonly notes: readonly (readonly string[])[]
  /** Whose it is; null while nobody knows. */
  readonly home: readonly string[] | null
  /** The enemy that it was, once that is known. */
  readonly shadow: number | null
}

export function stainPages({ cleared, scenes }: Pick<Journal, 'cleared' | 'scenes'>): readonly StainPage[] {
  const isTold = cleared.includes(VAST_EXPANSE)
  const isThirdEnding = scenes.includes('ending-3')
  return homecomings
    .filter(({ field }) => cleared.includes(field))
    .map(({ field, name, shadow, notes, home, afterEnding3 }) => ({
      field: fieldTexts.find(({ id }) => id === field)?.name ?? '',
      name,
      notes: notes.filter(({ from }) => from <= cleared.length).map(({ lines }) => lines),
      home: isTold ? ((isThirdEnding ? afterEnding3 : undefined) ?? home) : null,
      shadow: isTold ? shadow : null,
    }))
    .filter(({ notes }) => notes.length > 0)
}

export interface DeedLine {
  readonly id: number
  readonly name: string
  readonly line: string
  readonly isDone: boolean
}

/** All deeds; those that are hidden say nothing until they are done. */
export const deedLines = (done: readonly number[]): readonly DeedLine[] =>
  deeds.map(({ id, name, line, hidden }) => {
    const isDone = done.includes(id)
    return hidden && !isDone ? { id, name: text.hiddenName, line: text.hiddenLine, isDone } : { id, name, line, isDone }
  })
