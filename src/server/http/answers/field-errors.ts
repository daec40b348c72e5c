import type { BodyProblem } from '../calls/body.ts'
import type { RefusalParts } from '../../refusal.ts'
import { isRefusalCode, sentenceOf } from './refusal-body.ts'

/** The failing fields of a form with their sentences. */
export function withFieldErrors(problems: readonly BodyProblem[]): RefusalParts {
  const fields: Record<string, readonly string[]> = Object.create(null)
  for (const { field, code } of problems) {
    if (field !== '' && isRefusalCode(code)) fields[field] = [...(fields[field] ?? []), sentenceOf(code)]
  }
  return { beside: { errors: { ...fields } } }
}
