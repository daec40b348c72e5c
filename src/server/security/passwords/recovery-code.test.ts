import { expect, test } from 'vitest'
import { Passwords } from './passwords.ts'
import { newRecoveryCode, typedRecoveryCode } from './recovery-code.ts'

const passwords = new Passwords({ cost: { memory: 8, passes: 1 } })

test('a code is four groups of five, drawn from the bytes, and its characters alone match its hash', async () => {
  const bytes = (count: number) => Buffer.from(Array.from({ length: count }, (_, at) => at * 13))
  const { code, codeHash } = await newRecoveryCode(passwords, bytes)
  expect(code).toBe('0DT7M-1EV8N-2FW9P-3GXAQ')
  expect(await passwords.isMatch('0DT7M1EV8N2FW9P3GXAQ', codeHash)).toBe(true)
})

test.each([
  ['0DT7M-1EV8N-2FW9P-3GXAQ', '0DT7M1EV8N2FW9P3GXAQ'],
  [' 0dt7m 1ev8n 2fw9p 3gxaq ', '0DT7M1EV8N2FW9P3GXAQ'],
  ['０ＤＴ７Ｍー１ＥＶ８Ｎ－２ＦＷ９Ｐ−３ＧＸＡＱ', '0DT7M1EV8N2FW9P3GXAQ'],
  ['oDT7M-lEV8N-2FW9P-3GXAQ', '0DT7M1EV8N2FW9P3GXAQ'],
  ['0DT7MiEV8N2FW9P3GXAQ', '0DT7M1EV8N2FW9P3GXAQ'],
  ['UDT7M-1EV8N-2FW9P-3GXAQ', null],
  ['0DT7M-1EV8N-2FW9P-3GXA', null],
  ['0DT7M-1EV8N-2FW9P-3GXAQQ', null],
  ['', null],
  ['\u{1f511}'.repeat(20), null],
])('%o is read as %o', (typed, characters) => {
  expect(typedRecoveryCode(typed)).toBe(characters)
})
