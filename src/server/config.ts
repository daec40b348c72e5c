import { z } from 'zod'

const settings = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().min(1).default('0.0.0.0'),
  DATABASE_URL: z
    .string()
    .regex(/^(file:.+|postgres(ql)?:\/\/.+)$/, 'must be file:<path> (SQLite) or postgres://… (PostgreSQL)')
    .default('file:data/kageakari.db'),
  /** How many connections to PostgreSQL one server may hold. */
  DATABASE_POOL: z.coerce.number().int().min(1).max(500).default(20),
  /** Where players reach the game, for instance https://kageakari.example; https makes cookies Secure. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Whose X-Forwarded-For counts: `false`, `true`, a number of proxies, or addresses and networks separated by commas. */
  TRUST_PROXY: z.string().default('false'),
  RATE_LIMIT_SCALE: z.coerce.number().positive().default(1),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** The built screens. */
  WEB_ROOT: z.string().min(1).default('dist/web'),
})

export interface Config {
  readonly environment: 'production' | 'development' | 'test'
  readonly port: number
  readonly host: string
  readonly databaseUrl: string
  readonly databasePool: number
  readonly publicUrl: string | null
  readonly trustProxy: boolean | number | string
  readonly rateLimitScale: number
  readonly logLevel: string
  readonly webRoot: string
}

/** Reads the settings from the environment. @throws Error naming every setting that is wrong. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = settings.safeParse(given)
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`The settings in the environment are wrong:\n${wrong.join('\n')}`)
  }
  const values = parsed.data
  return {
    environment: values.NODE_ENV,
    port: values.PORT,
    host: values.HOST,
    databaseUrl: values.DATABASE_URL,
    databasePool: values.DATABASE_POOL,
    publicUrl: values.PUBLIC_URL ?? null,
    trustProxy: trusted(values.TRUST_PROXY),
    rateLimitScale: values.RATE_LIMIT_SCALE,
    logLevel: values.LOG_LEVEL,
    webRoot: values.WEB_ROOT,
  }
}

function trusted(text: string): boolean | number | string {
  if (text === 'true' || text === 'false') return text === 'true'
  return /^\d+$/.test(text) ? Number(text) : text
}
