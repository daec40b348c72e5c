import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** In memory where the system has such a folder. */
const ROOT = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()

/** A folder with the files of one database. */
export class Disk {
  readonly #folder = mkdtempSync(join(ROOT, 'kageakari-world-'))
  #generation = 0

  get path(): string {
    return join(this.#folder, `${this.#generation}.db`)
  }

  startFrom(source: string): void {
    copyFileSync(source, this.path)
  }

  /** What is left when every process has gone at once: the file and its log as they are. What was not committed is not in them. */
  cutPower(): void {
    const before = this.path
    this.#generation += 1
    for (const end of ['', '-wal']) if (existsSync(before + end)) copyFileSync(before + end, this.path + end)
    for (const end of ['', '-wal', '-shm']) rmSync(before + end, { force: true })
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true })
  }
}
