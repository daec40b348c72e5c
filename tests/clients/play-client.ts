import type { ReplyOf } from '../../src/contract/api.ts'
import type { AnyEndpoint } from '../../src/contract/endpoint.ts'

/** Who plays for a `Campaigner`: within the process (`Browser`) or over the network (`PatientClient`). */
export interface PlayClient {
  /** @returns the reply. @throws Error when the call is refused. */
  call<E extends AnyEndpoint>(endpoint: E, body?: unknown): Promise<ReplyOf<E>>
}
