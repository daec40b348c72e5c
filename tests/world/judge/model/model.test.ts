import { expect, test } from 'vitest'
import { after } from './model.ts'
import { VISITOR } from './state.ts'

const signUp = { kind: 'signUp', args: {} }
const purchases = { kind: 'purchases', args: {} }
const granted = { status: 200, body: {} }
const signedOut = { status: 401, body: { code: 'signedOut' } }
const taken = { status: 409, body: { code: 'emailTaken' } }
const signedIn = after(VISITOR, signUp, granted)[0] ?? VISITOR
/** The sign-up took effect, and its answer came to nobody in time. */
const unheard = after(VISITOR, signUp, null)[0] ?? VISITOR

test('whoever has heard that the sign-up was granted is signed in', () => {
  expect(() => after(signedIn, purchases, signedOut)).toThrow('without a reason')
  expect(() => after(signedIn, { kind: 'situation', args: {} }, { status: 200, body: { status: 'unsigned' } })).toThrow(
    'situation unsigned',
  )
})

test('whoever has not holds no session, and cannot sign up again', () => {
  expect(after(unheard, purchases, signedOut)).toEqual([unheard])
  expect(after(unheard, { kind: 'situation', args: {} }, { status: 200, body: { status: 'unsigned' } })).toEqual([unheard])
  expect(after(unheard, signUp, taken)).toEqual([unheard])
  expect(() => after(unheard, purchases, { status: 200, body: [] })).toThrow('answered to nobody')
})
