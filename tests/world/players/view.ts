import { phaseOf } from '../judge/model/battle.ts'
import type { Action, Answer, Json, Phase } from '../judge/model/state.ts'

export interface AdventureView {
  readonly session: string
  readonly field: number
  readonly stage: number
  readonly turn: number
  readonly members: Json
  readonly enemies: Json
  readonly items: Json
  /** Null as long as the stage has not been entered on this device. */
  readonly phase: Phase | null
  /** What may hold for the next stage, by id. */
  readonly slips: readonly number[]
}

/** What a player believes, from the answers that arrived. Rows are as the wire has them. */
export interface View {
  readonly isSignedUp: boolean
  readonly hasSave: boolean
  /** What was answered last: who has settled presses, or posted, likes to do so again at once. */
  readonly lastKind: string | null
  readonly gold: number
  readonly goods: readonly Json[]
  readonly held: readonly Json[]
  readonly members: readonly Json[]
  readonly fields: readonly number[]
  /** How many fields are cleared. */
  readonly clears: number
  readonly adventure: AdventureView | null
  /** Rows of the library. */
  readonly books: readonly Json[]
  /** Small deeds that are done. */
  readonly deeds: readonly number[]
  /** Kinds of enemies that were met. */
  readonly kinds: readonly number[]
  readonly purchases: readonly { readonly id: number; readonly description: string }[]
}

/** @param clears of a veteran, who has a save; null for a visitor. */
export const newView = (clears: number | null): View => ({
  isSignedUp: clears !== null,
  hasSave: clears !== null,
  lastKind: null,
  gold: 0,
  goods: [],
  held: [],
  members: [],
  fields: [1],
  clears: clears ?? 0,
  adventure: null,
  books: [],
  deeds: [],
  kinds: [],
  purchases: [],
})

export function viewAfter(view: View, { kind, args }: Action, { status, body }: Answer): View {
  return status >= 400 ? afterRefusal(view, kind, { status, body }) : { ...view, lastKind: kind, ...changes(view, { kind, args }, body) }
}

function afterRefusal(view: View, kind: string, { status, body }: Answer): View {
  if (status === 409 && body?.running) return { ...view, adventure: adventureIn(body.running) }
  if (status === 409 && body?.code === 'noSave') return { ...view, hasSave: false }
  if (status === 409 && kind === 'party') return { ...view, hasSave: true }
  // Another tab has played on: the stage has to be entered again.
  return kind === 'turn' && view.adventure ? { ...view, adventure: { ...view.adventure, phase: null } } : view
}

const adventureIn = ({ session_id: session, field_id: field, stage_id: stage }: Json): AdventureView => ({
  session,
  field,
  stage,
  turn: 1,
  members: [],
  enemies: [],
  items: [],
  phase: null,
  slips: [],
})

function changes(view: View, { kind, args }: Action, body: Json): Partial<View> {
  switch (kind) {
    case 'signUp':
      return { isSignedUp: true }
    case 'party':
      return { hasSave: true, adventure: null, members: [] }
    case 'deleteSave':
      return { hasSave: false, adventure: null }
    case 'shop':
      return { gold: body.money, goods: body.buyItemList, held: body.sellItemList }
    case 'members':
      return { members: body }
    case 'fields':
      return { fields: body.map((one: Json) => one.id), clears: body.filter((one: Json) => one.is_cleared).length }
    case 'books':
      return { books: body.flat() }
    case 'journal':
    case 'news':
      return { deeds: body.deeds }
    case 'purchases':
      return { purchases: body }
    case 'dropAdventure':
    case 'finish':
      return { adventure: null }
    case 'enter':
      return {
        adventure: adventureAfter(view.adventure, { kind, args }, body),
        kinds: [...new Set([...body[1].map((one: Json) => one.id), ...view.kinds])],
      }
    default:
      return { adventure: adventureAfter(view.adventure, { kind, args }, body) }
  }
}

function adventureAfter(before: AdventureView | null, { kind, args }: Action, body: Json): AdventureView | null {
  if (kind === 'enter') {
    const [members, enemies, session, items, turn, , { phase }] = body
    return { session, field: args.field, stage: args.stage, turn, members, enemies, items, phase, slips: [] }
  }
  if (kind === 'result' && before !== null && before.session === args.session) {
    const [, , , , interval] = body
    return { ...before, slips: (interval?.slips ?? []).map((one: Json) => one.id) }
  }
  if (kind === 'turn' && before !== null && before.session === args.session) {
    const [members, enemies, , items, turn] = body
    return { ...before, members, enemies, items, turn, phase: phaseOf(members, enemies) }
  }
  if (kind !== 'running') return before
  return body.running === null || before?.session === body.running.session_id ? body.running && before : adventureIn(body.running)
}
