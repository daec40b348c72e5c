import { expect, test } from 'vitest'
import { relyingPartyOf } from './relying-party.ts'

test.each([
  [null, { id: 'localhost', origin: 'http://localhost:3000' }],
  ['http://localhost:5173/', { id: 'localhost', origin: 'http://localhost:5173' }],
  ['https://kageakari.example', { id: 'kageakari.example', origin: 'https://kageakari.example' }],
  ['https://game.kageakari.example:8443/', { id: 'game.kageakari.example', origin: 'https://game.kageakari.example:8443' }],
  ['http://kageakari.example', null],
  ['https://192.0.2.1', null],
  ['https://[2001:db8::1]:3000', null],
  ['http://127.0.0.1:3000', null],
])('passkeys of the server at %s are for %o', (publicUrl, party) => {
  expect(relyingPartyOf({ publicUrl, port: 3000 })).toEqual(party)
})
