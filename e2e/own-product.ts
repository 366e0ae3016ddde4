import { test } from '@playwright/test'

import { type Caller, logInDemo } from './caller.ts'
import { type PreparedProduct, startPreparedProduct } from './prepared-product.ts'
import type { Settings } from '../scripts/spawn-product.ts'

/**
 * Starts a product for the tests of a file and removes it after them; what it returns is filled in before the first.
 * The arguments are those of `startPreparedProduct`.
 */
export function ownProduct(
  settings: () => Settings = () => ({}),
  run?: Parameters<typeof startPreparedProduct>[1],
): PreparedProduct {
  const product = {} as PreparedProduct
  test.beforeAll(async () => void Object.assign(product, await startPreparedProduct(settings(), run)))
  test.afterAll(() => product.remove?.())
  return product
}

/** Logs in one of the demonstration's accounts for the tests of a file; filled in before the first as well. */
export function loggedIn(product: PreparedProduct, site: 'user' | 'pro' | 'admin'): Caller {
  const caller = {} as Caller
  test.beforeAll(async () => void Object.assign(caller, await logInDemo(product.url, site)))
  return caller
}
