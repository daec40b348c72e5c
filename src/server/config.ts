import { isIP } from 'node:net'
import { z } from 'zod'
import { masked, StartError } from './start-error.ts'

/** Which texts name a database. */
export const DATABASE_URL = /^(file:.+|postgres(ql)?:\/\/.+)$/

const settings = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().min(1).default('0.0.0.0'),
  DATABASE_URL: z.string().regex(DATABASE_URL).default('file:data/kageakari.db'),
  /** What an answered call survives with SQLite: `full` a power cut, `normal` the end of the process only. */
  DATABASE_SYNC: z.enum(['full', 'normal']).default('full'),
  /** How many connections to PostgreSQL one server may hold. */
  DATABASE_POOL: z.coerce.number().int().min(1).max(500).default(20),
  /** Whether a pooler in transaction mode (PgBouncer) stands before PostgreSQL. */
  DATABASE_POOLER: z.enum(['none', 'transaction']).default('none'),
  /** Where players reach the game, for instance https://kageakari.example; https makes cookies Secure. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** For how many seconds after the signal to stop players are still served while `/readyz` says 503, so that a balancer turns away. */
  STOP_DELAY: z.coerce.number().min(0).max(60).default(0),
  /** Whose X-Forwarded-For counts: `false`, `true`, a number of proxies, or addresses and networks separated by commas. */
  TRUST_PROXY: z
    .string()
    .refine((text) => /^(true|false|\d+)$/.test(text) || text.split(',').every(isNetwork))
    .default('false'),
  RATE_LIMIT_SCALE: z.coerce.number().positive().default(1),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Where `/metrics` is served apart from the game. */
  METRICS_PORT: z.coerce.number().int().min(1).max(65535).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,}$/)
    .optional(),
  /** The built screens. */
  WEB_ROOT: z.string().min(1).default('dist/web'),
})

/** What each setting takes, for the message about a wrong value. */
const EXPECTED: Readonly<Record<keyof z.input<typeof settings>, string>> = {
  NODE_ENV: 'production, development or test',
  PORT: 'a whole number from 0 to 65535',
  HOST: 'an address of this machine, or 0.0.0.0 for all',
  DATABASE_URL: 'file:<path> for SQLite or postgres://user:password@host:5432/database for PostgreSQL',
  DATABASE_SYNC: 'full or normal',
  DATABASE_POOL: 'a whole number from 1 to 500',
  DATABASE_POOLER: 'none or transaction',
  PUBLIC_URL: 'the address that players see, for instance https://kageakari.example',
  STOP_DELAY: 'a number of seconds from 0 to 60',
  TRUST_PROXY: 'true, false, a number of proxies, or addresses and networks separated by commas',
  RATE_LIMIT_SCALE: 'a number above 0',
  LOG_LEVEL: 'fatal, error, warn, info, debug, trace or silent',
  METRICS_PORT: 'a whole number from 1 to 65535',
  METRICS_HOST: 'an address of this machine, or 0.0.0.0 for all',
  METRICS_TOKEN: 'at least 16 letters, digits or signs without a space',
  WEB_ROOT: 'the folder of the built screens',
}

export interface Config {
  readonly environment: 'production' | 'development' | 'test'
  readonly port: number
  readonly host: string
  readonly databaseUrl: string
  readonly databaseSync: 'full' | 'normal'
  readonly databasePool: number
  readonly databasePooler: 'none' | 'transaction'
  readonly publicUrl: string | null
  readonly stopDelay: number
  readonly trustProxy: boolean | number | string
  readonly rateLimitScale: number
  readonly logLevel: string
  readonly metricsPort: number | null
  readonly metricsHost: string
  readonly metricsToken: string | null
  readonly webRoot: string
}

/** Reads the settings from the environment. @throws StartError naming every setting that is wrong, with its value and what it takes. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = settings.safeParse(given)
  if (!parsed.success) {
    const names = new Set(parsed.error.issues.map((issue) => issue.path.join('.') as keyof typeof EXPECTED))
    throw new StartError(
      [...names]
        .map((name) => `${name}=${name === 'METRICS_TOKEN' ? '***' : masked(given[name] ?? '')} is wrong: it takes ${EXPECTED[name]}.`)
        .join('\n'),
    )
  }
  const values = parsed.data
  return {
    environment: values.NODE_ENV,
    port: values.PORT,
    host: values.HOST,
    databaseUrl: values.DATABASE_URL,
    databaseSync: values.DATABASE_SYNC,
    databasePool: values.DATABASE_POOL,
    databasePooler: values.DATABASE_POOLER,
    publicUrl: values.PUBLIC_URL ?? null,
    stopDelay: values.STOP_DELAY,
    trustProxy: trusted(values.TRUST_PROXY),
    rateLimitScale: values.RATE_LIMIT_SCALE,
    logLevel: values.LOG_LEVEL,
    metricsPort: values.METRICS_PORT ?? null,
    metricsHost: values.METRICS_HOST,
    metricsToken: values.METRICS_TOKEN ?? null,
    webRoot: values.WEB_ROOT,
  }
}

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
