import { expect, test } from 'vitest'
import { expectReply } from './replies.ts'

const SITUATION = '/api/game/rpg/title/check_situation'
const PURCHASES = '/study/techbook/vue/chapter8_purchases'

test.each([
  ['the reply of the contract', 'GET', SITUATION, { status: 'unsigned', user_id: null, name: null }],
  ['a reply to an address with an id', 'DELETE', `${PURCHASES}/7`, { message: 'Deleted.' }],
  ['no body where there is none', 'POST', '/api/game/rpg/menu/plaza/library/mark/finished', null],
  ['whatever is not in the contract', 'GET', '/healthz', { anything: true }],
])('%s passes', (_, method, path, body) => {
  expect(() => expectReply(method, path, body)).not.toThrow()
})

test.each([
  ['a missing field', 'GET', SITUATION, { status: 'unsigned', user_id: null }],
  ['a further field', 'GET', SITUATION, { status: 'unsigned', user_id: null, name: null, password: 'x' }],
  ['a further field inside', 'GET', PURCHASES, [{ id: 1, date: '2026-04-01', price: '1.00', description: 'x', user_id: 2 }]],
  ['a value of another kind', 'DELETE', `${PURCHASES}/7`, { message: 7 }],
  ['a body where there is none', 'POST', '/api/game/rpg/menu/plaza/library/mark/finished', {}],
])('%s fails', (_, method, path, body) => {
  expect(() => expectReply(method, path, body)).toThrow(/reply of/)
})
