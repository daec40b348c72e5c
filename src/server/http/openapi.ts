import { z } from 'zod'
import { endpoints } from '../../contract/api.ts'
import { type AnyEndpoint, commonRefusals } from '../../contract/endpoint.ts'
import { isRefusalCode, sentenceOf } from './refusal.ts'

/** The API's own description, out of the endpoints themselves. Replies are described by their types in `src/contract`. */
export function describeApi(): Readonly<Record<string, unknown>> {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const endpoint of endpoints) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: { title: '影あかり', version: '1', description: DESCRIPTION },
    paths,
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'kageakari_session' } },
      schemas: { Refusal: REFUSAL },
    },
  }
}

const DESCRIPTION = [
  'Writing calls bring the cookie XSRF-TOKEN back in the header X-XSRF-TOKEN,',
  'and may carry an Idempotency-Key: the same key gets the first answer again for 24 hours.',
].join(' ')

const REFUSAL = {
  type: 'object',
  required: ['message'],
  properties: {
    message: { type: 'string' },
    reason: { type: 'string' },
    error: { type: 'string' },
    errorMessage: { type: 'string' },
    errors: { type: 'object' },
  },
}

function operation(endpoint: AnyEndpoint): Readonly<Record<string, unknown>> {
  const { summary, access, body, path } = endpoint
  const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'integer' },
  }))
  return {
    summary,
    ...(access === 'anyone' ? {} : { security: [{ session: [] }] }),
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(body === null ? {} : { requestBody: { required: true, content: json(bodySchema(body)) } }),
    responses: responses(endpoint),
  }
}

function bodySchema(body: z.ZodType): unknown {
  const { $schema: _, ...schema } = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' })
  return schema
}

function responses({ method, access, refusals }: AnyEndpoint): Readonly<Record<string, unknown>> {
  const { badBody, badToken, signedOut, noSave, tooFast, tooLarge, unexpected, databaseAway } = commonRefusals
  const general = {
    ...(method === 'GET' ? {} : { badBody, badToken, tooFast, tooLarge }),
    ...(access === 'anyone' ? {} : { signedOut }),
    ...(access === 'save' ? { noSave } : {}),
    unexpected,
    databaseAway,
  }
  const byStatus: Record<string, string[]> = {}
  for (const [code, status] of Object.entries({ ...refusals, ...general })) {
    byStatus[status] = [...(byStatus[status] ?? []), isRefusalCode(code) ? `${code}: ${sentenceOf(code)}` : code]
  }
  const refused = Object.entries(byStatus).map(([status, lines]) => [
    status,
    { description: lines.join('\n'), content: json({ $ref: '#/components/schemas/Refusal' }) },
  ])
  return { 200: { description: 'Done.', content: json({}) }, ...Object.fromEntries(refused) }
}

const json = (schema: unknown): unknown => ({ 'application/json': { schema } })
