import { expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint } from '../../../contract/endpoint.ts'
import { readBody } from './body.ts'

const rename = (body: z.ZodType | null) =>
  endpoint({ method: 'POST', path: '/x', access: 'anyone', body, reply: z.null(), refusals: {}, summary: '' })
const named = rename(z.object({ name: z.string('badName') }))

test('a body that fits is read; of a call without one nothing is', () => {
  expect(readBody(named, { name: '灯' })).toEqual({ body: { name: '灯' } })
  expect(readBody(rename(null), { name: 1 })).toEqual({ body: null })
})

test.each([undefined, null, 'name', 7, [{ name: '灯' }]])('%o is read as an empty one', (given) => {
  expect(readBody(named, given)).toEqual({ problems: [{ field: 'name', code: 'badName', text: 'badName' }] })
})

test('what the schema says is the code where it is one; the field is the outermost, none for the body as a whole', () => {
  const deep = rename(z.object({ list: z.array(z.object({ n: z.number('too odd') })) }))
  expect(readBody(deep, { list: [{ n: 'x' }] })).toEqual({ problems: [{ field: 'list', code: 'badBody', text: 'too odd' }] })
  expect(readBody(rename(z.object({}).refine(() => false, 'badName')), {})).toEqual({
    problems: [{ field: '', code: 'badName', text: 'badName' }],
  })
})
