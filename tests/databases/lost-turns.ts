import pg from 'pg'
import type { AnsweredTurn } from '../clients/patient-client.ts'

/** How many of these answered turns the database does not have. */
export async function lostOf(turns: readonly AnsweredTurn[], url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(
    'select session_id, adventure_turns.stage_id, count(*) from adventure_turns join adventures on id = adventure_id group by 1, 2',
  )
  await client.end()
  const stored = new Map(rows.map(({ session_id: session, stage_id: stage, count }) => [`${session} ${stage}`, Number(count)]))
  const answered = Map.groupBy(turns, ({ session, stage }) => `${session} ${stage}`)
  return [...answered].reduce((sum, [place, { length }]) => sum + Math.max(0, length - (stored.get(place) ?? 0)), 0)
}
