import { defineConfig } from 'vitest/config'

/** A busy machine can take longer than the second that is waited by default. */
const patience = { expect: { poll: { timeout: 15_000 } } }
const serverTimeouts = { testTimeout: 30_000, hookTimeout: 60_000, ...patience }

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'domain', include: ['packages/domain/**/*.test.ts'] } },
      {
        test: {
          name: 'unit',
          include: ['{packages,scripts}/**/*.test.{ts,tsx}', 'apps/{client,vendor,admin}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', 'packages/domain/**'],
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          globalSetup: [
            'apps/server/src/testing/build-mail-templates.ts',
            'apps/server/src/testing/start-test-postgres.ts',
          ],
          ...serverTimeouts,
        },
      },
      {
        test: {
          name: 'resilience',
          include: ['resilience/**/*.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 120_000,
          ...patience,
          // Each file runs a server of its own, with a database to itself, and keeps it busy.
          maxWorkers: 1,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['e2e/share-prepared-data.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          ...patience,
          // Each file runs a server and a browser of its own; two at once keep two cores busy and wait for nobody.
          maxWorkers: 2,
          // A machine that is shared may stall a browser for longer than a test waits; what fails twice has failed.
          retry: process.env['CI'] ? 1 : 0,
        },
      },
    ],
  },
})
