import { expectAccessible } from './accessibility.ts'
import { expect, test } from './browser.ts'
import { logInDemo } from './caller.ts'
import { type PreparedProduct, startPreparedProduct } from './prepared-product.ts'

let product: PreparedProduct
test.beforeAll(async () => {
  product = await startPreparedProduct()
})
test.afterAll(() => product?.remove())

test('a passkey is added in the profile, logs in without a password, and is removed', async ({
  openPage,
}) => {
  const client = await logInDemo(product.url, 'user')
  const refusals = [/status of 400/, /status of 401/]
  const page = await openPage({ baseURL: product.url, viewport: 'phone', expectedComplaints: refusals })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await page.goto('/')
  await page.evaluate((token) => localStorage.setItem('anseo.client', token), client.token)
  await page.goto('/my-profile')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  const form = page.getByRole('form', { name: 'Add a passkey' })
  await form.getByLabel('Your password').fill('not it')
  await form.getByRole('button', { name: 'Continue' }).click()
  await form.getByText("That isn't your current password.").waitFor()
  await expectAccessible(page)
  await form.getByLabel('Your password').fill('anseo-demo-1')
  await form.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('Passkey added').waitFor()
  const passkeys = page.getByRole('region', { name: 'Passkeys' }).getByRole('listitem')
  await expect(passkeys).toHaveCount(1)

  // The device answers what the autofill of the email field offers.
  const logOut = () => page.evaluate(() => localStorage.removeItem('anseo.client'))
  const isLoggedIn = () => page.waitForURL(({ pathname }) => pathname !== '/login')
  await logOut()
  await page.goto('/login')
  await isLoggedIn()

  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false)
  })
  await logOut()
  await page.goto('/login')
  await page.getByRole('button', { name: 'Log in with a passkey' }).click()
  await isLoggedIn()

  await page.goto('/my-profile')
  await passkeys.getByRole('button', { name: /^Rename / }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('My phone')
  await page.getByRole('button', { name: 'Save name' }).click()
  await page.getByRole('button', { name: 'Remove My phone' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Remove passkey' }).click()
  await page.getByText('Passkey removed').waitFor()
  await expect(passkeys).toHaveCount(0)
})
