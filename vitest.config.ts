import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // One import graph for all files: to start a process for each took longer than the tests themselves.
          pool: 'threads',
          isolate: false,
          // The seeded runs take seconds, and more on a busy machine.
          testTimeout: 120_000,
          include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.ts', 'drawings/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: [
            'tests/recipes.test.ts',
            'tests/world/seeds/**',
            'src/**/*.api.test.ts',
            '{src,tests}/**/*.long.test.ts',
            'node_modules/**',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          // Two processes, each with one import graph for all its files: the server's modules keep nothing but what they can compute again.
          pool: 'forks',
          isolate: false,
          maxWorkers: 2,
          include: ['src/server/**/*.api.test.ts'],
          globalSetup: ['tests/databases/postgres-setup.ts'],
          // Only what hangs takes so long, on a busy machine too.
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'webkit',
          include: ['e2e/webkit/journeys/*.ts'],
          globalSetup: ['e2e/webkit/setup.ts'],
          // The driver has one session at a time.
          fileParallelism: false,
          testTimeout: 600_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'recipes',
          include: ['tests/recipes.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'seeds',
          include: ['tests/world/seeds/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'long',
          include: ['{src,tests}/**/*.long.test.ts'],
          globalSetup: ['tests/databases/postgres-setup.ts'],
          testTimeout: 3_600_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
