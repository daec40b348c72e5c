import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Two fields of battle events have new names. The texts of events hold nothing that a player typed, so a replacement in the text is safe. */
export const namesInEvents: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`update adventure_turns set events = replace(replace(events, '"deed":', '"action":'), '"byDawn":', '"outOfTurns":')`.execute(
      db,
    )
  },
}
