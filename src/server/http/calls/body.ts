import type { AnyEndpoint } from '../../../contract/endpoint.ts'
import { isRefusalCode } from '../answers/refusal-body.ts'

export interface BodyProblem {
  /** The top-level field; '' when it is the body as a whole. */
  readonly field: string
  /** A refusal code. */
  readonly code: string
  /** What the schema says: a code, or a sentence of its own. */
  readonly text: string
}

/** Checks a body against the endpoint's schema. A body that is no object is read as an empty one, so that its fields are what is missing. */
export function readBody(
  endpoint: AnyEndpoint,
  given: unknown,
): { readonly body: unknown } | { readonly problems: readonly BodyProblem[] } {
  if (endpoint.body === null) return { body: null }
  const result = endpoint.body.safeParse(given !== null && typeof given === 'object' && !Array.isArray(given) ? given : {})
  if (result.success) return { body: result.data }
  return {
    problems: result.error.issues.map(({ path, message }) => ({
      field: String(path[0] ?? ''),
      code: isRefusalCode(message) ? message : 'badBody',
      text: message,
    })),
  }
}
