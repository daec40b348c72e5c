import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('nothing needs to be set; limits are as they are then [GENERAL-41]', () => {
  expect(readConfig({}).rateLimitScale).toBe(1)
  expect(readConfig({}).trustProxy).toBe(false)
  expect(readConfig({ RATE_LIMIT_SCALE: '7' }).rateLimitScale).toBe(7)
  expect(readConfig({})).toMatchObject({ port: 3000, databaseUrl: 'file:data/kageakari.db', environment: 'production', trustProxy: false })
})

test('empty settings count as left out', () => {
  expect(readConfig({ PORT: '', PUBLIC_URL: '' })).toMatchObject({ port: 3000, publicUrl: null })
})

test('every wrong setting is named', () => {
  const wrong = { PORT: 'high', DATABASE_URL: 'mysql://x', RATE_LIMIT_SCALE: '0', PUBLIC_URL: 'kageakari' }
  expect(() => readConfig(wrong)).toThrow(/PORT[\s\S]*DATABASE_URL[\s\S]*PUBLIC_URL[\s\S]*RATE_LIMIT_SCALE/)
})

test.each([
  ['true', true],
  ['2', 2],
  ['10.0.0.0/8', '10.0.0.0/8'],
])('TRUST_PROXY=%s', (given, expected) => {
  expect(readConfig({ TRUST_PROXY: given }).trustProxy).toBe(expected)
})

test.each([
  'postgres://game:secret@db.example/kageakari?',
  'postgres://game:secret@10.0.0.5:5432/kageakari?',
  'postgres://game:secret@localhost/kageakari?host=db.example&',
])('a database on another machine (%s) is not spoken to without TLS unless that is chosen', (url) => {
  expect(() => readConfig({ DATABASE_URL: url })).toThrow(/^postgres:\/\/game:\*\*\*@.*add \?sslmode=verify-full/)
  for (const mode of ['verify-full', 'disable']) {
    const chosen = `${url}sslmode=${mode}`
    expect(readConfig({ DATABASE_URL: chosen })).toMatchObject({ databaseUrl: chosen })
  }
})

test.each([
  'localhost:5432/kageakari',
  '127.0.0.1:5432/kageakari',
  '[::1]:5432/kageakari',
  '/kageakari',
  '/kageakari?host=/run/postgresql',
])('a database on this machine (%s) needs no TLS', (rest) => {
  const url = `postgres://game:secret@${rest}`
  expect(readConfig({ DATABASE_URL: url })).toMatchObject({ databaseUrl: url })
})

test('letters need a mail server, a sender and the address of the game', () => {
  const mail = { SMTP_URL: 'smtps://game:secret@mail.example:465', MAIL_FROM: 'letters@play.example' }
  expect(readConfig({ ...mail, PUBLIC_URL: 'https://play.example' })).toMatchObject({ smtpUrl: mail.SMTP_URL, mailFrom: mail.MAIL_FROM })
  expect(() => readConfig(mail)).toThrow('SMTP_URL needs PUBLIC_URL')
  expect(() => readConfig({ SMTP_URL: mail.SMTP_URL })).toThrow('SMTP_URL and MAIL_FROM belong together')
  expect(() => readConfig({ MAIL_FROM: mail.MAIL_FROM })).toThrow('SMTP_URL and MAIL_FROM belong together')
  expect(() => readConfig({ ...mail, SMTP_URL: 'mail://game:secret@mail.example' })).toThrow(
    'SMTP_URL=mail://game:***@mail.example is wrong',
  )
  expect(() => readConfig({ ...mail, MAIL_FROM: '影あかり' })).toThrow('MAIL_FROM=影あかり is wrong')
})

test.each(['proxy', '10.0.0.0/8/9', '10.0.0'])('TRUST_PROXY=%s is refused', (given) => {
  expect(() => readConfig({ TRUST_PROXY: given })).toThrow(`TRUST_PROXY=${given} is wrong`)
})

test('a message about a setting names its value and what it takes, but no password', () => {
  expect(() => readConfig({ PORT: '70000' })).toThrow('PORT=70000 is wrong: it takes a whole number from 0 to 65535.')
  expect(() => readConfig({ DATABASE_URL: 'mysql://game:secret@db/x' })).toThrow('DATABASE_URL=mysql://game:***@db/x is wrong')
  expect(() => readConfig({ METRICS_TOKEN: 'too short' })).toThrow('METRICS_TOKEN=*** is wrong: it takes at least 16')
})
