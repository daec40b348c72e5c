import { isIP } from 'node:net'
import { z } from 'zod'
import { masked, StartError } from './start-error.ts'

/** Which texts name a database. */
export const DATABASE_URL = /^(file:.+|postgres(ql)?:\/\/.+)$/

/** The environment variables. The description says what each takes, for the message about a wrong value. */
const SETTINGS = {
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production').describe('production, development or test'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000).describe('a whole number from 0 to 65535'),
  HOST: z.string().min(1).default('0.0.0.0').describe('an address of this machine, or 0.0.0.0 for all'),
  DATABASE_URL: z
    .string()
    .regex(DATABASE_URL)
    .default('file:data/kageakari.db')
    .describe('file:<path> for SQLite or postgres://user:password@host:5432/database for PostgreSQL'),
  /** What an answered call survives with SQLite: `full` a power cut, `normal` the end of the process only. */
  DATABASE_SYNC: z.enum(['full', 'normal']).default('full').describe('full or normal'),
  /** How many connections to PostgreSQL one server may hold. */
  DATABASE_POOL: z.coerce.number().int().min(1).max(500).default(20).describe('a whole number from 1 to 500'),
  /** Whether a pooler in transaction mode (PgBouncer) stands before PostgreSQL. */
  DATABASE_POOLER: z.enum(['none', 'transaction']).default('none').describe('none or transaction'),
  /** Where players reach the game; https makes cookies Secure. */
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .nullable()
    .default(null)
    .describe('the address that players see, for instance https://kageakari.example'),
  /** For how many seconds after the signal to stop players are still served while `/readyz` says 503, so that a balancer turns away. */
  STOP_DELAY: z.coerce.number().min(0).max(60).default(0).describe('a number of seconds from 0 to 60'),
  /** Whose X-Forwarded-For counts. */
  TRUST_PROXY: z
    .string()
    .refine((text) => /^(true|false|\d+)$/.test(text) || text.split(',').every(isNetwork))
    .default('false')
    .transform(trusted)
    .describe('true, false, a number of proxies, or addresses and networks separated by commas'),
  /** The mail server through which letters are sent; null: none are. */
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/.+$/)
    .refine((text) => URL.canParse(text))
    .nullable()
    .default(null)
    .describe('smtp://user:password@host:587 or smtps://user:password@host:465'),
  /** The sender of the letters. */
  MAIL_FROM: z.email().nullable().default(null).describe('an address, for instance letters@kageakari.example'),
  RATE_LIMIT_SCALE: z.coerce.number().positive().default(1).describe('a number above 0'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('fatal, error, warn, info, debug, trace or silent'),
  /** Where `/metrics` is served apart from the game; null: it is not. */
  METRICS_PORT: z.coerce.number().int().min(1).max(65535).nullable().default(null).describe('a whole number from 1 to 65535'),
  METRICS_HOST: z.string().min(1).default('127.0.0.1').describe('an address of this machine, or 0.0.0.0 for all'),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,}$/)
    .nullable()
    .default(null)
    .describe('at least 16 letters, digits or signs without a space'),
  /** The built screens. */
  WEB_ROOT: z.string().min(1).default('dist/web').describe('the folder of the built screens'),
}

const environmentSchema = z.object(SETTINGS).transform((values) => ({
  environment: values.NODE_ENV,
  port: values.PORT,
  host: values.HOST,
  databaseUrl: values.DATABASE_URL,
  databaseSync: values.DATABASE_SYNC,
  databasePool: values.DATABASE_POOL,
  databasePooler: values.DATABASE_POOLER,
  publicUrl: values.PUBLIC_URL,
  stopDelay: values.STOP_DELAY,
  trustProxy: values.TRUST_PROXY,
  smtpUrl: values.SMTP_URL,
  mailFrom: values.MAIL_FROM,
  rateLimitScale: values.RATE_LIMIT_SCALE,
  logLevel: values.LOG_LEVEL,
  metricsPort: values.METRICS_PORT,
  metricsHost: values.METRICS_HOST,
  metricsToken: values.METRICS_TOKEN,
  webRoot: values.WEB_ROOT,
}))

export type Config = Readonly<z.output<typeof environmentSchema>>

/** Reads the settings from the environment. @throws StartError naming every setting that is wrong, with its value and what it takes. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = environmentSchema.safeParse(given)
  if (parsed.success) {
    requireMailWhole(parsed.data)
    requireTlsChosen(parsed.data.databaseUrl)
    return parsed.data
  }
  const wrong = new Set(parsed.error.issues.map(({ path }) => path.join('.') as keyof typeof SETTINGS))
  throw new StartError(
    [...wrong].map((name) => `${name}=${shown(name, given[name] ?? '')} is wrong: it takes ${SETTINGS[name].description}.`).join('\n'),
  )
}

/** @throws StartError when a part of what letters need is missing. */
function requireMailWhole({ smtpUrl, mailFrom, publicUrl }: Config): void {
  if ((smtpUrl === null) !== (mailFrom === null)) throw new StartError('SMTP_URL and MAIL_FROM belong together: set both, or neither.')
  if (smtpUrl !== null && publicUrl === null) throw new StartError('SMTP_URL needs PUBLIC_URL: letters hold links to it.')
}

/** Of a socket the host is its folder. */
const THIS_MACHINE = /^($|\/|localhost$|127\.[\d.]+$|\[?::1\]?$)/

/** @throws StartError where a database on another machine would be spoken to without TLS, and nobody said so. */
export function requireTlsChosen(databaseUrl: string): void {
  if (databaseUrl.startsWith('file:') || !URL.canParse(databaseUrl)) return
  const { hostname, searchParams } = new URL(databaseUrl)
  if (THIS_MACHINE.test(searchParams.get('host') ?? hostname) || searchParams.has('sslmode')) return
  throw new StartError(
    `${masked(databaseUrl)} is on another machine and does not say whether it is spoken to by TLS: add ?sslmode=verify-full, or ?sslmode=disable where nobody else can listen.`,
  )
}

const shown = (name: string, value: string): string => (name === 'METRICS_TOKEN' ? '***' : masked(value))

/** An address, a network such as 10.0.0.0/8, or one of the names that the framework knows. */
function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.trim().split('/')
  if (/^(loopback|linklocal|uniquelocal)$/.test(address)) return prefix === undefined
  return isIP(address) !== 0 && rest.length === 0 && (prefix === undefined || /^\d{1,3}$/.test(prefix))
}

function trusted(text: string): boolean | number | string {
  if (text === 'true' || text === 'false') return text === 'true'
  return /^\d+$/.test(text) ? Number(text) : text
}
