import { expect } from 'vitest'
import { endpoints } from '../../src/contract/api.ts'

const described = endpoints.map(({ method, path, reply }) => ({
  name: `${method} ${path}`,
  method,
  pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}(\\?|$)`),
  reply,
}))

/** A successful reply is what the contract says, without any further field. */
export function expectReply(method: string, path: string, body: unknown): void {
  const endpoint = described.find((each) => each.method === method && each.pattern.test(path))
  if (!endpoint) return
  const { success, data, error } = endpoint.reply.safeParse(body)
  if (!success) throw new Error(`The reply of ${endpoint.name} is not as the contract says: ${error.message}`)
  // Parsing drops fields that the schema does not name.
  expect(body, `the reply of ${endpoint.name}`).toEqual(data)
}
