import { expect, test } from 'vitest'
import { isStale, noSaveRefusal, sessionAges, signedOutRefusal } from './session.ts'

const HOUR = 3_600_000
const caller = { userId: 1, saveId: null, sessionHash: 'hash', lastSeenAt: 5000 }

test('a session counts for thirty days without use, and for ninety in all', () => {
  expect(sessionAges(100 * 24 * HOUR)).toEqual({ openedSince: 10 * 24 * HOUR, seenSince: 70 * 24 * HOUR })
})

test('its last use is written down anew when it is more than an hour old', () => {
  expect(isStale(caller, 5000 + HOUR)).toBe(false)
  expect(isStale(caller, 5001 + HOUR)).toBe(true)
})

test('calls are refused to visitors, and without a save, where they are not for them', () => {
  const player = { ...caller, saveId: 7 }
  const codes = (['anyone', 'user', 'save'] as const).map((access) =>
    [null, caller, player].map((who) => (signedOutRefusal(access, who) ?? noSaveRefusal(access, who))?.code),
  )
  expect(codes).toEqual([
    [undefined, undefined, undefined],
    ['signedOut', undefined, undefined],
    ['signedOut', 'noSave', undefined],
  ])
  expect(noSaveRefusal('save', null)).toBeNull()
})
