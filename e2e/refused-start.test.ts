import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

import { BUILT_SERVER, SERVER_FLAGS } from '../scripts/server-program.mjs'
import { expect, test } from './browser.ts'
import { plainEnvironment } from '../scripts/spawn-product.ts'

// `apps/server/src/platform/config/config.test.ts` has the rules; this is what the program does with one.
test('a start with forbidden settings says why without printing secrets, and exits', () => {
  const { status, stderr } = spawnSync(process.execPath, [...SERVER_FLAGS, BUILT_SERVER], {
    cwd: join(import.meta.dirname, '..'),
    encoding: 'utf8',
    env: {
      ...plainEnvironment(),
      STRIPE_SECRET_KEY: 'sk_test_51aaSecretOfOurs',
      STRIPE_PUBLISHABLE_KEY: 'pk_live_51aaPublished',
      STRIPE_WEBHOOK_SECRET: 'whsec_SignedByOurs',
    },
  })
  expect(stderr).toContain('mix test and live')
  expect(stderr).not.toContain('Ours')
  expect(status).toBe(1)
})
