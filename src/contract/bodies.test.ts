import { expect, test } from 'vitest'
import { z } from 'zod'
import { endpoints } from './api.ts'
import { ignored } from './schema.ts'

/** One field of a body, or of what a body holds, without what makes it optional. */
interface Field {
  readonly name: string
  readonly schema: z.ZodType
}

const bodies = endpoints.flatMap(({ method, path, body }) => (body === null ? [] : [{ name: `${method} ${path}`, schema: body }]))
const objects: Field[] = []
const fields = bodies.flatMap(({ name, schema }) => fieldsOf(schema, name)).filter(({ name }) => !isNeverRefused(name))

function fieldsOf(schema: z.core.$ZodType, name: string): readonly Field[] {
  if (schema instanceof z.ZodObject) {
    objects.push({ name, schema })
    return Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(([key, value]) => fieldsOf(value, `${name} ${key}`))
  }
  if (schema instanceof z.ZodArray) return fieldsOf(schema.element, name)
  if (schema instanceof z.ZodTuple) return schema.def.items.flatMap((item) => fieldsOf(item, name))
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodPrefault)
    return schema === ignored ? [] : fieldsOf(schema.unwrap(), name)
  if (schema instanceof z.ZodType) return [{ name, schema }]
  throw new Error(`${name} cannot be looked into`)
}

/** Fields that may hold anything: whatever is not what the server looks for counts as left out. */
function isNeverRefused(name: string): boolean {
  return /\/exec brief$|\/(refresh|finish) session_id$/.test(name)
}

const taking = (value: unknown): readonly Field[] => fields.filter(({ schema }) => schema.safeParse(value).success)
const namesOf = (some: readonly Field[]): readonly string[] => some.map(({ name }) => name)
const isPassword = ({ name }: Field): boolean => /(^| |_)password(_confirmation)?$/.test(name)
/** What is only compared with what is stored may be anything: it matches nothing. `every-call.api.test.ts` tells how the server reads it. */
const isCompared = ({ name }: Field): boolean =>
  /\/(login|recover) (email|code)$|\/end id$|\/(exec|result_win) session_id$|\/(login|account|recovery_code|begin_making|passkeys\/\{id\}) password$| current_password$|_confirmation$/.test(
    name,
  )
const kept = fields.filter((field) => !isCompared(field))
const texts = taking('か\u3099か').filter((field) => kept.includes(field))
const addresses = taking('a@example.com').filter((field) => kept.includes(field) && !isPassword(field) && !texts.includes(field))
const passwords = kept.filter(isPassword)

test('the fields of the bodies are found', () => {
  expect(bodies.length).toBeGreaterThan(25)
  expect(objects.length).toBeGreaterThan(bodies.length)
  expect(namesOf(texts).length).toBeGreaterThanOrEqual(6)
  expect(namesOf(addresses).length).toBeGreaterThanOrEqual(2)
  expect(namesOf(passwords).length).toBeGreaterThanOrEqual(4)
  expect(namesOf(fields.filter(isPassword)).length).toBeGreaterThanOrEqual(11)
})

test('texts are put into one form and trimmed [GENERAL-1]', () => {
  for (const { name, schema } of texts) expect(schema.parse('　 か\u3099か \t'), name).toBe('がか')
  for (const { name, schema } of addresses) expect(schema.parse(' a@example.com '), name).toBe('a@example.com')
})

test('passwords are left as they were typed [GENERAL-2]', () => {
  for (const { name, schema } of fields.filter(isPassword)) expect(schema.parse('  か\u3099 12345 '), name).toBe('  か\u3099 12345 ')
})

test.each(['\u0000', '\u0007', '\n', '\u007f', '\u0085', '\ud800', '\udc00'])('nothing with %j is kept [GENERAL-4]', (sign) => {
  const takers = (some: readonly Field[], given: string) => namesOf(some.filter(({ schema }) => schema.safeParse(given).success))
  expect(takers(texts, 'ab')).toHaveLength(texts.length)
  expect(takers(texts, `a${sign}b`)).toEqual([])
  expect(takers(addresses, `a${sign}@example.com`)).toEqual([])
  expect(takers(passwords, 'abcdefghi')).toHaveLength(passwords.length)
  expect(takers(passwords, `abcdefgh${sign}i`)).toEqual([])
})

test('unknown fields are left out, whatever they are called, and nothing is refused for them [GENERAL-5]', () => {
  for (const { name, schema } of objects) {
    const { data, error } = schema.safeParse({ unknown: 1, id_of_another: 'x', __proto__: null })
    expect(Object.keys(data ?? {}), name).not.toContain('unknown')
    expect(
      (error?.issues ?? []).map(({ code }) => code),
      name,
    ).not.toContain('unrecognized_keys')
    expect((schema as z.ZodObject).def.catchall, name).toBeUndefined()
  }
})

test('every number may be decimal text [GENERAL-6]', () => {
  const numbers = [0, 1, 2, 10, 19.9].map((number) => ({ number, takers: taking(number) }))
  expect(new Set(numbers.flatMap(({ takers }) => namesOf(takers))).size).toBeGreaterThan(25)
  for (const { number, takers } of numbers)
    for (const { name, schema } of takers) expect(schema.safeParse(String(number)).data, `${name}: ${number}`).toEqual(schema.parse(number))
})
