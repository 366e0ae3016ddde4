import { test } from '@playwright/test'

import type { Caller } from './caller.ts'
import { loggedIn } from './own-product.ts'
import type { PreparedProduct } from './prepared-product.ts'

/** The two accounts of the demonstration that book with each other. */
export interface Parties {
  client: Caller
  vendor: Caller
  vendorId: string
}

/** Logs in the demonstration's client and vendor for the tests of a file; filled in before the first. */
export function loggedInParties(product: PreparedProduct): Parties {
  const parties = { client: loggedIn(product, 'user'), vendor: loggedIn(product, 'pro'), vendorId: '' }
  test.beforeAll(async () => {
    parties.vendorId = (await parties.vendor.call('GET', '/api/pro/profile')).body.vendorData._id
  })
  return parties
}
