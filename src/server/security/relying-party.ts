import { isIP } from 'node:net'
import type { Config } from '../config.ts'

/** For whom browsers make and use passkeys: for pages of this origin only. */
export interface RelyingParty {
  /** Its host. */
  readonly id: string
  readonly origin: string
}

/** @returns null where browsers use no passkeys: at an address without a name, and without TLS anywhere but on this machine. */
export function relyingPartyOf({ publicUrl, port }: Pick<Config, 'publicUrl' | 'port'>): RelyingParty | null {
  const { protocol, hostname, origin } = new URL(publicUrl ?? `http://localhost:${port}`)
  const isNamed = isIP(hostname.replaceAll(/[[\]]/g, '')) === 0
  const isSecure = protocol === 'https:' || hostname === 'localhost'
  return isNamed && isSecure ? { id: hostname, origin } : null
}
