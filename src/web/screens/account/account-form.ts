import { accountText } from '../../../content/text/account.ts'
import { ACCOUNT_NAME, lengthOf, PASSWORD } from '../../../rules/input-limits.ts'
import type { ApiFailure } from '../../server/api.ts'

export type AccountField = 'name' | 'email' | 'code' | 'password' | 'password_confirmation' | 'current_password'

export type TypedFields = Readonly<Partial<Record<AccountField, string>>>

/** One sentence for each field that is wrong. */
export type FieldErrors = Readonly<Partial<Record<AccountField, string>>>

/** Checks the fields that the form has; the server checks again. */
export function fieldErrors(typed: TypedFields, { newPassword }: { readonly newPassword: boolean }): FieldErrors {
  const { name, email, code, password, password_confirmation: confirmation, current_password: current } = typed
  return {
    ...(name !== undefined && (name.trim() === '' || lengthOf(name.trim()) > ACCOUNT_NAME.max) ? { name: accountText.badName } : {}),
    ...(email !== undefined && !/^\S+@\S+$/.test(email.trim()) ? { email: accountText.badEmail } : {}),
    ...(code?.trim() === '' ? { code: accountText.missingCode } : {}),
    ...(current === '' ? { current_password: accountText.missingPassword } : {}),
    ...(password !== undefined && newPassword && (lengthOf(password) < PASSWORD.min || lengthOf(password) > PASSWORD.max)
      ? { password: accountText.badPassword }
      : {}),
    ...(password === '' && !newPassword ? { password: accountText.missingPassword } : {}),
    ...(confirmation !== undefined && confirmation !== password ? { password_confirmation: accountText.passwordsDiffer } : {}),
  }
}

/** The server's sentences for single fields. */
export function refusedFields(failure: ApiFailure | null): FieldErrors {
  const errors = failure?.body.errors ?? {}
  return Object.fromEntries(Object.entries(errors).map(([field, sentences]) => [field, sentences.join('')]))
}
