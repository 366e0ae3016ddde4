// Starts the product with its demonstration data for a script that looks at it.
import { spawnSync } from 'node:child_process'

import { startProduct } from '../e2e/server.ts'

/**
 * Builds the sites that are stale, runs the product on a free port with a data folder of its own, and removes both
 * when `use` is done.
 *
 * @param {Record<string, string>} settings such as `FAKE_NOW`
 * @param {(product: import('../e2e/server.ts').Product) => Promise<void>} use
 */
export async function withProduct(settings, use) {
  const { status } = spawnSync(process.execPath, ['scripts/build-sites.mjs'], { stdio: 'inherit' })
  if (status !== 0) process.exit(1)
  const product = await startProduct({ RATE_LIMIT_FACTOR: '100', ...settings })
  try {
    await use(product)
  } finally {
    await product.remove()
  }
}
