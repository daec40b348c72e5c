import type { FastifyInstance } from 'fastify'
import { endpoints } from '../../../contract/api.ts'
import { describeApi } from './openapi.ts'

/** For development: the API's description as a plain page, and as OpenAPI under `/docs/openapi.json`. */
export function registerDocs(app: FastifyInstance): void {
  app.get('/docs/openapi.json', (_request, reply) => reply.send(describeApi()))
  app.get('/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(page()))
}

function page(): string {
  const described = describeApi()
  const rows = endpoints.map(({ method, path, access, summary, refusals }) => {
    const body = JSON.stringify(bodyOf(described, path, method), null, 1)
    return `<tr><td><b>${method}</b><td><code>${path}</code><br>${escaped(summary)}<td>${access}<td>${Object.entries(refusals)
      .map(([code, status]) => `${status} ${code}`)
      .join('<br>')}<td>${body === undefined ? '' : `<details><summary>body</summary><pre>${escaped(body)}</pre></details>`}`
  })
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>影あかり API</title>
<h1>影あかり API</h1><p><a href="/docs/openapi.json">openapi.json</a></p>
<table border="1" cellpadding="6"><tr><th>Method<th>Call<th>Who<th>Own refusals<th>Body${rows.join('\n')}</table></html>`
}

function bodyOf(described: Readonly<Record<string, unknown>>, path: string, method: string): unknown {
  const paths = described['paths'] as Record<string, Record<string, { readonly requestBody?: unknown }>>
  return paths[path]?.[method.toLowerCase()]?.requestBody
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
