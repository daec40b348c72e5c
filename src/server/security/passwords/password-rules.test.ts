import { expect, test } from 'vitest'
import { passwordProblem } from './password-rules.ts'

const owner = { name: 'Toko1234', email: 'toko.lamp@example.com' }

test.each([
  ['password', 'commonPassword'],
  ['PassWord', 'commonPassword'],
  ['12345678', 'commonPassword'],
  ['qwertyuiop', 'commonPassword'],
  // The 10,000th of the list that has eight characters; the next passes.
  ['dalmatio', 'commonPassword'],
  ['aaaaaaaa', 'repeatedPassword'],
  ['        ', 'repeatedPassword'],
  ['ああああああああ', 'repeatedPassword'],
  ['toko1234', 'ownPassword'],
  ['Toko.Lamp', 'ownPassword'],
  ['toko.lamp2026!', 'ownPassword'],
  ['TOKO.LAMP@EXAMPLE.COM', 'ownPassword'],
  ['example.com', 'ownPassword'],
  ['kageakari', 'ownPassword'],
  ['Kageakari123', 'ownPassword'],
  ['影あかり2026!', 'ownPassword'],
])('%o is refused as %s', (password, problem) => {
  expect(passwordProblem(password, owner)).toBe(problem)
})

test.each(['correct horse', 'kageakari no machi', 'abababab1!', '1029384756-x', '!?!?!?!?', 'あかりをともす夜', 'ranger12'])(
  '%o passes',
  (password) => {
    expect(passwordProblem(password, owner)).toBe(null)
  },
)
