import type { Client } from '../../src/server/http/calls/client.ts'

/** Who sends a request without cookies. */
export const VISITOR: Client = {
  sessionToken: null,
  sessionHash: null,
  hasFormerCookie: false,
  csrfCookie: null,
  deviceCookie: null,
  userAgent: undefined,
  network: '192.0.2.1',
  isSecure: false,
}
