import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { folderOpenToAll } from './postgres.ts'

const SIZE = '4G'

/** `EXT4_IOC_SHUTDOWN` with `NOLOGFLUSH`: nothing more reaches the disk, neither pages nor the journal. The file system's own tests cut the power so. */
const SHUT_DOWN = `open(my $folder, '<', $ARGV[0]) or die $!; my $how = pack('I', 2); ioctl($folder, 0x8004587d, $how) or die $!`

/** Whether this machine can make and mount file systems in files: Linux, root, and a kernel with loop devices. */
export function canCutDisks(): boolean {
  try {
    const disk = new CutDisk()
    disk.remove()
    return true
  } catch (error) {
    process.stdout.write(`No disk can be made here whose power fails, what needs it is skipped: ${String(error)}\n`)
    return false
  }
}

/** An ext4 file system of its own, whose power can be cut: what the kernel had not written out when it failed is gone. */
export class CutDisk {
  readonly folder: string
  readonly #image: string
  readonly #place = mkdtempSync(join(folderOpenToAll(), 'kageakari-disk-'))

  /** @throws Error with what a program said where such a disk cannot be made. */
  constructor() {
    this.#image = join(this.#place, 'image')
    this.folder = join(this.#place, 'disk')
    mkdirSync(this.folder)
    chmodSync(this.#place, 0o755)
    try {
      run('truncate', '--size', SIZE, this.#image)
      run('mkfs.ext4', '-q', '-F', this.#image)
      this.mount()
    } catch (error) {
      rmSync(this.#place, { recursive: true, force: true })
      throw error
    }
  }

  /** After a cut the journal is read, as it is when a machine starts again. */
  mount(): void {
    run('mount', '-o', 'loop', this.#image, this.folder)
  }

  /** Everything that is there now survives. */
  sync(): void {
    run('sync', '--file-system', this.folder)
  }

  /** The power fails. The processes that used the disk must end before `restore`. */
  cut(): void {
    run('perl', '-e', SHUT_DOWN, this.folder)
  }

  /** The disk is there again, with what had reached it. */
  restore(): void {
    run('umount', this.folder)
    this.mount()
  }

  remove(): void {
    run('umount', this.folder)
    rmSync(this.#place, { recursive: true, force: true })
  }
}

function run(program: string, ...programArguments: readonly string[]): void {
  const { status, stderr, error } = spawnSync(program, programArguments, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${program}: ${error?.message ?? stderr}`)
}
