import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'

/** A letter as it arrived. */
interface Arrived {
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** A real mail server for one address of this machine, without TLS. It keeps what it is sent. */
export class MailServer {
  readonly arrived: Arrived[] = []
  /** Refuses every letter while true. */
  isFull = false
  readonly #server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (this.isFull) return done(Object.assign(new Error('No room'), { responseCode: 452 }))
        for (const { address } of envelope.rcptTo) this.arrived.push({ to: address, ...readLetter(Buffer.concat(chunks).toString()) })
        done()
      })
    },
  })

  /** @returns its address for SMTP_URL. */
  async start(): Promise<string> {
    const { server } = this.#server
    this.#server.listen(0, '127.0.0.1')
    if (!server.listening) await once(server, 'listening')
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('The mail server has no port')
    return `smtp://127.0.0.1:${address.port}`
  }

  async stop(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.close(resolve))
  }

  /** The letters to one address, the oldest first. */
  to(address: string): readonly Arrived[] {
    return this.arrived.filter(({ to }) => to === address)
  }
}

/** Subject and text of a letter whose only part is text in base64. */
function readLetter(source: string): Pick<Arrived, 'subject' | 'text'> {
  const [head = '', ...body] = source.split('\r\n\r\n')
  const unfolded = head.replaceAll(/\r\n[ \t]+/g, ' ')
  const subject = /^Subject: (.*)$/im.exec(unfolded)?.[1] ?? ''
  if (!/^Content-Transfer-Encoding: base64$/im.test(unfolded)) throw new Error(`Not in base64: ${unfolded}`)
  return {
    subject: subject.replaceAll(/=\?UTF-8\?B\?(.*?)\?=\s*/gi, (_, coded: string) => Buffer.from(coded, 'base64').toString()),
    text: Buffer.from(body.join(''), 'base64').toString().replaceAll('\r\n', '\n'),
  }
}

/** The token of the link in a letter. */
export const tokenIn = ({ text }: Arrived): string => /#([\w-]+)$/m.exec(text)?.[1] ?? ''
