import type { Unlock } from '../rules/unlock.ts'

/** ほどき屋: what it asks for each member, in G. */
export const REST_PRICE = 1000
/** When its doors open. */
export const REST_UNLOCK = { type: 'clears', count: 5 } as const satisfies Unlock
