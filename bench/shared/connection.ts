import { connect, type Socket } from 'node:net'

export interface Reply {
  readonly status: number
  /** Byte for byte, one character each: cheap to search for ASCII. */
  readonly body: string
  /** Values of `set-cookie`. */
  readonly cookies: readonly string[]
}

/** One kept-alive HTTP connection that costs the client next to nothing, so that the server is what is measured. One call at a time. */
export class Connection {
  readonly #socket: Socket
  #received: Buffer = Buffer.alloc(0)
  #waiting: { readonly resolve: (reply: Reply) => void; readonly reject: (error: Error) => void } | null = null

  constructor(port: number) {
    this.#socket = connect({ port, host: '127.0.0.1', noDelay: true })
    this.#socket.on('data', (chunk: Buffer) => this.#take(chunk))
    this.#socket.on('error', (error) => this.#fail(error))
    this.#socket.on('close', () => this.#fail(new Error('The connection was closed')))
  }

  send(method: 'GET' | 'POST', path: string, headers: string, body: string): Promise<Reply> {
    const length = method === 'GET' ? '' : `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n`
    this.#socket.write(`${method} ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n${headers}${length}\r\n${body}`)
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject }
    })
  }

  close(): void {
    this.#socket.destroy()
  }

  #take(chunk: Buffer): void {
    this.#received = this.#received.length === 0 ? chunk : Buffer.concat([this.#received, chunk])
    const headEnd = this.#received.indexOf('\r\n\r\n')
    if (headEnd < 0) return
    const head = this.#received.toString('latin1', 0, headEnd)
    const bodyEnd = headEnd + 4 + lengthIn(head)
    if (this.#received.length < bodyEnd) return
    const body = this.#received.toString('latin1', headEnd + 4, bodyEnd)
    this.#received = this.#received.subarray(bodyEnd)
    const waiting = this.#waiting
    this.#waiting = null
    waiting?.resolve({ status: Number(head.slice(9, 12)), body, cookies: cookiesIn(head) })
  }

  #fail(error: Error): void {
    this.#waiting?.reject(error)
    this.#waiting = null
  }
}

const MARK = '\r\ncontent-length: '

function lengthIn(head: string): number {
  const at = head.indexOf(MARK)
  return at < 0 ? 0 : Number.parseInt(head.slice(at + MARK.length, at + MARK.length + 12), 10)
}

const cookiesIn = (head: string): readonly string[] => [...head.matchAll(/\r\nset-cookie: ([^\r]+)/g)].map(([, value]) => value ?? '')
