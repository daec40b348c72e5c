import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // The seeded runs take seconds, and more on a busy machine.
          testTimeout: 120_000,
          include: ['src/**/*.test.{ts,tsx}', 'drawings/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ['src/**/*.api.test.ts', 'src/**/*.long.test.ts', 'node_modules/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['src/server/**/*.api.test.ts'],
          globalSetup: ['scripts/postgres-for-tests.ts'],
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'long',
          include: ['src/**/*.long.test.ts'],
          globalSetup: ['scripts/postgres-for-tests.ts'],
          testTimeout: 3_600_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
