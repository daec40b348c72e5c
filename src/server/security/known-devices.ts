import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Surroundings } from '../surroundings.ts'

/**
 * A device that has signed in as a user keeps a signed cookie that says so. Its attempts to sign in as that user again are counted apart, so that
 * strangers who guess cannot lock the owner out. The cookie opens nothing, and whoever steals it gains one more count of guesses.
 */
export class KnownDevices {
  readonly #secret: string
  readonly #bytes: Surroundings['bytes']

  constructor(secret: string, bytes: Surroundings['bytes']) {
    this.#secret = secret
    this.#bytes = bytes
  }

  /** A cookie's value for a device that has just signed in as this user. */
  issue(userId: number): string {
    const device = this.#bytes(16).toString('base64url')
    return `${device}.${this.#signature(device, userId)}`
  }

  /** The device's own word; null when it has not signed in as this user. */
  deviceOf(cookie: string | null, userId: number): string | null {
    const [device = '', signature = ''] = cookie?.split('.') ?? []
    const [given, expected] = [Buffer.from(signature), Buffer.from(this.#signature(device, userId))]
    return given.length === expected.length && timingSafeEqual(given, expected) ? device : null
  }

  #signature(device: string, userId: number): string {
    return createHmac('sha256', this.#secret).update(`${device}|${userId}`).digest('base64url')
  }
}
