import type { BodyProblem } from '../http/body.ts'
import { isRefusalCode, type RefusalParts, sentenceOf } from '../http/refusal.ts'

/** The failing fields of a form with their sentences. */
export function withFieldErrors(problems: readonly BodyProblem[]): RefusalParts {
  const fields: Record<string, readonly string[]> = Object.create(null)
  for (const { field, code } of problems) {
    if (field !== '' && isRefusalCode(code)) fields[field] = [...(fields[field] ?? []), sentenceOf(code)]
  }
  return { beside: { errors: { ...fields } } }
}
