import { defineConfig } from '@playwright/test'

const LONG = ['**/whole-journey.spec.ts', '**/one-switch.spec.ts']

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'tmp/e2e',
  globalSetup: './e2e/support/build-once.ts',
  // Each worker has a server and a database of its own. A journey often waits for what moves: two of them leave a third of two cores idle.
  workers: 3,
  fullyParallel: true,
  // The longest begin first, or one core waits for them at the end.
  projects: [
    { name: 'long', testMatch: LONG },
    { name: 'short', testIgnore: LONG },
  ],
  forbidOnly: process.env['CI'] !== undefined,
  // A journey that fails once has failed.
  retries: 0,
  // Far more than anything takes on a busy machine: only what hangs runs into them.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: { locale: 'ja-JP', timezoneId: 'Asia/Tokyo', viewport: { width: 1280, height: 800 } },
})
