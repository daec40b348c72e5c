import type { Config } from '../config.ts'
import type { Store } from '../store/store.ts'
import { REAL } from '../surroundings.ts'
import { LetterSender } from './letter-sender.ts'
import { openMailer } from './mailer.ts'

/** Sends letters from now on, where there is a mail server. @returns a function that stops it. */
export async function startLetters(
  { smtpUrl, mailFrom, publicUrl }: Config,
  store: Store,
  onFailure: (error: unknown) => void,
): Promise<() => Promise<void>> {
  if (smtpUrl === null || mailFrom === null || publicUrl === null) return async () => undefined
  const mailer = await openMailer(smtpUrl, mailFrom)
  const sender = new LetterSender({ store, mailer, publicUrl, clock: REAL.clock, bytes: REAL.bytes, onFailure })
  sender.start()
  return () => sender.stop()
}
