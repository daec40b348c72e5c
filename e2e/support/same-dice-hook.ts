import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { type RngState, rngStateFrom } from '../../src/rules/rng.ts'

/** Where `app.ts` takes the dice of an adventure from. */
const REPLACED = './rng-state.ts'

// Without this a move of that file would leave the dice random, and journeys would fail now and then without a hint.
if (!readFileSync(new URL('../../src/server/app.ts', import.meta.url), 'utf8').includes(`from '${REPLACED}'`))
  throw new Error(
    `src/server/app.ts does not import ${REPLACED} any more, which the same dice stand in for (e2e/support/same-dice-hook.ts)`,
  )

/** Loaded by the server's process before all else: this module stands in place of the one that makes new generators. */
registerHooks({
  resolve: (specifier, context, next) => next(specifier === REPLACED ? import.meta.url : specifier, context),
})

export const newRngState = (): RngState => rngStateFrom(2026)
