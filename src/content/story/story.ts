import type { SceneRule } from '../../rules/town/scenes.ts'

export type Townsperson = 'yotsuji' | 'toki' | 'shiori' | 'rou' | 'omigaki' | 'kannuki' | 'maru' | 'soroban' | 'kabe' | 'susuke'

/** A picture under `web/art/svg/scenes`; a land is its fights' background. */
export type Scene =
  | `land-${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10}`
  | 'prologue-sheet'
  | 'prologue-break'
  | 'prologue-town'
  | 'prologue-notice'
  | 'gate-night'
  | 'gate-threshold'
  | 'first-stain'
  | 'naming'
  | 'shop-counter'
  | 'unpicking-house'
  | 'guild-room'
  | 'guild-committee'
  | 'library-desk'
  | 'stall-night'
  | 'nap'
  | 'empty-seat'
  | 'hill'
  | 'treasure'
  | 'ending-square'
  | 'ending-1'
  | 'ending-2'
  | 'ending-2-gate'
  | 'ending-2-room'
  | 'ending-3'
  | 'ending-3-fields'
  | 'ending-3-night'
  | 'ending-3-way-home'
  | 'ending-4'
  | 'after-1'
  | 'after-2'
  | 'backstage'
  | 'plaza'
  | 'title'

/** What stands in one box of story text. `{a}` `{b}` `{c}` stand for the members' names, `｜漢字《かんじ》` gives a reading. */
export type Lines = readonly [string] | readonly [string, string] | readonly [string, string, string]

/** One box of story text: one to three lines of at most 28 characters. */
export interface Beat {
  readonly lines: Lines
  readonly scene: Scene
  /** Whose portrait and name stand beside the text: a townsperson, or a member by the role's id. Left out for narration. */
  readonly speaker?: Townsperson | number
  /** What the button says instead of 「つぎへ」. */
  readonly button?: string
  /** How far the scene's picture has come: one of the names that its text declares. Left out: as before. */
  readonly state?: string
}

/** Names of what scenes show, one after the other as their pictures change; the first is shown until a page names another. They stand with the text and are staged in `web/staging`. */
export type SceneStates = Partial<Readonly<Record<Scene, readonly [string, ...string[]]>>>

/** Of what is told, that which names no state, or only states that its scene has. */
export type InState<States extends SceneStates> =
  | { readonly state?: never; readonly states?: never }
  | { readonly [Name in keyof States & Scene]: Named<Name, NonNullable<States[Name]>[number]> }[keyof States & Scene]

interface Named<Name extends Scene, State extends string> {
  readonly scene: Name
  readonly state?: State
  readonly states?: readonly [State, State, State]
}

/** The state in which the picture of a scene stands on a page: the last that a page up to this one has named; null when none has. */
export function stateOf(scene: Scene, beats: readonly Beat[], page: number): string | null {
  return beats.slice(0, page + 1).findLast((beat) => beat.scene === scene && beat.state !== undefined)?.state ?? null
}

/** By role id. */
export type ByRole<What> = Readonly<Record<1 | 2 | 3 | 4 | 5 | 6, What>>

/** What members say: a beat for each of the three in party order, or for the first and the last present in the order given, so that no line is in vain. */
export type Voices =
  | { readonly scene: Scene; readonly voices: ByRole<Lines>; readonly count: 3 }
  | { readonly scene: Scene; readonly voices: ByRole<Lines>; readonly count: 2; readonly order: readonly number[] }

/** What is told of each of the three, in party order: a beat each. `{m}` is the member's name. */
export interface ToldOfEach {
  readonly scene: Scene
  readonly toldOf: ByRole<Lines>
  /** The scene's state on the page of each. */
  readonly states?: readonly [string, string, string]
}

/** One beat with a line for each of the three, in party order. */
export interface LineForEach {
  readonly scene: Scene
  readonly state?: string
  readonly lineFor: ByRole<string>
}

/** A piece of a scene before it is known who is there. */
export type StoryPart = Beat | Voices | ToldOfEach | LineForEach

/** A scene that is told before the menu opens, once; its key is kept in the journal. */
export interface StoryScene extends SceneRule {
  readonly title: string
  readonly parts: readonly StoryPart[]
}

/** The beats that this party sees. `party` = the role ids in party order. */
export function beatsFor(parts: readonly StoryPart[], party: readonly number[]): readonly Beat[] {
  return parts.flatMap((part) => beatsOfPart(part, party))
}

function beatsOfPart(part: StoryPart, party: readonly number[]): readonly Beat[] {
  const { scene } = part
  if ('voices' in part) {
    const speakers = part.count === 3 ? party : firstAndLast(part.order.filter((role) => party.includes(role)))
    return speakers.map((role) => ({ scene, lines: forRole(part.voices, role), speaker: role }))
  }
  if ('toldOf' in part) {
    const { toldOf, states } = part
    return party.map((role, at) => {
      const state = states?.[at]
      return { scene, lines: withMember(forRole(toldOf, role), at), ...(state === undefined ? {} : { state }) }
    })
  }
  if ('lineFor' in part) {
    const { lineFor, ...rest } = part
    const [first = 0, second = 0, third = 0] = party
    return [{ ...rest, lines: [forRole(lineFor, first), forRole(lineFor, second), forRole(lineFor, third)] }]
  }
  return [part]
}

const firstAndLast = (roles: readonly number[]): readonly number[] => roles.filter((_, at) => at === 0 || at === roles.length - 1)

function forRole<What>(table: Readonly<Record<number, What>>, role: number): What {
  const found = table[role]
  if (found === undefined) throw new Error(`There are no lines for role ${role}`)
  return found
}

function withMember(lines: Lines, at: number): Lines {
  const name = `{${'abc'.charAt(at)}}`
  const [first, second, third] = lines.map((line) => line.replaceAll('{m}', name))
  if (first === undefined || second === undefined) return [first ?? '']
  return third === undefined ? [first, second] : [first, second, third]
}
