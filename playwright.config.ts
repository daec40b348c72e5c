import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'tmp/e2e',
  globalSetup: './e2e/support/build-once.ts',
  // Each has a server and a database of its own.
  workers: 2,
  fullyParallel: false,
  forbidOnly: process.env['CI'] !== undefined,
  // A journey that fails once has failed.
  retries: 0,
  // Far more than anything takes on a busy machine: only what hangs runs into them.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: { locale: 'ja-JP', timezoneId: 'Asia/Tokyo', viewport: { width: 1280, height: 800 } },
})
