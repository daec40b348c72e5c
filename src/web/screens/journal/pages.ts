import { isCounted } from '../../../rules/town/deeds.ts'
import { deeds } from '../../../content/story/deeds.ts'
import { landsAfter, repliesToDeeds } from '../../../content/story/town/after-the-shadows.ts'
import { homecomings } from '../../../content/story/town/homecomings.ts'
import { gateNotices, gatekeeper } from '../../../content/story/town/gate.ts'
import { people, type Person, type TalkAbout, type TalkFrom } from '../../../content/story/town/people.ts'
import { afterEndings, endingKey, lastPicture, opening, storySceneOf, storyScenes } from '../../../content/story/scenes.ts'
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

/** In the order in which a player comes to them, from the opening to the endings; none before the first is told. What follows an ending says nothing new. */
export const scenePages = ({ scenes }: Pick<Journal, 'scenes'>): readonly ScenePage[] =>
  (scenes.length === 0 ? [] : [opening.key, ...scenes])
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
  if (key === opening.key) return 0
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
  /** What it has become after ending 3; null before. */
  readonly after: string | null
}

export const fieldPages = ({ fields, cleared, scenes }: Pick<Journal, 'fields' | 'cleared' | 'scenes'>): readonly FieldPage[] =>
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
      after: cleared.includes(id) && hasAddition({ scenes }) ? (landsAfter[id] ?? null) : null,
    }
  })

/** What somebody of the town has said so far. */
export interface Voice {
  readonly name: string
  readonly said: readonly { readonly when: string; readonly lines: readonly string[] }[]
}

/** One of the three, to whom somebody may speak. */
export interface Listener {
  readonly role: number
  readonly name: string
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

/** All that could be heard up to now, the latest last. */
export const voicesOf = ({ cleared }: Pick<Journal, 'cleared'>, party: readonly Listener[]): readonly Voice[] =>
  talkers
    .map(({ name, talk, about = null, to }) => {
      const heard = to !== undefined && (to.from ?? 0) <= cleared.length ? [to] : []
      return {
        name,
        said: [
          ...talk.filter(({ from }) => from <= cleared.length).map(({ from, lines }) => ({ when: since(cleared, from), lines })),
          ...(about !== null && cleared.includes(about.field) ? [{ when: text.whenOpened(nameOf(about.field)), lines: about.lines }] : []),
          ...heard.flatMap(({ role, lines }) =>
            party.filter((member) => member.role === role).map((member) => ({ when: text.toMember(member.name), lines })),
          ),
        ],
      }
    })
    .filter(({ said }) => said.length > 0)

/** After so many fields: the name of the last of them. */
function since(cleared: readonly number[], count: number): string {
  const last = cleared[count - 1]
  return text.since(last === undefined ? null : nameOf(last))
}

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
  /** What somebody wrote under it after ending 3; null where nobody did. */
  readonly reply: string | null
  /** How far it has come, where it counts something. */
  readonly tally: string | null
  readonly isDone: boolean
}

/** All deeds: what was noted of those that are done, how the others are done. Those that are hidden have no name until then. */
export const deedLines = ({ deeds: done, tallies = [], scenes }: Pick<Journal, 'deeds' | 'tallies' | 'scenes'>): readonly DeedLine[] =>
  deeds.map(({ id, name, hint, line, hidden, from }) => {
    const isDone = done.includes(id)
    if (isDone) return { id, name, line, reply: hasAddition({ scenes }) ? (repliesToDeeds[id] ?? null) : null, tally: null, isDone }
    const counted = tallies.find(({ deed }) => deed === id)
    const tally = from !== null && isCounted(from) && counted ? text.tally[from.type](counted.done, counted.of) : null
    return { id, name: hidden ? text.hiddenName : name, line: text.hint(hint), reply: null, tally, isDone }
  })
