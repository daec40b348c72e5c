import { FAULTS, type FaultKind, type Plan } from '../plan.ts'
import { type Chance, chanceOf } from './chance.ts'
import type { Disk } from './database/disk.ts'
import { expandTo } from './database/later-version.ts'
import { Instance } from './server.ts'
import type { World } from './world.ts'

/** In simulated milliseconds. */
const UNTIL_RESTARTED = 150
const UNTIL_TRIED_AGAIN = 100
const MOST_TRIES = 20

/** How wrong a clock may go, in milliseconds. */
const CLOCK_ERRORS = [-3_600_000, -30_000, 0, 40_000, 7_200_000]
const LATEST_VERSION = 3

/** The processes that serve one database, started again whenever they end, and the faults that they meet. */
export class Servers {
  /** How often each fault happened. */
  readonly faults: Partial<Record<FaultKind, number>> = {}
  /** Other processes on the machine. */
  readonly beside = new Set<{ readonly die: () => void }>()
  readonly #world: World
  readonly #plan: Plan
  readonly #disk: Disk
  #running: readonly Instance[] = []
  #starts = 0
  #starting = 0
  #failure: Error | null = null
  #isCalm = false
  /** Versions after this one that some server has been of. */
  #version = 0

  constructor(world: World, plan: Plan, disk: Disk) {
    this.#world = world
    this.#plan = plan
    this.#disk = disk
  }

  get running(): readonly Instance[] {
    return this.#running
  }

  /** One is up at least, and none is starting. @throws Error when one does not start any more. */
  get areSettled(): boolean {
    if (this.#failure !== null) throw this.#failure
    return this.#starting === 0 && this.#running.some((server) => server.isUp)
  }

  async startAll(): Promise<void> {
    for (let place = 0; place < this.#plan.instances; place += 1) await this.#start(place)
  }

  beginFaults(): void {
    for (const kind of FAULTS) void this.#cause(kind)
  }

  endFaults(): void {
    this.#isCalm = true
  }

  emptyDisk(): void {
    for (const server of this.#running) server.fillDisk(false)
  }

  dieAll(): void {
    this.#isCalm = true
    for (const server of this.#running) server.die()
  }

  async #restart(place: number): Promise<void> {
    await this.#world.sleep(UNTIL_RESTARTED)
    await this.#start(place).catch((error: Error) => {
      this.#failure = error
    })
  }

  async #start(place: number): Promise<void> {
    this.#starting += 1
    for (let tries = 1; ; tries += 1) {
      this.#starts += 1
      const onDeath = (dying: Instance): void => this.#onDeath(place, dying)
      let reason: unknown
      try {
        if (this.#version > 0) expandTo(this.#version, this.#disk.path)
        const server = new Instance(`s${place}.${this.#starts}`, { world: this.#world, plan: this.#plan, disk: this.#disk }, onDeath)
        this.#running = [...this.#running, server]
        if (await this.#hasStarted(server, (error) => (reason = error))) break
      } catch (error) {
        reason = error
      }
      if (tries === MOST_TRIES) throw new Error(`Server ${place} does not start`, { cause: reason })
      await this.#world.sleep(UNTIL_TRIED_AGAIN)
    }
    this.#starting -= 1
  }

  async #hasStarted(server: Instance, onFailure: (error: unknown) => void): Promise<boolean> {
    const isUp = await server.untilEnd(server.start().then(() => true, onFailure))
    if (isUp === true) return true
    server.die()
    return false
  }

  /** Called when the dying one has let go of its files. */
  #onDeath(place: number, dying: Instance): void {
    this.#running = this.#running.filter((server) => server !== dying)
    if (this.#running.length === 0 && !dying.isStopping) this.#cutPower()
    // What the framework keeps beyond the process, which is ours.
    void dying.app?.close()
    // One that dies while it starts is started again by whoever starts it.
    if (dying.app !== null) void this.#restart(place)
  }

  #cutPower(): void {
    for (const one of this.beside) one.die()
    this.#disk.cutPower()
  }

  async #cause(kind: FaultKind): Promise<void> {
    const mean = this.#plan.faults[kind]
    if (mean === 0) return
    for (let nth = 1; ; nth += 1) {
      const chance = chanceOf(this.#plan.seed, 'fault', kind, nth)
      await this.#world.sleep(mean * (0.3 + 1.4 * chance.unit()))
      if (this.#isCalm) return
      if (this.#plan.without.includes(`fault:${kind}.${nth}`) || this.#running.length === 0) continue
      const server = chance.pick(this.#running)
      this.faults[kind] = (this.faults[kind] ?? 0) + 1
      this.#world.log(`fault ${kind}.${nth} ${server.name}`)
      await this.#befall(server, kind, chance)
    }
  }

  async #befall(server: Instance, kind: FaultKind, chance: Chance): Promise<void> {
    switch (kind) {
      case 'crash':
        server.diesAfter = chance.int(1, 60)
        break
      case 'crashAtCommit':
        server.diesAtCommit = { left: chance.int(1, 4), place: chance.pick(['before', 'after']) }
        break
      case 'powerCut':
        for (const one of this.#running) one.die()
        break
      case 'writeFails':
        server.failingWrites = chance.int(1, 3)
        break
      case 'commitFails':
        server.failingCommits = chance.int(1, 3)
        break
      case 'diskFull':
        server.fillDisk(true)
        await this.#world.sleep(200 + chance.unit() * 800)
        server.fillDisk(false)
        break
      case 'clockJump':
        server.clockError = chance.pick(CLOCK_ERRORS)
        break
      case 'upgrade':
        this.#version = Math.min(LATEST_VERSION, this.#version + 1)
        void server.stop()
        break
      case 'restart':
        void server.stop()
        break
      case 'housekeeping':
        await server.untilEnd(server.keepHouse())
    }
  }
}
