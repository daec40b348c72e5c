import type { Config } from './config.ts'

/** A start that failed for a reason that its message explains whole. */
export class StartError extends Error {}

/** What went wrong at start, naming the setting, its value and what to do. A stack only for unexpected errors. */
export function explain(error: unknown, config: Config | null): string {
  if (error instanceof StartError) return error.message
  if (!(error instanceof Error)) return String(error)
  const reason = error.cause instanceof Error ? error.cause : error
  const sentence = config && (ofListening(reason, config) ?? ofFile(reason, config) ?? ofPostgres(reason, config))
  return sentence ?? error.stack ?? error.message
}

function ofListening(error: NodeJS.ErrnoException, { port, host }: Config): string | null {
  if (error.syscall !== 'listen' && error.syscall !== 'getaddrinfo') return null
  if (error.syscall === 'getaddrinfo' && (error as { hostname?: string }).hostname !== host) return null
  const sentences: Readonly<Record<string, string>> = {
    EADDRINUSE: `PORT=${port} is in use: another program listens there. Stop it, or choose another port.`,
    EACCES: `PORT=${port} may not be used by this user. Choose a port from 1024 up.`,
    EADDRNOTAVAIL: `HOST=${host} is not an address of this machine. Name one of its addresses, or 0.0.0.0 for all.`,
    ENOTFOUND: `HOST=${host} is not known. Name an address of this machine, or 0.0.0.0 for all.`,
  }
  return sentences[error.code ?? ''] ?? null
}

const FILE_SENTENCES: readonly (readonly [code: RegExp, sentence: string])[] = [
  [/^SQLITE_NOTADB/, 'this file is not a SQLite database. Name another file; a new one is made when there is none.'],
  [/^SQLITE_CORRUPT/, 'the database is damaged. Restore a backup.'],
  [/^SQLITE_(BUSY|LOCKED)/, 'another process has locked the database. Stop it and try again.'],
  [/^SQLITE_FULL|^ENOSPC/, 'the disk is full.'],
  [
    /^SQLITE_(CANTOPEN|READONLY|IOERR|PERM)|^(EACCES|EPERM|EROFS|ENOTDIR|EEXIST|EISDIR|ENOENT)$/,
    'the file cannot be written. Name a file in a folder that this user may write to.',
  ],
]

function ofFile({ code = '' }: NodeJS.ErrnoException, { databaseUrl }: Config): string | null {
  if (!databaseUrl.startsWith('file:')) return null
  const found = FILE_SENTENCES.find(([pattern]) => pattern.test(code))
  return found ? `DATABASE_URL=${databaseUrl}: ${found[1]}` : null
}

const POSTGRES_SENTENCES: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'no PostgreSQL answers there. Start it, or correct host and port.',
  ENOTFOUND: 'the host is not known. Correct it.',
  EAI_AGAIN: 'the host cannot be looked up now. Correct it, or try again.',
  ETIMEDOUT: 'the host does not answer. Correct it, or open its firewall.',
  EHOSTUNREACH: 'the host cannot be reached. Correct it.',
  '28P01': 'PostgreSQL refuses the user or the password. Correct them.',
  '28000': 'PostgreSQL refuses the user. Correct it, or allow it in pg_hba.conf.',
  '3D000': 'there is no database of this name. Create it ("createdb"), or correct the name.',
  '42501': 'the user may not create tables there. Grant it CREATE on the schema.',
  '57P03': 'PostgreSQL is starting up. Try again in a moment.',
  '53300': 'PostgreSQL has no connection left. Lower DATABASE_POOL, or raise its max_connections.',
  CERTIFICATE:
    'the certificate is not for this host, is out of date, or nobody known has signed it. Name its root with &sslrootcert=<file>.',
  NO_TLS: 'no TLS is spoken there. Set "ssl = on" in postgresql.conf, or ?sslmode=disable where nobody else can listen.',
  UNSUPPORTED_PARAMETER: 'a pooler stands there that gives a connection to each transaction. Set DATABASE_POOLER=transaction.',
  ERR_INVALID_URL: 'this is no URL. Write postgres://user:password@host:5432/database.',
}

/** Of errors without a code, or with one of many: by their message. */
const SEVERAL: readonly (readonly [pattern: RegExp, key: string])[] = [
  [/unsupported startup parameter/, 'UNSUPPORTED_PARAMETER'],
  [/does not support SSL/, 'NO_TLS'],
  [/certificate/i, 'CERTIFICATE'],
  [/timeout/i, 'ETIMEDOUT'],
]

function ofPostgres({ code, message }: NodeJS.ErrnoException, { databaseUrl }: Config): string | null {
  if (databaseUrl.startsWith('file:')) return null
  const known = POSTGRES_SENTENCES[code ?? ''] === undefined ? SEVERAL.find(([pattern]) => pattern.test(message))?.[1] : code
  const sentence = POSTGRES_SENTENCES[known ?? '']
  return sentence === undefined ? null : `DATABASE_URL=${masked(databaseUrl)}: ${sentence}`
}

/** Hides the password in a URL. */
export function masked(url: string): string {
  return url.replace(/^([a-z]+:\/\/[^:/@]*):.*@/i, '$1:***@').replace(/([?&]password=)[^&]*/i, '$1***')
}
