import type { BodyProblem } from '../http/body.ts'
import { isRefusalCode, sentenceOf } from '../http/refusal.ts'

/** The failing fields of a form with their sentences. */
export function fieldErrors(problems: readonly BodyProblem[]): Readonly<Record<string, readonly string[]>> {
  const fields: Record<string, readonly string[]> = Object.create(null)
  for (const { field, code } of problems) {
    if (field !== '' && isRefusalCode(code)) fields[field] = [...(fields[field] ?? []), sentenceOf(code)]
  }
  return { ...fields }
}
