import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Makes an empty file, in a folder that is made if need be, unless there is one: nobody but its owner may read either. SQLite gives the files that
 * it makes beside it the same mode.
 */
export function makePrivate(path: string): void {
  if (existsSync(path)) return
  makeFolder(dirname(path))
  closeSync(openSync(path, 'a', 0o600))
}

/** One folder after the other. Node's own `recursive` never ends where a folder refuses with ENOENT, as those of /proc do. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    // Another process may have made it just now.
    if (!existsSync(folder)) throw error
  }
}
