import { readFileSync, unwatchFile, watchFile } from 'node:fs'
import { join } from 'node:path'

/** The header that tells with every answer which build of the screens is served; pages of another build offer a reload. */
export const BUILD_HEADER = 'x-build'

/** How soon a build that is put in the place of the served one is noticed, in milliseconds. */
const LOOK_EVERY = 5_000

export interface BuildId {
  /** Null where no screens are built. */
  readonly current: () => string | null
  readonly close: () => void
}

/** The id that the build has written into its document. */
export function buildIdIn(webRoot: string): BuildId {
  const document = join(webRoot, 'index.html')
  let id = read(document)
  const look = () => {
    id = read(document)
  }
  watchFile(document, { interval: LOOK_EVERY, persistent: false }, look)
  return { current: () => id, close: () => unwatchFile(document, look) }
}

function read(document: string): string | null {
  try {
    return /<meta name="build" content="(\w+)"/.exec(readFileSync(document, 'utf8'))?.[1] ?? null
  } catch {
    return null
  }
}
