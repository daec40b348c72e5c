import type { RefusalCode } from '../../contract/api.ts'
import { commonRefusals, type RefusalBody, type Refusals } from '../../contract/endpoint.ts'
import { purchaseRefusals, refusals as sentences } from '../../content/text/refusals.ts'

export interface RefusalParts {
  readonly beside?: Readonly<Record<string, unknown>>
  readonly retryAfterSeconds?: number | null
  readonly bareBody?: Readonly<Record<string, unknown>> | null
}

/** An expected "no", with what goes beside the sentence. Services return it; whatever they did before is undone. */
export class Refusal<Code extends string = string> {
  readonly code: Code
  /** Further fields of the answer. */
  readonly beside: Readonly<Record<string, unknown>>
  /** For 429 and 503. */
  readonly retryAfterSeconds: number | null
  /** The whole body, where it must not have the usual form. */
  readonly bareBody: Readonly<Record<string, unknown>> | null

  constructor(code: Code, { beside = {}, retryAfterSeconds = null, bareBody = null }: RefusalParts = {}) {
    this.code = code
    this.beside = beside
    this.retryAfterSeconds = retryAfterSeconds
    this.bareBody = bareBody
  }
}

export const refuse = <const Code extends RefusalCode>(code: Code, beside: Readonly<Record<string, unknown>> = {}): Refusal<Code> =>
  new Refusal(code, { beside })

/** Refuses for now. */
export const refuseFor = <const Code extends RefusalCode>(seconds: number, code: Code): Refusal<Code> =>
  new Refusal(code, { retryAfterSeconds: Math.max(1, Math.ceil(seconds)) })

/** The English sentences that the specification quotes, word for word. */
const REASONS: Readonly<Partial<Record<RefusalCode, string>>> = {
  statusPointsShort: 'Status points are insufficient',
  skillPointsShort: 'Skill points are insufficient',
  mastered: 'this skill is mastered',
  overLimit: 'the possession limit cannot be exceeded',
  negativeNumber: 'negative values cannot be given',
}

export const isRefusalCode = (text: string): text is RefusalCode => text in sentences

/** Every refusal has its sentence: a code without one does not compile. */
export const sentenceOf = (code: RefusalCode): string => (sentences satisfies Record<RefusalCode, string>)[code]

/** The status with which an endpoint refuses for this reason. */
export function statusOf(code: string, own: Refusals): number {
  return own[code] ?? (commonRefusals as Refusals)[code] ?? 422
}

/** The body of a refusal under a path: some areas carry the sentence twice. */
export function refusalBody(path: string, { code, beside, bareBody }: Refusal): RefusalBody | Readonly<Record<string, unknown>> {
  if (bareBody) return bareBody
  const known = isRefusalCode(code) ? code : 'unexpected'
  const message = isOfPurchases(path) ? (purchaseRefusals[known] ?? sentenceOf(known)) : sentenceOf(known)
  const reason = REASONS[known]
  return { message, ...echo(path, message), ...(reason === undefined ? {} : { reason }), ...beside }
}

/** The panel of purchases speaks English. */
const isOfPurchases = (path: string): boolean => path.startsWith('/study/techbook/vue/chapter8_purchases')

function echo(path: string, message: string): { error?: string; errorMessage?: string } {
  if (path.startsWith('/api/game/rpg/shop/')) return { error: message }
  return path.startsWith('/api/game/rpg/menu/plaza/bbs/') ? { errorMessage: message } : {}
}
