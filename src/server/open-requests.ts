import type { Server, ServerResponse } from 'node:http'

/** The requests that a server is answering, so that it can stop without cutting one off. */
export class OpenRequests {
  readonly #server: Server
  readonly #responses = new Set<ServerResponse>()
  #isStopping = false
  #onLastAnswer: () => void = () => undefined

  constructor(server: Server) {
    this.#server = server
    // Before the framework's own listener, so that the header can still be set.
    server.prependListener('request', (_request, response: ServerResponse) => {
      this.#responses.add(response)
      if (this.#isStopping) response.setHeader('connection', 'close')
      response.once('close', () => {
        this.#responses.delete(response)
        if (this.#responses.size === 0) this.#onLastAnswer()
      })
    })
  }

  /** From now on no connection is used for another request. */
  announceStop(): void {
    this.#isStopping = true
    for (const response of this.#responses) {
      if (!response.headersSent) response.setHeader('connection', 'close')
    }
  }

  /** Accepts no more connections, closes the idle ones, and returns when every request has its answer and all connections are closed. */
  async stop(): Promise<void> {
    this.announceStop()
    this.#server.close()
    if (this.#responses.size > 0) await new Promise<void>((resolve) => (this.#onLastAnswer = resolve))
    this.#server.closeAllConnections()
  }
}
