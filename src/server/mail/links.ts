import { accountPaths } from '../../contract/pages.ts'
import type { LinkPurpose } from '../store/rows/account/mail/mailed-links.ts'
import type { Surroundings } from '../surroundings.ts'
import { hashOf } from '../http/session/cookies.ts'

const MINUTE = 60 * 1000

/** How long a link may be used after the letter was sent, in milliseconds. */
export const LINK_LIVES: Readonly<Record<LinkPurpose, number>> = { reset: 30 * MINUTE, confirm: 24 * 60 * MINUTE }

const TOKEN_BYTES = 32

interface NewLink {
  /** The whole address. The token stands behind `#`: browsers send that part to nobody. */
  readonly address: string
  readonly tokenHash: string
}

/** The whole address of a page of accounts. */
export const pageAddress = (publicUrl: string, page: keyof typeof accountPaths): string => publicUrl.replace(/\/$/, '') + accountPaths[page]

export function newLink(purpose: LinkPurpose, publicUrl: string, bytes: Surroundings['bytes']): NewLink {
  const token = bytes(TOKEN_BYTES).toString('base64url')
  return { address: `${pageAddress(publicUrl, purpose)}#${token}`, tokenHash: hashOf(token) }
}
