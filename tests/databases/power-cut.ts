import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'

/** Of the server's doings, in order: what it did to its files, and the answers that it gave. */
export type Deed =
  | { readonly type: 'write'; readonly file: string; readonly data: Buffer; readonly at: number }
  | { readonly type: 'truncate'; readonly file: string; readonly size: number }
  | { readonly type: 'unlink'; readonly file: string }
  | { readonly type: 'sync'; readonly file: string }
  | { readonly type: 'answer'; readonly requestId: string }

/** The system calls that matter, for `strace`. It must also print file names with descriptors and all strings in hexadecimal. */
export const TRACED = 'pwrite64,write,writev,sendto,sendmsg,fsync,fdatasync,ftruncate,unlink'

const CALL = /^\d+ +(<\.\.\. )?(\w+)(?:\(| resumed>)/
const QUOTED = /"((?:\\x[0-9a-f]{2})*)"/g
const FIRST_NUMBER = /^\((?:\d+)?<((?:\\x[0-9a-f]{2})*)>/

const bytes = (hex: string): Buffer => Buffer.from(hex.replaceAll('\\x', ''), 'hex')

/** Reads what `strace` wrote. Only files whose name begins with `prefix` count; writes count when they begin, syncs when they end. */
export async function deedsIn(trace: string, prefix: string): Promise<readonly Deed[]> {
  const deeds: Deed[] = []
  const syncing = new Map<string, string>()
  for await (const line of createInterface({ input: createReadStream(trace) })) {
    const [, resumed, call = ''] = CALL.exec(line) ?? []
    const thread = line.slice(0, line.indexOf(' '))
    if (resumed !== undefined) {
      const file = syncing.get(thread)
      syncing.delete(thread)
      if (file !== undefined && /sync/.test(call)) deeds.push({ type: 'sync', file })
      continue
    }
    const rest = line.slice(line.indexOf('('))
    const name = bytes(FIRST_NUMBER.exec(rest)?.[1] ?? '').toString()
    if (call === 'unlink') {
      const file = bytes([...rest.matchAll(QUOTED)][0]?.[1] ?? '').toString()
      if (file.startsWith(prefix)) deeds.push({ type: 'unlink', file })
    } else if (!name.startsWith(prefix)) {
      if (/^(write|writev|sendto|sendmsg)$/.test(call)) deeds.push(...answersIn(rest))
    } else if (/sync/.test(call)) {
      if (line.endsWith('<unfinished ...>')) syncing.set(thread, name)
      else deeds.push({ type: 'sync', file: name })
    } else if (call === 'ftruncate') {
      deeds.push({ type: 'truncate', file: name, size: Number(/, (\d+)/.exec(rest)?.[1]) })
    } else if (call === 'pwrite64') {
      const data = bytes([...rest.matchAll(QUOTED)][0]?.[1] ?? '')
      const [, length, at] = /", (\d+), (\d+)/.exec(rest) ?? []
      if (data.length !== Number(length)) throw new Error(`A write was not traced whole: ${data.length} of ${length} bytes`)
      deeds.push({ type: 'write', file: name, data, at: Number(at) })
    }
  }
  return deeds
}

function answersIn(call: string): readonly Deed[] {
  const text = [...call.matchAll(QUOTED)].map(([, hex]) => bytes(hex ?? '').toString('latin1')).join('')
  return [...text.matchAll(/\r\nx-request-id: (\S+)\r\n/gi)].map(([, requestId]) => ({ type: 'answer', requestId: requestId ?? '' }))
}

const SECTOR = 512

/**
 * The files as a disk may hold them when the power fails before the deed `cut`: everything up to each file's last sync, and of what was written
 * since whatever `chance` (0–1) lets through, in any combination and torn between sectors. A deleted file stays deleted from the next sync of any
 * file on: file systems with a journal write names in order.
 */
export function diskAt(deeds: readonly Deed[], cut: number, chance: () => number): ReadonlyMap<string, Buffer> {
  const synced = new Map<string, number>()
  let lastSync = -1
  for (let index = 0; index < cut; index += 1) {
    const deed = deeds[index]
    if (deed?.type !== 'sync') continue
    synced.set(deed.file, index)
    lastSync = index
  }
  const disk = new Map<string, DiskFile>()
  for (const [index, deed] of deeds.slice(0, cut).entries()) {
    if (deed.type === 'answer' || deed.type === 'sync') continue
    const isSynced = index < (deed.type === 'unlink' ? lastSync : (synced.get(deed.file) ?? -1))
    if (!isSynced && chance() < 0.5) continue
    if (deed.type === 'unlink') disk.delete(deed.file)
    else {
      const file = disk.get(deed.file) ?? new DiskFile()
      disk.set(deed.file, file)
      if (deed.type === 'truncate') file.truncate(deed.size)
      else file.write(isSynced ? deed.data : torn(deed.data, chance), deed.at)
    }
  }
  return new Map([...disk].map(([name, file]) => [name, file.content]))
}

/** The sectors that were written before the power was gone. */
const torn = (data: Buffer, chance: () => number): Buffer =>
  chance() < 0.5 ? data : data.subarray(0, SECTOR * Math.floor((chance() * data.length) / SECTOR))

class DiskFile {
  #bytes = Buffer.alloc(1 << 16)
  #size = 0

  get content(): Buffer {
    return this.#bytes.subarray(0, this.#size)
  }

  write(data: Buffer, at: number): void {
    this.#grow(at + data.length)
    data.copy(this.#bytes, at)
    this.#size = Math.max(this.#size, at + data.length)
  }

  truncate(size: number): void {
    this.#grow(size)
    this.#bytes.fill(0, Math.min(size, this.#size), this.#size)
    this.#size = size
  }

  #grow(size: number): void {
    if (size <= this.#bytes.length) return
    const larger = Buffer.alloc(2 ** Math.ceil(Math.log2(size)))
    this.#bytes.copy(larger)
    this.#bytes = larger
  }
}
