import type { Answer } from './browser.ts'

/** Who plays for a `Campaigner`: within the process (`Browser`) or over the network (`PatientClient`). */
export interface PlayClient {
  get(path: string): Promise<Answer>
  write(method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: unknown): Promise<Answer>
}
