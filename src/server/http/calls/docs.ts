import fastifySwagger, { type StaticDocumentSpec } from '@fastify/swagger'
import fastifySwaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { describeApi } from './openapi.ts'

/** For development: the API's description under `/docs`, where each call can be tried, and as OpenAPI under `/docs/json`. */
export async function registerDocs(app: FastifyInstance): Promise<void> {
  const specification = { document: describeApi() as unknown as StaticDocumentSpec['document'] }
  await app.register(fastifySwagger, { mode: 'static', specification })
  await app.register(fastifySwaggerUi, { routePrefix: '/docs', uiConfig: { requestInterceptor: bringToken } })
}

/** Runs in the viewer's page, which gets it as text: writing calls need the token of the cookie in a header. */
function bringToken(request: { readonly headers?: Readonly<Record<string, string>> }): Readonly<Record<string, unknown>> {
  const token = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1]
  return token === undefined ? request : { ...request, headers: { ...request.headers, 'x-xsrf-token': token } }
}
