import type { z } from 'zod'
import { account } from './account/account.ts'
import { battle } from './battle/battle.ts'
import { beginning } from './beginning.ts'
import { board } from './board.ts'
import type { AnyEndpoint, commonRefusals } from './endpoint.ts'
import { encore } from './battle/encore.ts'
import { ending } from './ending.ts'
import { field } from './field.ts'
import { job } from './job.ts'
import { journal } from './journal.ts'
import { library } from './library.ts'
import { lookback } from './battle/lookback.ts'
import { mail } from './account/mail.ts'
import { menu } from './menu.ts'
import { passkeys } from './account/passkeys.ts'
import { plaza } from './plaza.ts'
import { purchases } from './purchases.ts'
import { rest } from './rest.ts'
import { settings } from './settings.ts'
import type { Shape } from './shape.ts'
import { shop } from './shop.ts'
import { status } from './status.ts'
import { title } from './title.ts'

/** Every call that the server answers. */
export const api = {
  account,
  battle,
  beginning,
  board,
  encore,
  ending,
  field,
  job,
  journal,
  library,
  lookback,
  mail,
  menu,
  passkeys,
  plaza,
  purchases,
  rest,
  settings,
  shop,
  status,
  title,
}

type Areas = typeof api
type Endpoints = { [Area in keyof Areas]: Areas[Area][keyof Areas[Area]] }[keyof Areas]

export type BodyOf<E> = E extends { readonly body: infer Body } ? (Body extends z.ZodType ? z.output<Body> : null) : never
export type ReplyOf<E> = E extends { readonly reply: infer Reply extends z.ZodType } ? Shape<Reply> : never
export type CodesOf<E> = E extends { readonly refusals: infer R } ? keyof R : never
export type ParamsOf<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? { readonly [Key in Name]: number } & ParamsOf<Rest>
  : unknown

/**
 * The calls by `'<METHOD> <path>'`, as types: a browser that knows this map calls the server fully typed without carrying a schema.
 * `params` is `unknown` for paths without parameters.
 */
export type Api = {
  [E in Endpoints as `${E['method']} ${E['path']}`]: {
    readonly body: BodyOf<E>
    readonly reply: ReplyOf<E>
    readonly params: ParamsOf<E['path']>
  }
}

/** Every code with which the server refuses. */
export type RefusalCode = Extract<CodesOf<Endpoints> | keyof typeof commonRefusals, string>

/** All endpoints in one list. */
export const endpoints: readonly AnyEndpoint[] = Object.values(api).flatMap((area): AnyEndpoint[] => Object.values(area))
