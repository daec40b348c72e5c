import { battle } from './battle.ts'
import { library } from './library.ts'
import { mayBeLimited, mayPost } from './limits.ts'
import { afterPurchase, mayRefusePurchase, PURCHASE_KINDS } from './purchases.ts'
import { save as shown } from './save.ts'
import { type Action, type Answer, impossible, type Json, must, NEW_SAVE, type SaveRules, type State, unknownMembers } from './state.ts'
import { newLabour } from './town/labour.ts'
import { bestiary } from './tale/bestiary.ts'
import { encore } from './tale/encore.ts'
import { ending } from './tale/ending.ts'
import { journal } from './tale/journal.ts'
import { town } from './town/town.ts'

const rules: SaveRules = { ...town, ...journal, ...bestiary, ...ending, ...encore, ...library, ...battle, ...shown }

/**
 * One player, written from wire.md, server-rules.md, the tables of wages and prices in game-design.md, the goods of the catalog (as data) and the list of books in world.md, the skills and their conditions (as data), the small deeds in story.md, the runs after the story in rules.md, not from the program.
 * @param answer null when nobody knows what was said.
 * @returns the state after an action that took effect; none when it cannot have done so. @throws Mismatch when it cannot have got this answer.
 */
export function after(state: State, action: Action, answer: Answer | null): readonly State[] {
  if (answer === null || answer.status < 400) {
    const next = granted(state, action, answer)
    return next === null ? [] : [next]
  }
  must(mayRefuse(state, action, answer), `refused with ${answer.status} ${answer.body?.code ?? ''} without a reason`)
  return [state]
}

/** Whether one of the documents' reasons for this refusal holds, or may hold. */
function mayRefuse(state: State, action: Action, answer: Answer): boolean {
  const { kind, args } = action
  const { save, isSignedUp, hasSession } = state
  if (answer.status === 429) return mayBeLimited(state, action, answer)
  if (answer.status === 401) return !hasSession
  if (kind === 'signUp') return answer.status === 409 && isSignedUp
  if (kind === 'party') return answer.status === 409 && save !== null
  if (PURCHASE_KINDS.includes(kind)) return mayRefusePurchase(state, action, answer)
  // An operator has answers of another kind.
  if (save === null && (kind === 'hidePost' || kind === 'showPost')) return answer.status === 404
  return save === null ? answer.status === 409 : rules[kind]?.mayRefuse?.(save, args, answer) === true
}

function granted(state: State, action: Action, answer: Answer | null): State | null {
  const { kind, args } = action
  const { save, isSignedUp, hasSession } = state
  if (kind === 'signUp') return isSignedUp ? null : { ...state, isSignedUp: true, hasSession: answer !== null }
  if (kind === 'situation') return atSituation(state, answer?.body.status)
  if (!hasSession) return impossible(answer, 'answered to nobody')
  if (kind === 'party') return save === null ? withParty(state, args, answer?.body ?? []) : impossible(answer, 'a second party')
  if (PURCHASE_KINDS.includes(kind)) return afterPurchase(state, action, answer)
  if (save === null) return impossible(answer, 'answered without a save')
  if (kind === 'post' && !mayPost(state, args)) return impossible(answer, 'posted too soon')
  const rule = rules[kind]
  if (rule === undefined) throw new Error(`The model knows no ${kind}`)
  const next = rule.after(save, args, answer)
  if (kind === 'deleteSave') return { ...state, save: null }
  const posted = kind === 'post' ? { lastPost: args, postCount: state.postCount + 1 } : {}
  return next && { ...state, ...posted, save: next }
}

function atSituation(state: State, status: string): State {
  // Who never got the answer to the sign-up has no cookie.
  if (status === 'unsigned' && !state.hasSession) return state
  must(status === (state.save ? 'ready' : 'signed'), `situation ${status}`)
  return state
}

function withParty(state: State, moment: Json, shown: readonly Json[]): State {
  const members = unknownMembers(shown as never).map((member) => ({ ...member, exp: 0, level: 1 }))
  const luck = Object.fromEntries(shown.map(({ id, role_id: role }) => [id, { role, points: 0 }]))
  const skills = Object.fromEntries(shown.map(({ id }) => [id, {}]))
  return { ...state, save: { ...NEW_SAVE, members, luck, skills, labour: newLabour(moment) } }
}
