import { isIP } from 'node:net'

/** A letter as it is read. */
export interface Message {
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** The mail server did not take a letter. Its own words may hold the address: they are not kept. */
export class NotTaken extends Error {
  readonly code: string | undefined
  constructor(code: string | undefined) {
    super('The mail server did not take a letter')
    this.code = code
  }
}

/** Hands letters to the operator's mail server. */
export interface Mailer {
  /** @throws NotTaken */
  send(message: Message): Promise<void>
  close(): void
}

/** How long the mail server may take for one step, in milliseconds. */
const STEP = 10_000

/**
 * @param smtpUrl `smtp://` or `smtps://`, with name and password if the server asks for them. @param from the sender's address.
 * @param step in milliseconds.
 */
export async function openMailer(smtpUrl: string, from: string, step = STEP): Promise<Mailer> {
  // Loaded only where there is mail.
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({
    ...settingsOf(smtpUrl),
    // Letters that follow each other share a connection.
    pool: true,
    maxConnections: 1,
    // Else a server that closes each connection would be called without end, and no other letter sent.
    maxRequeues: 0,
    connectionTimeout: step,
    greetingTimeout: step,
    socketTimeout: step,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: async ({ to, subject, text }) => {
      // An address as an object is taken as it is: no second recipient can hide in it.
      const headers = { 'Auto-Submitted': 'auto-generated' }
      const sending = transport.sendMail({
        from: { name: '影あかり', address: from },
        to: { name: '', address: to },
        subject,
        text,
        headers,
        textEncoding: 'base64',
      })
      await sending.catch(({ code, responseCode }: { readonly code?: string; readonly responseCode?: number }) => {
        throw new NotTaken(responseCode === undefined ? code : `${code} ${responseCode}`)
      })
    },
    close: () => transport.close(),
  }
}

/** TLS from the beginning, or after the greeting; without it only to a mail server on this machine. */
function settingsOf(smtpUrl: string) {
  const { protocol, hostname, port, username, password } = new URL(smtpUrl)
  const secure = protocol === 'smtps:'
  const host = hostname.replaceAll(/[[\]]/g, '')
  const isHere = host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))
  return {
    host,
    secure,
    ...(port === '' ? {} : { port: Number(port) }),
    ...(username === '' ? {} : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    requireTLS: !secure && !isHere,
    ignoreTLS: !secure && isHere,
    tls: { minVersion: 'TLSv1.2' as const },
  }
}
