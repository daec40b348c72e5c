import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readCookie, SESSION_COOKIE, TOKEN_COOKIE, tokenCookie } from './cookies.ts'
import { sendCommon } from './errors.ts'
import { PAGE_HEADERS } from './headers.ts'
import type { RouteTools } from './routes.ts'

/** The addresses of the application's own pages; all are served by the same document. */
const PAGES: readonly RegExp[] = [
  /^\/game\/rpg(\/(beginning|ending))?\/?$/,
  /^\/game\/rpg\/menu(\/(adventure|plaza|library|bbs|refresh|job|shop|status|other))?\/?$/,
  /^\/game\/rpg\/battle\/[^/]+\/[^/]+\/?$/,
  /^\/(login|register|about|account|credits|purchases)\/?$/,
  /^\/study\/techbook\/vue\/chapter8\/?$/,
]

const CALLS = /^\/(api|study\/techbook\/vue\/chapter8_purchases)(\/|\?|$)/

/** Serves the built screens: hashed files for ever, the document afresh every time. */
export async function registerPages(tools: RouteTools, webRoot: string): Promise<void> {
  const { app } = tools
  const root = resolve(webRoot)
  const isBuilt = existsSync(join(root, 'index.html'))
  app.get('/', (request, reply) => {
    setToken(tools, request, reply)
    return reply.redirect('/game/rpg', 302)
  })
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root,
      index: false,
      redirect: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (response, path) => {
        for (const [name, value] of Object.entries(PAGE_HEADERS)) response.header(name, value)
        response.header('cache-control', cachingOf(path))
      },
    })
  }
  await registerDrawings(app)
  app.setNotFoundHandler((request, reply) => {
    const isReading = request.method === 'GET' || request.method === 'HEAD'
    if (isReading) setToken(tools, request, reply)
    return isReading && !CALLS.test(request.url) ? sendPage(isBuilt, request, reply) : sendCommon(request, reply, 'notFound')
  })
}

const DRAWINGS = 'src/web/art'

/** The drawings under addresses that do not change with a build: calls name them. */
async function registerDrawings(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, {
    root: resolve(DRAWINGS),
    prefix: '/art/',
    decorateReply: false,
    index: false,
    cacheControl: false,
    allowedPath: (path) => path.endsWith('.svg'),
    setHeaders: (response) => {
      for (const [name, value] of Object.entries(PAGE_HEADERS)) response.header(name, value)
      response.header('cache-control', 'public, max-age=3600')
    },
  })
}

/** Vite puts hashed names under assets/; whatever else there is may change under its name. */
function cachingOf(path: string): string {
  if (path.includes('/assets/')) return 'public, max-age=31536000, immutable'
  return path.includes('index.html') ? 'no-cache' : 'public, max-age=3600'
}

function sendPage(isBuilt: boolean, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const [path = '/'] = request.url.split('?')
  const known = PAGES.some((page) => page.test(path))
  const looksLikeFile = /\.[a-z0-9]{2,5}$/i.test(path)
  if (!known && looksLikeFile) return sendCommon(request, reply, 'notFound')
  reply.headers(PAGE_HEADERS).code(known ? 200 : 404)
  if (!isBuilt) return reply.type('text/plain; charset=utf-8').send('画面がまだ組み立てられていません。npm run build のあとでどうぞ。')
  return reply.sendFile('index.html')
}

function setToken({ csrf, isSecure }: RouteTools, request: FastifyRequest, reply: FastifyReply): void {
  const { cookie } = request.headers
  const session = readCookie(cookie, SESSION_COOKIE)
  const given = readCookie(cookie, TOKEN_COOKIE)
  reply.header('set-cookie', tokenCookie(csrf.isGenuine(given, session) ? given : csrf.issue(session), isSecure(request)))
}
