import type { Migration } from 'kysely/migration'
import { type Columns, firstTables } from './0001-first-tables.ts'
import { receiptsOfUsers } from './0002-receipts-of-users.ts'
import { namesInEvents } from './0003-names-in-events.ts'
import { difficulties } from './0004-difficulty.ts'
import { encoreEntries } from './0005-encore.ts'
import { losses } from './0006-losses.ts'
import { firstSteps } from './0007-first-steps.ts'
import { journal } from './0008-journal.ts'
import { speech } from './0009-speech.ts'
import { moderation } from './0010-moderation.ts'
import { userSettings } from './0011-user-settings.ts'
import { turnsByRowid } from './0012-expand-turns-by-rowid.ts'
import { numberedOrders } from './0013-expand-numbered-orders.ts'
import { moderatedRuns } from './0014-expand-moderated-runs.ts'
import { learnedDefences } from './0015-expand-learned-defences.ts'
import { lookbacks } from './0016-expand-lookbacks.ts'
import { tactics } from './0017-expand-tactics.ts'
import { shadowNotes } from './0018-expand-shadow-notes.ts'
import { runPoints } from './0019-expand-run-points.ts'
import { devices } from './0020-expand-devices.ts'
import { recoveryCodes } from './0021-expand-recovery-codes.ts'
import { mail } from './0022-expand-mail.ts'
import { passkeys } from './0023-expand-passkeys.ts'

/** Every migration by its name, in order. */
export const migrations = (columns: Columns): Record<string, Migration> => ({
  '0001-first-tables': firstTables(columns),
  '0002-receipts-of-users': receiptsOfUsers(columns),
  '0003-names-in-events': namesInEvents,
  '0004-difficulty': difficulties(columns),
  '0005-encore': encoreEntries(columns),
  '0006-losses': losses(columns),
  '0007-first-steps': firstSteps(columns),
  '0008-journal': journal(columns),
  '0009-speech': speech(columns),
  '0010-moderation': moderation(columns),
  '0011-user-settings': userSettings(columns),
  '0012-expand-turns-by-rowid': turnsByRowid(columns),
  '0013-expand-numbered-orders': numberedOrders(columns),
  '0014-expand-moderated-runs': moderatedRuns(columns),
  '0015-expand-learned-defences': learnedDefences(columns),
  '0016-expand-lookbacks': lookbacks(columns),
  '0017-expand-tactics': tactics(columns),
  '0018-expand-shadow-notes': shadowNotes(columns),
  '0019-expand-run-points': runPoints(columns),
  '0020-expand-devices': devices(columns),
  '0021-expand-recovery-codes': recoveryCodes(columns),
  '0022-expand-mail': mail(columns),
  '0023-expand-passkeys': passkeys(columns),
})
