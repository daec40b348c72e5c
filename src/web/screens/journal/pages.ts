import { isCounted } from '../../../rules/town/deeds.ts'
import { deeds } from '../../../content/story/deeds.ts'
import { homecomings } from '../../../content/story/town/homecomings.ts'
import { gateNotices, gatekeeper } from '../../../content/story/town/gate.ts'
import { people, type Person, type TalkAbout, type TalkFrom } from '../../../content/story/town/people.ts'
import { afterEndings, endingKey, lastPicture, storySceneOf, storyScenes } from '../../../content/story/scenes.ts'
import type { Scene, StoryPart } from '../../../content/story/story.ts'
import { polisherTalk, stainNames, townTalk } from '../../../content/story/town/town-talk.ts'
import { type FieldText, fieldTexts } from '../../../content/text/fields.ts'
import { journalText as text, voiceNames as names } from '../../../content/text/journal.ts'
import { VAST_EXPANSE } from '../../../content/named-ids.ts'
import type { Journal } from '../../../contract/journal.ts'

/** A scene that can be told again. */
export interface ScenePage {
  readonly key: string
  readonly title: string
  readonly picture: Scene
  /** How far the picture has come. */
  readonly state: string | null
}

/** In the order in which a player comes to them, the endings last. What follows an ending says nothing new. */
export const scenePages = ({ scenes }: Pick<Journal, 'scenes'>): readonly ScenePage[] =>
  scenes
    .filter((key) => !afterEndings.some((scene) => scene.key === key))
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .flatMap((key) => {
      const scene = storySceneOf(key)
      return scene === null ? [] : { key, title: scene.title, ...coverOf(scene.parts, placeOf(key) > ENDINGS) }
    })

const ENDINGS = 100
/** A scene is known by its first picture, as far as it comes there; an ending by its last, for two of them begin on the same hill. */
function coverOf(parts: readonly StoryPart[], isEnding: boolean): Pick<ScenePage, 'picture' | 'state'> {
  const last = isEnding ? lastPicture(parts) : null
  if (last) return { picture: last.scene, state: last.state }
  const picture = parts[0]?.scene ?? 'plaza'
  const named = parts.findLast((part) => 'state' in part && part.scene === picture && part.state !== undefined)
  return { picture, state: (named && 'state' in named && named.state) || null }
}

/** By the number of clears; a find stands before the interlude that follows it, and what comes before a scene stands with it. */
function placeOf(key: string): number {
  const scene = storyScenes.find((each) => each.key === key)
  if (scene === undefined) return ENDINGS + Number(key.split('-')[1])
  const { atClears, unlock, before } = scene
  if (before !== undefined) return placeOf(before)
  return atClears ?? (unlock.type === 'cleared' ? unlock.field - 1 / 2 : 0)
}

/** The pages of the diary that the scene reads out, what stands in quotes; after ending 3 one more. */
export function diaryPages({ scenes }: Pick<Journal, 'scenes'>): readonly (readonly string[])[] {
  if (!scenes.includes('diary')) return []
  const boxes = storySceneOf('diary')?.parts.flatMap((part) => ('lines' in part ? [part.lines] : [])) ?? []
  const pages = boxes
    .map((lines) => lines.slice(0, lines.findLastIndex((line) => line.endsWith('」')) + 1))
    .filter(([first]) => first?.startsWith('「'))
  return hasAddition({ scenes }) ? [...pages, text.diaryAfter.lines] : pages
}

export const hasAddition = ({ scenes }: Pick<Journal, 'scenes'>): boolean => scenes.includes(endingKey(3))

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

interface Talker {
  readonly name: string
  readonly talk: readonly TalkFrom[]
  readonly about?: TalkAbout | null
  readonly to?: Person['to']
}

/** Lines by number of cleared fields. */
const byClears = (table: readonly (readonly string[])[]): readonly TalkFrom[] => table.map((lines, from) => ({ from, lines }))

const { omigaki, ...others } = people

const talkers: readonly Talker[] = [
  { name: names.notices, talk: byClears(gateNotices) },
  { name: names.town, talk: byClears(townTalk) },
  { ...omigaki, talk: [...byClears(polisherTalk), ...omigaki.talk].toSorted((a, b) => a.from - b.from) },
  gatekeeper,
  ...Object.values(others),
  { name: names.child, talk: stainNames },
]

/** All that could be heard up to now, the latest last. `roles`: of the three. */
export const voicesOf = ({ cleared }: Pick<Journal, 'cleared'>, roles: readonly number[]): readonly Voice[] =>
  talkers
    .map(({ name, talk, about = null, to }) => ({
      name,
      said: [
        ...talk.filter(({ from }) => from <= cleared.length).map(({ from, lines }) => ({ when: text.since(from), lines })),
        ...(about !== null && cleared.includes(about.field) ? [{ when: text.whenOpened(nameOf(about.field)), lines: about.lines }] : []),
        ...(to !== undefined && roles.includes(to.role) && (to.from ?? 0) <= cleared.length ? [{ when: text.toYou, lines: to.lines }] : []),
      ],
    }))
    .filter(({ said }) => said.length > 0)

const nameOf = (field: number): string => fieldTexts.find(({ id }) => id === field)?.name ?? ''

/** Every land is open, so every stain is home. */
export const isWhole = ({ cleared }: Pick<Journal, 'cleared'>): boolean => fieldTexts.every(({ id }) => cleared.includes(id))

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
  const isThirdEnding = hasAddition({ scenes })
  return homecomings
    .filter(({ field }) => cleared.includes(field))
    .map(({ field, name, shadow, notes, home, afterEnding3 }) => ({
      field: nameOf(field),
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
  /** How far it has come, where it counts something. */
  readonly tally: string | null
  readonly isDone: boolean
}

/** All deeds: what was noted of those that are done, how the others are done. Those that are hidden have no name until then. */
export const deedLines = ({ deeds: done, tallies = [] }: Pick<Journal, 'deeds' | 'tallies'>): readonly DeedLine[] =>
  deeds.map(({ id, name, hint, line, hidden, from }) => {
    const isDone = done.includes(id)
    if (isDone) return { id, name, line, tally: null, isDone }
    const counted = tallies.find(({ deed }) => deed === id)
    const tally = from !== null && isCounted(from) && counted ? text.tally[from.type](counted.done, counted.of) : null
    return { id, name: hidden ? text.hiddenName : name, line: text.hint(hint), tally, isDone }
  })
