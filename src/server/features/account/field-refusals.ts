import { refusals } from '../../../content/text/refusals.ts'
import { type Refusal, refuse } from '../../refusal.ts'
import type { PasswordProblem } from '../../security/passwords/password-rules.ts'

/** Beside the refusal of two passwords that differ. */
export const differ = { errors: { password_confirmation: [refusals.passwordsDiffer] } }

export const easyToGuess = (problem: PasswordProblem): Refusal<PasswordProblem> =>
  refuse(problem, { errors: { password: [refusals[problem]] } })

/** Says beside the sentence which field it belongs to. */
export function withField<Code extends keyof typeof refusals>(
  refusal: Refusal<Code>,
  fields: Readonly<Record<string, string>>,
): Refusal<Code> {
  const field = fields[refusal.code]
  return field === undefined ? refusal : refusal.with({ beside: { errors: { [field]: [refusals[refusal.code]] } } })
}
