import { type Actor, PASSWORD } from './actors.ts'
import type { Reply } from './requests.ts'
import type { TestApp } from './test-app.ts'

/** An IBAN that the sandbox takes. */
const IBAN = 'IE64IRCE92050112345678'

/** Begins to set up a payout account, with the vendor's password unless something else is sent. */
export const beginPayouts = (vendor: Actor, body: object = { password: PASSWORD }): Promise<Reply> =>
  vendor.call('POST', '/api/pro/payout-account', body)

/** Sends the form of the provider's page; returns the address that it redirects to. */
export async function fillIn(app: TestApp, url: string, iban = IBAN): Promise<Response> {
  // The page is served under PUBLIC_URL, which differs from the address of the test.
  return fetch(app.url + new URL(url).pathname, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ iban }),
  })
}

export const finishPayouts = (vendor: Actor): Promise<Reply> =>
  vendor.call('POST', '/api/pro/payout-account/finish')

/** Sets up a vendor's payout account from start to end; returns its unmasked id. */
export async function setUpPayouts(app: TestApp, vendor: Actor): Promise<string> {
  const { body } = await beginPayouts(vendor)
  await fillIn(app, body.url)
  const finished = await finishPayouts(vendor)
  if (finished.body.state !== 'set') throw new Error(`The account is ${finished.body.state}`)
  const { rows } = await app.runtime.pool.query('select payout_account from vendor where id = $1', [
    vendor.id,
  ])
  return rows[0].payout_account
}
