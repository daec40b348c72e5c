import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from '../../../../../tests/clients/browser.ts'
import { type Game, onBothDatabases } from '../../../../../tests/game.ts'
import { MailServer, tokenIn } from '../../../../../tests/servers/mail-server.ts'
import { api } from '../../../../contract/api.ts'
import { LetterSender } from '../../../mail/letter-sender.ts'
import { type Mailer, openMailer } from '../../../mail/mailer.ts'
import { insertLetter, takeDueLetter } from '../../../store/rows/account/mail/letters.ts'
import type { Tx } from '../../../store/store.ts'
import { REAL } from '../../../surroundings.ts'

const password = 'correct horse'
const chosen = 'battery staple'
const MINUTE = 60 * 1000
const WITH_MAIL = { smtpUrl: 'smtp://127.0.0.1:25', mailFrom: 'letters@play.example', publicUrl: 'http://play.example/' }
const CODE = /^[0-9A-HJKMNP-TV-Z]{5}(?:-[0-9A-HJKMNP-TV-Z]{5}){3}$/

const newPassword = (token: string, wanted = chosen) => ({ token, password: wanted, password_confirmation: wanted })
const statusOf = async (browser: Browser): Promise<string> => (await browser.call(api.title.checkSituation)).status

const senderOf = (game: Game, mailer: Mailer, onFailure: (error: unknown) => void): LetterSender =>
  new LetterSender({ store: game.store, mailer, publicUrl: WITH_MAIL.publicUrl, clock: () => game.now, bytes: REAL.bytes, onFailure })

/** A mail server, and what hands letters to it. */
function withMailServer(game: Game) {
  const server = new MailServer()
  let sender: LetterSender | null = null
  const failures: unknown[] = []
  beforeAll(async () => {
    const mailer = await openMailer(await server.start(), WITH_MAIL.mailFrom)
    sender = senderOf(game, mailer, (error) => failures.push(error))
  })
  afterAll(async () => {
    await sender?.stop()
    await server.stop()
  })
  const send = async (): Promise<void> => sender?.sendDue()
  /** The newest letter to the address, once all that are due were sent. */
  const letterTo = async (address: string) => {
    await send()
    const letter = server.to(address).at(-1)
    if (letter === undefined) throw new Error(`No letter for ${address}`)
    return letter
  }
  return { server, failures, send, letterTo }
}

onBothDatabases(
  'a letter',
  (game) => {
    const { server, failures, send, letterTo } = withMailServer(game)
    let number = 0
    async function newcomer() {
      number += 1
      const email = `player-${number}@post.example`
      const browser = game.visitor()
      const person = { name: '灯子', email, password, password_confirmation: password }
      const { recovery_code: code } = await browser.call(api.account.register, person, { key: `register-${number}` })
      await send()
      return { browser, email, code, person }
    }
    const forget = (email: string) => game.visitor(`10.1.0.${number}`).call(api.mail.forgot, { email })
    const linkFor = async (email: string): Promise<string> => {
      await forget(email)
      return tokenIn(await letterTo(email))
    }

    describe('for a forgotten password', () => {
      test('leads to a new one, signed in; all that was open before ends [LETTER-1]', async () => {
        const { browser, email, code } = await newcomer()
        await forget(` ${email.toUpperCase()} `)
        const letter = await letterTo(email)
        expect(letter.subject).toBe('影あかり　パスワードを決め直すための手紙')
        expect(letter.text).toContain('灯子さま')
        expect(letter.text).toMatch(/^http:\/\/play\.example\/reset#[\w-]{43}$/m)
        const back = game.visitor()
        const answer = await back.call(api.mail.reset, newPassword(tokenIn(letter)))
        expect(answer).toMatchObject({ email, recovery_code: expect.stringMatching(CODE) })
        expect([await statusOf(back), await statusOf(browser)]).toEqual(['signed', 'unsigned'])
        expect(await game.visitor().refusal(api.account.login, { email, password })).toMatchObject({ code: 'badLogin' })
        await game.visitor().call(api.account.login, { email, password: chosen })
        const byCode = { email, password: 'third password', password_confirmation: 'third password' }
        expect(await game.visitor().refusal(api.account.recover, { ...byCode, code })).toMatchObject({ code: 'badRecovery' })
        await game.visitor().call(api.account.recover, { ...byCode, code: answer.recovery_code })
      })

      test('is good once, also for two at the same moment [LETTER-2]', async () => {
        const { email } = await newcomer()
        const token = await linkFor(email)
        const both = await Promise.all(
          ['one and only', 'two too many'].map((wanted) => game.visitor().outcome(api.mail.reset, newPassword(token, wanted))),
        )
        expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
        expect(await game.visitor().refusal(api.mail.reset, newPassword(token))).toMatchObject({ status: 422, code: 'linkGone' })
      })

      test('is good for half an hour [LETTER-3]', async () => {
        const [early, late] = [await newcomer(), await newcomer()]
        const [earlyToken, lateToken] = [await linkFor(early.email), await linkFor(late.email)]
        game.now += 30 * MINUTE
        await game.visitor().call(api.mail.reset, newPassword(earlyToken))
        game.now += 1
        expect(await game.visitor().refusal(api.mail.reset, newPassword(lateToken))).toMatchObject({ status: 422, code: 'linkGone' })
      })

      test('is worth nothing after the next one, or after a new password [LETTER-4]', async () => {
        const { browser, email } = await newcomer()
        const first = await linkFor(email)
        const second = await linkFor(email)
        expect(await game.visitor().refusal(api.mail.reset, newPassword(first))).toMatchObject({ code: 'linkGone' })
        await browser.call(api.account.changePassword, { ...newPassword('', 'quite another'), current_password: password })
        expect(await game.visitor().refusal(api.mail.reset, newPassword(second))).toMatchObject({ code: 'linkGone' })
      })

      test('stays good when the new password is refused by its field', async () => {
        const { email } = await newcomer()
        const token = await linkFor(email)
        const refused = (body: object) => game.visitor().refusal(api.mail.reset, { ...newPassword(token), ...body })
        const differing = { code: 'passwordsDiffer', errors: { password_confirmation: [expect.any(String)] } }
        expect(await refused({ password_confirmation: 'another one' })).toMatchObject(differing)
        const easy = await refused({ password: 'password', password_confirmation: 'password' })
        expect(easy.errors).toEqual({ password: [expect.any(String)] })
        await game.visitor().call(api.mail.reset, newPassword(token))
      })

      test('is asked for with the same answer by whoever has an account and by whoever has none [LETTER-5]', async () => {
        const [{ email }, closed] = [await newcomer(), await newcomer()]
        await game.reach((tx) => tx.updateTable('users').set({ closed_at: game.now }).where('email', '=', closed.email).execute())
        const before = server.arrived.length
        const answers = []
        for (const address of [email, closed.email, 'nobody@post.example', 'sugutuku_someone@example.com'])
          answers.push(await forget(address))
        for (const answer of answers) expect(answer).toEqual(answers[0])
        await send()
        expect(server.arrived.slice(before).map(({ to }) => to)).toEqual([email])
        expect(await game.reach((tx) => tx.selectFrom('letters').selectAll().execute())).toEqual([])
      })

      test('opens no account that is closed before it is used', async () => {
        const { email } = await newcomer()
        const token = await linkFor(email)
        await game.reach((tx) => tx.updateTable('users').set({ closed_at: game.now }).where('email', '=', email).execute())
        expect(await game.visitor().refusal(api.mail.reset, newPassword(token))).toMatchObject({ status: 422, code: 'linkGone' })
      })

      test('gives an address back to its owner, whoever has registered it [LETTER-6]', async () => {
        const { browser: thief, email, code, person } = await newcomer()
        const owner = game.visitor()
        const taken = { ...person, password: 'the true owner', password_confirmation: 'the true owner' }
        expect(await owner.refusal(api.account.register, taken)).toMatchObject({ status: 409, code: 'emailTaken' })
        await owner.call(api.mail.reset, newPassword(await linkFor(email), 'the true owner'))
        expect(await statusOf(owner)).toBe('signed')
        expect(await statusOf(thief)).toBe('unsigned')
        expect(await thief.refusal(api.account.register, person, { key: `register-${number}` })).toMatchObject({ code: 'emailTaken' })
        expect(await thief.refusal(api.account.login, { email, password })).toMatchObject({ code: 'badLogin' })
        expect(await thief.refusal(api.account.recover, { ...newPassword('', 'mine again'), email, code })).toMatchObject({
          code: 'badRecovery',
        })
        expect(await statusOf(thief)).toBe('unsigned')
        expect(await owner.call(api.account.me)).toMatchObject({ mail: 'confirmed' })
      })

      test('is given again when its answer is lost, signed in; neither receipt nor table holds what opens [LETTER-7]', async () => {
        const { email } = await newcomer()
        const token = await linkFor(email)
        expect(JSON.stringify(await game.reach((tx) => tx.selectFrom('mailed_links').selectAll().execute()))).not.toContain(token)
        const browser = game.visitor()
        await browser.call(api.title.checkSituation)
        const first = await browser.tab().call(api.mail.reset, newPassword(token), { key: 'lost' })
        const kept = await game.reach((tx) => tx.selectFrom('receipts').select('body').where('key', '=', 'lost').execute())
        expect(kept).toHaveLength(1)
        expect(JSON.stringify(kept)).not.toContain(first.recovery_code)
        expect(await browser.call(api.mail.reset, newPassword(token), { key: 'lost' })).toEqual(first)
        expect(await statusOf(browser)).toBe('signed')
        expect(await game.visitor().refusal(api.mail.reset, newPassword(token), { key: 'lost' })).toMatchObject({ code: 'linkGone' })
      })
    })

    describe('to a new address', () => {
      test('confirms it, once, and signs nobody in [LETTER-8]', async () => {
        const { browser, email } = await newcomer()
        expect(await browser.call(api.account.me)).toMatchObject({ mail: 'unconfirmed' })
        const letter = await letterTo(email)
        expect(letter.text).toMatch(/^http:\/\/play\.example\/confirm#[\w-]{43}$/m)
        const reader = game.visitor()
        await reader.call(api.mail.confirm, { token: tokenIn(letter) })
        expect(await statusOf(reader)).toBe('unsigned')
        expect(await browser.call(api.account.me)).toMatchObject({ mail: 'confirmed' })
        expect(await reader.refusal(api.mail.confirm, { token: tokenIn(letter) })).toMatchObject({ status: 422, code: 'linkGone' })
        expect(await browser.refusal(api.mail.sendConfirmation)).toMatchObject({ status: 409, code: 'alreadyConfirmed' })
      })

      test('is good for a day, and can be sent once more [LETTER-9]', async () => {
        const { browser, email } = await newcomer()
        const first = tokenIn(await letterTo(email))
        game.now += 24 * 60 * MINUTE + 1
        expect(await game.visitor().refusal(api.mail.confirm, { token: first })).toMatchObject({ code: 'linkGone' })
        await browser.call(api.mail.sendConfirmation)
        await game.visitor().call(api.mail.confirm, { token: tokenIn(await letterTo(email)) })
        expect(await browser.call(api.account.me)).toMatchObject({ mail: 'confirmed' })
      })

      test('sets no password, as the other confirms nothing [LETTER-10]', async () => {
        const { browser, email } = await newcomer()
        const confirming = tokenIn(await letterTo(email))
        const resetting = await linkFor(email)
        expect(await game.visitor().refusal(api.mail.reset, newPassword(confirming))).toMatchObject({ code: 'linkGone' })
        expect(await game.visitor().refusal(api.mail.confirm, { token: resetting })).toMatchObject({ code: 'linkGone' })
        expect(await browser.call(api.account.me)).toMatchObject({ mail: 'unconfirmed' })
      })

      test('is not sent to the address of one press [LETTER-11]', async () => {
        const browser = game.visitor()
        await browser.call(api.title.createUser, {})
        expect(await browser.call(api.account.me)).toMatchObject({ mail: 'off' })
        expect(await browser.refusal(api.mail.sendConfirmation)).toMatchObject({ status: 404, code: 'mailOff' })
        expect(await game.reach((tx) => tx.selectFrom('letters').selectAll().execute())).toEqual([])
      })
    })

    test('tells of a new password where the address is confirmed, by whichever way it was set [LETTER-12]', async () => {
      const [known, unknown] = [await newcomer(), await newcomer()]
      await game.visitor().call(api.mail.confirm, { token: tokenIn(await letterTo(known.email)) })
      for (const { browser } of [known, unknown])
        await browser.call(api.account.changePassword, { ...newPassword('', 'quite another'), current_password: password })
      await game.visitor().call(api.account.recover, { ...newPassword(''), email: known.email, code: known.code })
      await send()
      const subjects = (address: string) => server.to(address).map(({ subject }) => subject.replace('影あかり　', ''))
      expect(subjects(known.email)).toEqual(['このアドレスで合っていますか', 'パスワードが変わりました', 'パスワードが変わりました'])
      expect(subjects(unknown.email)).toEqual(['このアドレスで合っていますか'])
      expect(server.to(known.email).at(-1)?.text).toContain('http://play.example/login')
    })

    test('tells of a new passkey where the address is confirmed', async () => {
      const [known, unknown] = [await newcomer(), await newcomer()]
      await game.visitor().call(api.mail.confirm, { token: tokenIn(await letterTo(known.email)) })
      for (const { email } of [known, unknown]) await game.reach((tx) => insertLetter(tx, { kind: 'newPasskey', address: email }, game.now))
      await send()
      expect(server.to(known.email).at(-1)).toMatchObject({
        subject: expect.stringContaining('パスキーが増えました'),
        text: expect.stringContaining('http://play.example/login'),
      })
      expect(server.to(unknown.email)).toHaveLength(1)
    })

    test('that the mail server does not take is tried again, four times; nobody’s address is told [LETTER-13]', async () => {
      const { email } = await newcomer()
      const before = server.to(email).length
      server.isFull = true
      await forget(email)
      await send()
      await send()
      expect(failures.splice(0)).toEqual([
        expect.objectContaining({ message: 'The mail server did not take a letter', code: 'EMESSAGE 452' }),
      ])
      server.isFull = false
      game.now += MINUTE
      await send()
      expect(server.to(email)).toHaveLength(before + 1)
      await game.visitor().call(api.mail.reset, newPassword(tokenIn(await letterTo(email))))
      server.isFull = true
      await forget(email)
      for (const wait of [0, 1, 3, 10, 15, 60]) {
        game.now += wait * MINUTE
        await send()
      }
      server.isFull = false
      expect(failures.splice(0)).toHaveLength(4)
      expect(await game.reach((tx) => tx.selectFrom('letters').selectAll().execute())).toEqual([])
    })

    test.each([
      ['says nothing at all', ''],
      ['greets and says nothing more', '220 post.example ESMTP\r\n'],
    ])('waits where the mail server %s: nobody who plays does, and it is given up after its time', async (_, greeting) => {
      const connections: Socket[] = []
      const silent = createServer((connection) => {
        connections.push(connection.on('error', () => undefined))
        if (greeting !== '') connection.write(greeting)
      })
      silent.listen(0, '127.0.0.1')
      await once(silent, 'listening')
      const { email } = await newcomer()
      const before = server.to(email).length
      await forget(email)
      const { port } = silent.address() as AddressInfo
      const failed: unknown[] = []
      const senderWith = async (step: number) =>
        senderOf(game, await openMailer(`smtp://127.0.0.1:${port}`, WITH_MAIL.mailFrom, step), (error) => failed.push(error))
      const patient = await senderWith(300_000)
      const sending = patient.sendDue()
      await expect.poll(() => connections).toHaveLength(1)
      // While it hangs the database is free, for the owner of the letter too.
      await game.visitor().call(api.account.login, { email, password })
      expect(failed).toEqual([])
      connections[0]?.destroy()
      await sending
      await patient.stop()
      game.now += MINUTE
      const usual = await senderWith(100)
      await usual.sendDue()
      expect(failed).toEqual([expect.anything(), expect.objectContaining({ code: 'ETIMEDOUT' })])
      await usual.stop()
      for (const connection of connections) connection.destroy()
      await new Promise((done) => silent.close(done))
      game.now += 3 * MINUTE
      await send()
      expect(server.to(email)).toHaveLength(before + 1)
    })

    test('is taken by one of two servers that send at the same moment', async () => {
      await game.reach((tx) => insertLetter(tx, { kind: 'reset', address: 'nobody@post.example' }, game.now))
      const take = (tx: Tx) => takeDueLetter(tx, game.now, () => game.now + MINUTE)
      let other: ReturnType<typeof take> = Promise.resolve(null)
      const taken = await game.reach(async (tx) => {
        const letter = await take(tx)
        // Begins before this transaction ends, where the database lets it.
        other = game.reach(take)
        await REAL.pause(100)
        return letter
      })
      expect([taken?.address, await other]).toEqual(['nobody@post.example', null])
      game.now += MINUTE
      await send()
    })

    test('stays for the next start when its server has been told to stop', async () => {
      const { email } = await newcomer()
      const before = server.to(email).length
      await forget(email)
      const stopped = senderOf(game, { send: async () => undefined, close: () => undefined }, (error) => failures.push(error))
      await stopped.stop()
      await stopped.sendDue()
      await send()
      expect(server.to(email)).toHaveLength(before + 1)
    })

    test('goes with the account', async () => {
      const { browser, email } = await newcomer()
      const token = await linkFor(email)
      await browser.call(api.account.close, { password })
      expect(await game.visitor().refusal(api.mail.reset, newPassword(token))).toMatchObject({ code: 'linkGone' })
      await forget(email)
      const before = server.arrived.length
      await send()
      expect(server.arrived).toHaveLength(before)
    })
  },
  WITH_MAIL,
)

onBothDatabases(
  'letters',
  (game) => {
    test('are limited by address and by who asks, whether or not there is an account [LETTER-14]', async () => {
      const email = 'limited@post.example'
      await game.visitor().call(api.account.register, { name: '灯子', email, password, password_confirmation: password })
      const statuses = async (ask: (at: number) => Promise<{ readonly status: number }>, times: number) => {
        const found = []
        for (let at = 0; at < times; at += 1) found.push((await ask(at)).status)
        return found
      }
      for (const address of [email, 'unknown@post.example'])
        expect(await statuses((at) => game.visitor(`10.0.1.${at}`).outcome(api.mail.forgot, { email: address }), 4)).toEqual([
          200, 200, 200, 429,
        ])
      const one = await statuses((at) => game.visitor('10.0.2.1').outcome(api.mail.forgot, { email: `other-${at}@post.example` }), 11)
      expect(one).toEqual([...Array.from({ length: 10 }, () => 200), 429])
    })
  },
  { ...WITH_MAIL, rateLimitScale: 1 },
)

onBothDatabases('without a mail server', (game) => {
  test('nothing is sent, and nobody is told that something would be [LETTER-15]', async () => {
    const browser = game.visitor()
    const email = 'nomail@post.example'
    expect(await browser.call(api.mail.state)).toEqual({ is_on: false })
    await browser.call(api.account.register, { name: '灯子', email, password, password_confirmation: password })
    expect(await browser.call(api.account.me)).toMatchObject({ mail: 'off' })
    expect(await browser.refusal(api.mail.sendConfirmation)).toMatchObject({ status: 404, code: 'mailOff' })
    await browser.call(api.account.changePassword, { ...newPassword(''), current_password: password })
    expect(await game.visitor().refusal(api.mail.forgot, { email })).toMatchObject({ status: 404, code: 'mailOff' })
    expect(await game.reach((tx) => tx.selectFrom('letters').selectAll().execute())).toEqual([])
  })
})
