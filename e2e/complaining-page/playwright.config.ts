import { defineConfig } from '@playwright/test'

import { LAUNCH_OPTIONS } from '../chromium.ts'

/** Configuration of one test that must fail; `browser.test.ts` runs it. */
export default defineConfig({
  testMatch: 'logs-an-error.ts',
  outputDir: '../../test-results/complaining-page',
  use: { launchOptions: LAUNCH_OPTIONS },
})
