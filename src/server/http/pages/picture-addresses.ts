/** What clients that are not ours may put before the path of a drawing, by the folder of drawings that it stands for. */
const FOLDERS: readonly (readonly [prefix: string, folder: string])[] = [
  ['/image/rpg/enemy/', 'enemies'],
  ['/image/rpg/character/portrait/', 'roles'],
  ['/image/rpg/field/', 'backgrounds'],
]

/** Pictures that such clients name by themselves: what stands there until a battle is loaded, and the map behind the five places of the plaza. */
const NAMED: Readonly<Record<string, string>> = {
  '/image/rpg/field/none.png': '/art/backgrounds/none.svg',
  '/image/rpg/menu/plaza.png': '/art/town/plaza-map.svg',
}

const WITH_FOLDER = /^\/?(?:art\/)?([a-z]+\/[a-z0-9-]+\.svg)$/
const NAME_ONLY = /^\/?([a-z0-9-]+\.svg)$/

/**
 * The address of the drawing that stands behind one of those prefixes, with one slash or two between: `/image/rpg/enemy//art/enemies/11.svg` and
 * `/image/rpg/enemy/11.svg` are `/art/enemies/11.svg`. Two pictures have names of their own. Any other address stays as it is.
 */
export function drawingAddress(url: string): string {
  if (!url.startsWith('/image/rpg/')) return url
  const [path = '', query] = url.split('?', 2)
  const search = query === undefined ? '' : `?${query}`
  const named = NAMED[path]
  if (named !== undefined) return named + search
  for (const [prefix, folder] of FOLDERS) {
    if (!path.startsWith(prefix)) continue
    const rest = path.slice(prefix.length)
    const name = WITH_FOLDER.exec(rest)?.[1] ?? (NAME_ONLY.test(rest) ? `${folder}/${rest.replace('/', '')}` : null)
    if (name !== null) return `/art/${name}${search}`
  }
  return url
}
