import { registerHooks } from 'node:module'
import { type RngState, rngStateFrom } from '../../src/rules/rng.ts'

/** Loaded by the server's process before all else: this module stands in place of the one that makes new generators. */
registerHooks({
  resolve: (specifier, context, next) => next(specifier.endsWith('/rng-state.ts') ? import.meta.url : specifier, context),
})

export const newRngState = (): RngState => rngStateFrom(2026)
