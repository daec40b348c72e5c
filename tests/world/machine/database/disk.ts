import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** In memory where the system has such a folder. */
const ROOT = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()

/** A folder with the files of one database. */
export class Disk {
  readonly #folder = mkdtempSync(join(ROOT, 'kageakari-world-'))
  readonly path = join(this.#folder, 'game.db')

  startFrom(source: string): void {
    copyFileSync(source, this.path)
  }

  /** What is left when every process has gone at once: the file and its log as they are (`abandon`). What was not committed is not in them. */
  cutPower(): void {
    rmSync(`${this.path}-shm`, { force: true })
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true })
  }
}
