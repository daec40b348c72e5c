import { api } from '../../../src/contract/api.ts'
import type { AnyEndpoint } from '../../../src/contract/endpoint.ts'
import { at } from '../../clients/typed-calls.ts'
import type { Action, Json } from '../judge/model/state.ts'
import type { Request } from '../machine/network.ts'

/** A call, and what of it the model needs. */
export interface Call {
  readonly action: Action
  readonly request: Request
}

export const call = (kind: string, { method, path }: AnyEndpoint, body: unknown = {}, args: Json = {}): Call => ({
  action: { kind, args },
  request: { method, path, body },
})

export const read = {
  situation: call('situation', api.title.checkSituation),
  money: call('money', api.title.savedataInfo),
  members: call('members', api.status.information),
  shop: call('shop', api.shop.information),
  fields: call('fields', api.field.list),
  running: call('running', api.menu.canBeClear),
  jobStatus: call('jobStatus', api.job.fetchStatus),
  posts: call('posts', api.board.fetchPost),
  books: call('books', api.library.fetchBook),
  stagesWon: call('stagesWon', api.ending.canBeClear),
  purchases: call('purchases', api.purchases.list),
  journal: call('journal', api.journal.information),
  news: call('news', api.journal.news),
  encore: call('encore', api.encore.overview),
  bestiary: call('bestiary', api.library.bestiary),
}

export const signUp = (name: string): Call =>
  call('signUp', api.title.createUser, { name: '登録くん', email: `${name}@example.com`, password: 'aB3!aB3!' })

export const makeParty = (roles: readonly number[]): Call =>
  call('party', api.beginning.create, {
    selected_info: roles.map((roleId) => ({ roleId, roleClassJapanese: '', partyName: `仲間${roleId}` })),
  })

export const deleteSave = call('deleteSave', api.title.deleteSavedata)

export const takeEnding = (ending: number | null): Call => call('ending', api.ending.storeClear, { ending }, { ending })

/** `shown`: the goods' row of the shop. */
export const buy = (shown: Json, number: number, price: number = shown.discounted_price): Call =>
  call('buy', api.shop.payment, { item_id: shown.id, number, price, name: '' }, { item: shown.id, number, price })

export const sell = (shown: Json, number: number, price: number = shown.price): Call =>
  call('sell', api.shop.sellOff, { item_id: shown.id, number, price, name: '' }, { item: shown.id, number, price })

export const spendPoints = (id: number, points: number, type: string): Call =>
  call('points', api.status.increment, { party_id: id, input_point: points, status_type: type }, { id, points, type })

export const learn = (id: number, skill: number): Call => call('learn', api.status.learn, { party_id: id, skill_id: skill }, { id, skill })

export const rest = (id: number): Call => call('rest', api.rest.reset, { party_id: id, payment_money: 1 }, { id })

export const work = (presses: number): Call => call('job', api.job.calculate, { push_count: presses, earned_money: 99_999 }, { presses })

export const markRead = (book: number): Call => call('markRead', api.library.markFinished, { book_id: book }, { book })

export const readShadow = (kind: number): Call => call('shadow', at(api.library.shadow, { shadow: kind }), {}, { kind })

export const tellOf = (deeds: readonly number[]): Call => call('told', api.journal.told, { deeds, no_recovery_code: false }, { deeds })

export const post = (message: string): Call => call('post', api.board.store, { message, is_spoiled: false }, { message })

const DATE = '2026-04-01'

export const addPurchase = (description: string, price: string): Call =>
  call('addPurchase', api.purchases.create, { date: DATE, price, description, errors: [] }, { description, price })

export const changePurchase = (id: number, description: string, price: string): Call =>
  call('changePurchase', at(api.purchases.update, { id }), { id, date: DATE, price, description }, { description, price })

export const deletePurchase = (id: number, description: string): Call =>
  call('deletePurchase', at(api.purchases.delete, { id }), {}, { description })

/** The field of 無尽の幕. */
export const ENDLESS = 14

/** `slip`: what holds for the next curtain of 無尽の幕; null: none is named. */
export const enter = (field: number, stage: number, slip: number | null = null): Call =>
  call('enter', api.battle.encount, { field_id: field, stage_id: stage, clear_stage: 0, slip }, { field, stage, slip })

interface Turn {
  readonly session: string
  readonly turn: number
  readonly stage: number
  readonly commands: readonly Json[]
}

/** Who is ordered to use which skill. */
const skillsIn = (commands: readonly Json[]): readonly (readonly [id: number, skill: number])[] =>
  commands.flatMap(({ command, partyId, skillId }) => (command === 'SKILL' ? [[partyId, skillId] as const] : []))

export const playTurn = ({ session, turn, stage, commands }: Turn): Call =>
  call(
    'turn',
    api.battle.exec,
    { session_id: session, selectedCommands: commands, turn, stage_id: stage },
    { session, turn, skills: skillsIn(commands) },
  )

export const readResult = (session: string, field: number): Call =>
  call('result', api.battle.resultWin, { session_id: session, is_win: true, field_id: field }, { session })

export const dropAdventure = (session: string): Call => call('dropAdventure', api.battle.refresh, { session_id: session }, { session })

export const finish = (session: string): Call => call('finish', api.battle.finish, { session_id: session }, { session })
