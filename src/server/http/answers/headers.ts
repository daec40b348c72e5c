/** Only files of this server, no inline code or style, no framing. Drawings may be data URLs, sound workers blobs. */
const CONTENT_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "media-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self' blob:",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

const EVERYWHERE = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}

/** On pages and files. */
export const PAGE_HEADERS: Readonly<Record<string, string>> = {
  ...EVERYWHERE,
  'content-security-policy': CONTENT_POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'x-frame-options': 'DENY',
}

/** On answers to calls: not framed, not cached. */
export const CALL_HEADERS: Readonly<Record<string, string>> = {
  ...EVERYWHERE,
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
}

export const TRANSPORT_SECURITY = 'max-age=31536000; includeSubDomains'
