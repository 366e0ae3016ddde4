import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** A busy machine can take longer than the second that is waited by default, and than five for a test of random cases. */
const patience = { expect: { poll: { timeout: 30_000 } }, testTimeout: 60_000 }
const serverTimeouts = { ...patience, testTimeout: 120_000, hookTimeout: 120_000 }

/** Files share the modules of their worker: loading them anew for each took longer than most tests. */
const CORES = Math.min(8, Math.max(2, availableParallelism()))
const shared = { isolate: false, maxWorkers: CORES }

const DEEP = '**/*.deep.test.ts'
const deepOnly = (pattern: string) => pattern.replace('*.test.ts', '*.deep.test.ts')
const NOT_OURS = '**/node_modules/**'

/** Tests that run with a PostgreSQL of the run. */
const ON_POSTGRES = [
  'apps/{server,demo}/**/*.test.ts',
  'packages/{embedded-postgres,test-support}/**/*.test.ts',
  'packages/payment-sandbox/src/**/*.test.ts',
]

const filesWith = (pattern: string | string[], isWanted: (source: string) => boolean) =>
  globSync(pattern, { exclude: (path) => path.endsWith('node_modules') }).filter((path) =>
    isWanted(readFileSync(path, 'utf8')),
  )

/** Those files whose first line is `// @module-tag time`: their tests have to pass in every time zone. */
const aboutTime = (pattern: string) =>
  filesWith(pattern, (source) => source.startsWith('// @module-tag time\n'))

/** Files with a test that has a long form for `npm run test:deep`. */
const withLongForm = filesWith(ON_POSTGRES, (source) => source.includes('@anseo/test-support/thorough'))

const server = {
  ...shared,
  // Its tests wait for PostgreSQL for a third of their time.
  maxWorkers: CORES + 1,
  ...serverTimeouts,
  provide: { thorough: false },
  globalSetup: [
    'apps/server/src/testing/build-mail-templates.ts',
    'apps/server/src/testing/start-test-postgres.ts',
  ],
}

export default defineConfig({
  test: {
    tags: [{ name: 'time', description: 'Has to pass in every time zone.' }],
    projects: [
      { test: { name: 'domain', include: ['packages/domain/**/*.test.ts'], ...patience, ...shared } },
      {
        test: { name: 'zones', include: aboutTime('packages/domain/src/*.test.ts'), ...patience, ...shared },
      },
      {
        test: {
          name: 'unit',
          include: [
            '{packages,scripts}/**/*.test.{ts,tsx}',
            'apps/{client,vendor,admin}/**/*.test.{ts,tsx}',
            'resilience/**/*.test.ts',
          ],
          exclude: [NOT_OURS, DEEP, 'packages/domain/**', ...ON_POSTGRES],
          ...patience,
          ...shared,
        },
      },
      {
        test: { name: 'server', include: ON_POSTGRES, exclude: [NOT_OURS, DEEP], ...server },
      },
      {
        test: {
          name: 'server-deep',
          include: [...ON_POSTGRES.map(deepOnly), ...withLongForm],
          ...server,
          provide: { thorough: true },
        },
      },
      { test: { name: 'server-time', include: aboutTime('apps/{server,demo}/src/**/*.test.ts'), ...server } },
      {
        test: {
          name: 'resilience',
          include: ['resilience/**/*.deep.test.ts'],
          ...patience,
          testTimeout: 300_000,
          hookTimeout: 120_000,
          // Each file runs a server of its own, with a database to itself, and keeps it busy.
          maxWorkers: 1,
        },
      },
    ],
  },
})
