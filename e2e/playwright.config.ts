import { defineConfig } from '@playwright/test'

import { LAUNCH_OPTIONS } from './chromium.ts'

/** Tests that only `npm run test:deep` runs: tagged ones, and files named for it. */
const DEEP = /@deep|[.]deep[.]test[.]ts/

/**
 * Turns animations off: drawing them takes a fifth of the processor's time, and tests of colours have to wait for their
 * end. The main path turns them on again; the deep tests run with them.
 */
const STILL = { reducedMotion: 'reduce' } as const

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.test.ts',
  globalSetup: ['./test-cluster.ts', './product-template.ts'],
  outputDir: '../test-results',
  // With two tests at a time, two cores are idle half of the time: the tests wait for timers, databases and each other.
  workers: 3,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  // A machine that is shared may stall a browser for longer than a test waits; the report lists the tests that needed it.
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: Boolean(process.env['CI']),
  use: {
    // A control that never comes fails its test well before the test's own time is over.
    actionTimeout: 45_000,
    launchOptions: LAUNCH_OPTIONS,
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
    video: 'off',
  },
  projects: [
    { name: 'browser', grepInvert: DEEP, use: { contextOptions: STILL } },
    { name: 'browser-deep', grep: DEEP },
  ],
})
