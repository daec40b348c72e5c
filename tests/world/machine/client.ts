import type { Request } from './network.ts'

export interface Cookie {
  readonly name: string
  readonly value: string
  readonly maxAge?: number
}

/** One browser of a player: an address and cookies. */
export class Client {
  readonly address: string
  readonly cookies = new Map<string, string>()

  constructor(address: string) {
    this.address = address
  }

  headers({ method, key }: Request): Readonly<Record<string, string>> {
    const token = this.cookies.get('XSRF-TOKEN')
    return {
      cookie: [...this.cookies].map((pair) => pair.join('=')).join('; '),
      'content-type': 'application/json',
      ...(method !== 'GET' && token !== undefined ? { 'x-xsrf-token': token } : {}),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    }
  }

  take(cookies: readonly Cookie[]): void {
    for (const { name, value, maxAge } of cookies) {
      if (maxAge === 0) this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
  }
}
