import type { Unlock } from '../rules/town/unlock.ts'

/** ほどき屋: price for one member, in G. */
export const REST_PRICE = 1000
/** When it opens. */
export const REST_UNLOCK = { type: 'clears', count: 5 } as const satisfies Unlock
