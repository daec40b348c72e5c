import { expect, test } from 'vitest'
import { onBothDatabases } from '../../../tests/game.ts'
import { api } from '../../contract/api.ts'

const TRIES = 1000
const password = 'correct horse'
const WRONG_CODE = '00000-00000-00000-00000'

interface Sample {
  readonly mean: number
  /** Standard error of the mean. */
  readonly error: number
}

function sampleOf(times: readonly number[]): Sample {
  // What the machine did meanwhile, not the server: the slowest twentieth of each.
  const kept = times.toSorted((a, b) => a - b).slice(0, Math.floor(times.length * 0.95))
  const mean = kept.reduce((sum, time) => sum + time, 0) / kept.length
  const variance = kept.reduce((sum, time) => sum + (time - mean) ** 2, 0) / (kept.length - 1)
  return { mean, error: Math.sqrt(variance / kept.length) }
}

onBothDatabases(
  'by the time of an answer',
  (game) => {
    test.each(['login', 'recover', 'forgot'] as const)(
      `nobody learns from %s whether an address has an account (${TRIES} tries each) [ACCOUNT-7]`,
      async (call) => {
        const known = `known-${call}@example.com`
        await game.visitor().call(api.account.register, { name: '灯子', email: known, password, password_confirmation: password })
        const visitor = game.visitor()
        const guess = (email: string) =>
          call === 'forgot'
            ? visitor.call(api.mail.forgot, { email })
            : call === 'login'
              ? visitor.refusal(api.account.login, { email, password: 'wrong horse' })
              : visitor.refusal(api.account.recover, { email, code: WRONG_CODE, password, password_confirmation: password })
        const times = { known: [] as number[], unknown: [] as number[] }
        const bodies = { known: new Set<string>(), unknown: new Set<string>() }
        for (let at = 0; at < TRIES + 50; at += 1) {
          for (const kind of at % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
            const email = kind === 'known' ? known : `unknown-${at}@example.com`
            const started = performance.now()
            const answer = await guess(email)
            // The first compile the code.
            if (at >= 50) times[kind].push(performance.now() - started)
            bodies[kind].add(JSON.stringify({ ...answer, request_id: '' }))
          }
        }
        expect([...bodies.known]).toEqual([...bodies.unknown])
        const [of, or] = [sampleOf(times.known), sampleOf(times.unknown)]
        const noise = Math.hypot(of.error, or.error)
        console.log(`${call}: known ${of.mean.toFixed(3)} ms, unknown ${or.mean.toFixed(3)} ms, noise ${noise.toFixed(3)} ms`)
        expect(Math.abs(of.mean - or.mean)).toBeLessThan(3 * noise)
      },
    )
  },
  { rateLimitScale: 10_000, smtpUrl: 'smtp://127.0.0.1:25' },
)
