import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { mutations } from './mutations.ts'

/** Loads the server broken in one way. Must run before anything of it is loaded. @throws Error when there is no such way, or the text that it replaces is gone. */
export function breakServer(name: string): void {
  const edits = mutations[name]
  if (edits === undefined) throw new Error(`No mutation ${name}: ${Object.keys(mutations).join(', ')}`)
  registerHooks({
    load(url, context, next) {
      const loaded = next(url, context)
      const own = edits.filter(({ file }) => url.endsWith(`/src/server/${file}`))
      if (own.length === 0) return loaded
      return {
        ...loaded,
        source: own.reduce((source, { from, to }) => replaced(source, from, to), readFileSync(fileURLToPath(url), 'utf8')),
      }
    },
  })
}

function replaced(source: string, from: string, to: string): string {
  if (!source.includes(from)) throw new Error(`The text that is to be broken is gone: ${from}`)
  return source.replace(from, () => to)
}
