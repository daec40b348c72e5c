import { defineConfig } from '@playwright/test'
import base from './playwright.config.ts'

/** `npm run test:firefox`: the journeys that concern the browser, in a Firefox of this machine (docs/decisions/0019). */
export default defineConfig(base, {
  outputDir: 'tmp/firefox',
  testMatch: [
    'whole-journey',
    'battle',
    'library',
    'shop',
    'board',
    'status',
    'settings',
    'ending',
    'sound',
    'around',
    'account',
    'getting-back',
    'letters',
    'passkeys',
  ].map((name) => `${name}.spec.ts`),
  // Journeys that need what Playwright cannot do over WebDriver BiDi (reading or repeating what was sent, switching scripts off, composing text, less motion, keeping what is saved as a file), or what
  // a Firefox on a machine without a sound card does not: its audio clock stands still. Sound that is measured in steps needs `OfflineAudioContext.suspend`, which Firefox has not.
  grepInvert: /@chromium/,
  use: { browserName: 'firefox' },
})
