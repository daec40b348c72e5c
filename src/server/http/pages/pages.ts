import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { endpoints } from '../../../contract/api.ts'
import { accountPaths, routePaths, purchasesPaths } from '../../../contract/pages.ts'
import type { Config } from '../../config.ts'
import { sendCommon } from '../answers/errors.ts'
import { PAGE_HEADERS } from '../answers/headers.ts'
import type { SessionCookies } from '../session/session-cookies.ts'

/** The addresses of the application's own pages; all are served by the same document. */
const PAGES: readonly RegExp[] = [...Object.values(routePaths), ...Object.values(accountPaths), ...purchasesPaths].map(
  (path) => new RegExp(`^${path.replaceAll(/\/:\w+\?/g, '(/[^/]+)?').replaceAll(/:\w+/g, '[^/]+')}/?$`),
)

/** The first parts of the paths of calls: an unknown path that begins with one is answered as a call. */
const CALL_ROOTS = new Set(endpoints.map(({ path }) => firstPart(path)))

/** Serves the built screens: hashed files may be kept for ever, the document is fetched every time. */
export async function registerPages(app: FastifyInstance, cookies: SessionCookies, { webRoot, publicUrl }: Config): Promise<void> {
  const root = resolve(webRoot)
  const isBuilt = existsSync(join(root, 'index.html'))
  const answerWithPage = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    cookies.setToken(request, reply, cookies.clientOf(request))
    return sendPage(isBuilt ? { root, publicUrl } : null, request, reply)
  }
  app.get('/', (request, reply) => {
    cookies.setToken(request, reply, cookies.clientOf(request))
    return reply.headers(PAGE_HEADERS).redirect('/game/rpg', 302)
  })
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root,
      // Its own route lists each folder of the path at every request, to see how names are spelt; `sendFile` does not.
      serve: false,
      index: false,
      redirect: false,
      preCompressed: true,
      cacheControl: false,
      dotfiles: 'ignore',
      setHeaders: (response, path) => void response.headers({ ...PAGE_HEADERS, 'cache-control': cachingOf(path) }),
    })
    // A page is not looked for among the files: each encoding of each file that is not there leaves listeners on the answer.
    app.get<{ Params: { readonly '*': string } }>('/*', { onSend: addCharset }, (request, reply) =>
      isPage(pathOf(request)) ? answerWithPage(request, reply) : reply.sendFile(`/${request.params['*']}`),
    )
  }
  await app.register(registerDrawings)
  app.setNotFoundHandler((request, reply) => {
    const isReading = request.method === 'GET' || request.method === 'HEAD'
    return isReading ? answerWithPage(request, reply) : sendCommon(request, reply, 'notFound')
  })
}

const DRAWINGS = 'src/web/art/svg'

/** The drawings under addresses that do not change with a build: calls name them. */
async function registerDrawings(app: FastifyInstance): Promise<void> {
  app.addHook('onSend', addCharset)
  await app.register(fastifyStatic, {
    root: resolve(DRAWINGS),
    prefix: '/art/',
    decorateReply: false,
    index: false,
    cacheControl: false,
    setHeaders: (response) => void response.headers({ ...PAGE_HEADERS, 'cache-control': 'public, max-age=3600' }),
  })
}

/** The list of media types has drawings and the manifest without a charset; a compressed file gets its type last. */
function addCharset(_request: FastifyRequest, reply: FastifyReply, payload: unknown, done: (error: null, payload: unknown) => void): void {
  const type = reply.getHeader('content-type')
  if (type === 'image/svg+xml' || type === 'application/manifest+json') reply.header('content-type', `${type}; charset=utf-8`)
  done(null, payload)
}

/** Vite puts hashed names under assets/; whatever else there is may change under its name. */
function cachingOf(path: string): string {
  if (path.includes('/assets/')) return 'public, max-age=31536000, immutable'
  return path.includes('index.html') ? 'no-cache' : 'public, max-age=3600'
}

/** The built screens, and the address that players see. */
interface Built {
  readonly root: string
  readonly publicUrl: string | null
}

/** The application's document, which also says what is wrong with an unknown address. Unknown calls and files get a refusal. */
function sendPage(built: Built | null, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const path = pathOf(request)
  const known = isPage(path)
  const looksLikeFile = /\.[a-z0-9]{2,5}$/i.test(path)
  if (!known && (looksLikeFile || CALL_ROOTS.has(firstPart(path)))) return sendCommon(request, reply, 'notFound')
  reply.headers(PAGE_HEADERS).code(known ? 200 : 404)
  if (built === null)
    return reply.type('text/plain; charset=utf-8').send('画面がまだ組み立てられていません。npm run build のあとでどうぞ。')
  if (known && built.publicUrl === null) return reply.sendFile('index.html')
  const page = readFileSync(join(built.root, 'index.html'), 'utf8')
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .send(built.publicUrl === null ? page : sharedFrom(page, built.publicUrl))
}

const isPage = (path: string): boolean => PAGES.some((page) => page.test(path))

const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? '/'

/** Whoever shows a picture for a link wants its whole address. */
const sharedFrom = (page: string, publicUrl: string): string =>
  page.replace('property="og:image" content="/', `property="og:image" content="${publicUrl.replace(/\/$/, '')}/`)

function firstPart(path: string): string {
  return path.split('/', 2)[1] ?? ''
}
