import type { RefusalCode } from '../../../contract/api.ts'
import { type AnyEndpoint, commonRefusals, type RefusalBody, type Refusals } from '../../../contract/endpoint.ts'
import { purchaseRefusals, reasons, refusals as sentences } from '../../../content/text/refusals.ts'
import type { Refusal } from '../../refusal.ts'

export const isRefusalCode = (text: string): text is RefusalCode => text in sentences

/** Every refusal has its sentence: a code without one does not compile. */
export const sentenceOf = (code: RefusalCode): string => (sentences satisfies Record<RefusalCode, string>)[code]

/** The status with which an endpoint refuses for this reason. */
export function statusOf(code: string, own: Refusals): number {
  return own[code] ?? (commonRefusals as Refusals)[code] ?? 422
}

/** The body of a refusal. @param endpoint null when the request reached none. */
export function refusalBody(
  endpoint: AnyEndpoint | null,
  { code, beside, bareBody }: Refusal,
  requestId: string,
): RefusalBody | Readonly<Record<string, unknown>> {
  if (bareBody) return bareBody
  const known = isRefusalCode(code) ? code : 'unexpected'
  const message = (endpoint?.language === 'en' ? purchaseRefusals[known] : undefined) ?? sentenceOf(known)
  const reason = reasons[known]
  return {
    message,
    code: known,
    request_id: requestId,
    ...(endpoint?.alsoAs === undefined ? {} : { [endpoint.alsoAs]: message }),
    ...(reason === undefined ? {} : { reason }),
    ...beside,
  }
}
