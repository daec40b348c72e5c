import { connect, createServer, type Server, type Socket } from 'node:net'

/** A TCP proxy to the database that can be closed, and opened again to the same database or another. */
export class Wire {
  #target: URL
  readonly #sockets = new Set<Socket>()
  #server: Server | null = null
  port = 0

  constructor(target: string) {
    this.#target = new URL(target)
  }

  mend(): Promise<void> {
    this.#server = createServer((near) => {
      const far = connect(Number(this.#target.port), this.#target.hostname)
      for (const socket of [near, far]) {
        this.#sockets.add(socket)
        socket.on('error', () => undefined)
        socket.on('close', () => this.#sockets.delete(socket))
      }
      near.pipe(far).pipe(near)
    })
    return new Promise((resolve) =>
      this.#server?.listen(this.port, '127.0.0.1', () => {
        const address = this.#server?.address()
        this.port = address !== null && typeof address === 'object' ? address.port : 0
        resolve()
      }),
    )
  }

  /** From now on connections lead to another database; those that are open are cut. */
  async turnTo(target: string): Promise<void> {
    await this.cut()
    this.#target = new URL(target)
    await this.mend()
  }

  /** Connections that are open stay so and carry nothing any more, as to a machine that is gone; new ones are served. */
  silence(): void {
    for (const socket of this.#sockets) socket.unpipe().pause()
  }

  cut(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy()
    return new Promise((resolve) => (this.#server ? this.#server.close(() => resolve()) : resolve()))
  }

  get url(): string {
    const url = new URL(this.#target)
    url.port = String(this.port)
    return url.href
  }
}
