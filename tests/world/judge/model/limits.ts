import type { Action, Answer, Moment, State } from './state.ts'

/** Who has sent fewer requests has not come to a limit: a session's bursts of writes and of reads, an address's sign-ups, an account's sign-ins. */
const FEWEST = { write: 60, read: 300, signUp: 30, account: 10 } as const

/** A server hashes two passwords at a time, and lets sixty wait. */
const MOST_HASHES = 62

/** How much an answer 429 can be believed: `scale` is the servers' RATE_LIMIT_SCALE, `sent` counts the requests so far, `people`: of owners, all who may sign up at once. */
export interface Load {
  readonly scale: number
  readonly sent: number
  readonly people?: number
}

const hasSent = ({ scale, sent }: Load, kind: keyof typeof FEWEST): boolean => sent >= FEWEST[kind] * scale

/** Two posts are so far apart, and so many are taken on a day. */
const PAUSE = 30_000
const POSTS_A_DAY = 20

/** The least and the most milliseconds between two moments; any, when a clock jumps. */
function between(before: Moment, now: Moment): readonly [number, number] {
  return before.isExact && now.isExact ? [now.from - before.to - 2, now.to - before.from + 2] : [0, Infinity]
}

export function mayPost({ lastPost }: State, now: Moment): boolean {
  return lastPost === null || between(lastPost, now)[1] >= PAUSE / now.scale
}

/** Calls of players that read. */
const READINGS: ReadonlySet<string> = new Set(
  'situation money members shop fields running jobStatus posts books stagesWon purchases journal news encore bestiary shadow'.split(' '),
)

/** Whether a player may have been told to wait. */
export function mayBeLimited({ lastPost, postCount }: State, { kind, args }: Action, { body, load }: Answer): boolean {
  if (body?.code === 'postTooSoon') return lastPost !== null && between(lastPost, args)[0] < PAUSE / args.scale
  if (body?.code === 'tooManyPosts') return postCount >= POSTS_A_DAY
  if (load === undefined) return false
  return hasSent(load, kind === 'signUp' ? 'signUp' : READINGS.has(kind) ? 'read' : 'write')
}

export const mayOwnerBeLimited = (load: Load): boolean => hasSent(load, 'account') || (load.people ?? 0) > MOST_HASHES
