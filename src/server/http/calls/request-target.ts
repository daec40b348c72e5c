const SCHEME_AND_HOST = /^https?:\/\/[^/?#]*/i

/** The path that a request asks for. Proxies may write the whole address into its first line (RFC 9112, 3.2.2): the host there is not needed. */
export function pathOfTarget(target: string): string {
  const path = target.replace(SCHEME_AND_HOST, '')
  return path === target || path.startsWith('/') ? path : `/${path}`
}
