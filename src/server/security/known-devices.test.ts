import { expect, test } from 'vitest'
import { KnownDevices } from './known-devices.ts'

const devices = new KnownDevices('secret', (count) => Buffer.alloc(count))
const device = 'A'.repeat(22)
const cookie = devices.issue(7)

test('a device gets sixteen bytes and a signature of them for this user', () => {
  expect(cookie).toMatch(new RegExp(`^${device}\\.[\\w-]{43}$`))
  expect(new Set([cookie, devices.issue(8), new KnownDevices('other', (count) => Buffer.alloc(count)).issue(7)]).size).toBe(3)
})

test('it is known again as this user’s, and as nobody else’s', () => {
  expect(devices.deviceOf(cookie, 7)).toBe(device)
  expect(devices.deviceOf(cookie, 8)).toBeNull()
})

test.each([null, '', '.', device, cookie.slice(0, -1), `${cookie}x`, `B${cookie.slice(1)}`, `${device}.${'A'.repeat(43)}`])(
  '%s is the cookie of no device',
  (given) => {
    expect(devices.deviceOf(given, 7)).toBeNull()
  },
)
