import { expect, test } from 'vitest'
import { z } from 'zod'
import { endpoints } from './api.ts'

interface JsonSchema {
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly $ref?: string
  readonly $defs?: Readonly<Record<string, JsonSchema>>
  readonly anyOf?: readonly JsonSchema[]
}

/** Every property of every object in the replies, with what it may be. */
function propertiesOf(
  schema: unknown,
  where: string,
): readonly { readonly where: string; readonly name: string; readonly is: JsonSchema }[] {
  if (typeof schema !== 'object' || schema === null) return []
  if (Array.isArray(schema)) return schema.flatMap((each) => propertiesOf(each, where))
  const { properties = {} } = schema as JsonSchema
  return [
    ...Object.entries(properties).map(([name, is]) => ({ where, name, is })),
    ...Object.values(schema).flatMap((each) => propertiesOf(each, where)),
  ]
}

const properties = endpoints.flatMap(({ method, path, reply }) =>
  propertiesOf(z.toJSONSchema(reply, { io: 'output', unrepresentable: 'any' }), `${method} ${path}`),
)
const isInteger = ({ type, const: only, enum: some, anyOf }: JsonSchema): boolean =>
  anyOf !== undefined
    ? anyOf.every((each) => each.type === 'null' || isInteger(each))
    : type === 'integer' || Number.isInteger(only) || (some !== undefined && some.every((each) => Number.isInteger(each)))

/** A session is named by a text, that of a battle by a uuid; what a passkey is asked with is WebAuthn's own JSON. */
const IDS = /^(?:id|(?!session_)\w+_id|\w+_index)$/
const CODES = ['attack_type', 'effect_type', 'target_range', 'grade', 'ending', 'skill_level', 'level']

// That replies are as their schemas say is checked wherever a test calls the server (`tests/clients/replies.ts`).
test('ids and codes are integers in every reply [GENERAL-7]', () => {
  const judged = properties.filter(
    ({ name, where }) => (IDS.test(name) && !/account\/(sessions|passkeys\/begin_\w+)$/.test(where)) || CODES.includes(name),
  )
  expect(new Set(judged.map(({ where }) => where)).size).toBeGreaterThan(15)
  for (const code of CODES)
    expect(
      judged.map(({ name }) => name),
      code,
    ).toContain(code)
  expect(judged.filter(({ is }) => !isInteger(is)).map(({ where, name, is }) => `${where} ${name}: ${JSON.stringify(is)}`)).toEqual([])
})
