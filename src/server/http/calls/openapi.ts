import { z } from 'zod'
import { endpoints } from '../../../contract/api.ts'
import { type AnyEndpoint, commonRefusals } from '../../../contract/endpoint.ts'
import { isRefusalCode, sentenceOf } from '../answers/refusal-body.ts'

/** The API's own description, made from the endpoints themselves. */
export function describeApi(): Readonly<Record<string, unknown>> {
  const schemas: Schemas = { Refusal: REFUSAL }
  const paths: Record<string, Record<string, unknown>> = {}
  for (const endpoint of endpoints) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation(endpoint, schemas) }
  }
  return {
    openapi: '3.1.0',
    info: { title: '影あかり', version: '1', description: DESCRIPTION },
    paths,
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'kageakari_session', description: 'Over TLS __Host-kageakari_session.' },
      },
      schemas,
    },
  }
}

const DESCRIPTION = [
  'Writing calls bring the cookie XSRF-TOKEN back in the header X-XSRF-TOKEN,',
  'and may carry an Idempotency-Key: the same key gets the first answer again for 24 hours.',
].join(' ')

const REFUSAL = {
  type: 'object',
  required: ['message', 'code', 'request_id'],
  properties: {
    message: { type: 'string' },
    code: { type: 'string' },
    request_id: { type: 'string' },
    reason: { type: 'string' },
    error: { type: 'string' },
    errorMessage: { type: 'string' },
    errors: { type: 'object' },
  },
}

function operation(endpoint: AnyEndpoint, schemas: Schemas): Readonly<Record<string, unknown>> {
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
    ...(body === null ? {} : { requestBody: { required: true, content: json(schemaOf(body, 'input', schemas)) } }),
    responses: responses(endpoint, schemas),
  }
}

/** Schemas with a name of their own, which others refer to. */
type Schemas = Record<string, unknown>

/** @param io `input`: what may be sent; `output`: what is answered. @param schemas gets the named schemas that this one refers to. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output', schemas: Schemas): unknown {
  const {
    $schema: _,
    $defs = {},
    ...described
  } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      // Zod says it of every whole number.
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
      // Clients must expect further fields.
      if (io === 'output' && jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
    },
  })
  for (const [name, named] of Object.entries($defs)) schemas[name] = withRefs(named)
  return withRefs(described)
}

/** OpenAPI keeps named schemas elsewhere than JSON Schema. */
const withRefs = (schema: unknown): unknown => JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'))

function responses({ method, access, refusals, reply }: AnyEndpoint, schemas: Schemas): Readonly<Record<string, unknown>> {
  const { badBody, badToken, signedOut, noSave, tooFast, tooLarge, unexpected, databaseAway } = commonRefusals
  const general = {
    ...(method === 'GET' ? {} : { badBody, badToken, tooLarge }),
    tooFast,
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
  const done = isNothing(reply)
    ? { 204: { description: 'Done.' } }
    : { 200: { description: 'Done.', content: json(schemaOf(reply, 'output', schemas)) } }
  return { ...done, ...Object.fromEntries(refused) }
}

const isNothing = (reply: z.ZodType): boolean => reply instanceof z.ZodNull

const json = (schema: unknown): unknown => ({ 'application/json': { schema } })
