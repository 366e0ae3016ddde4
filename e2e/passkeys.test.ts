import { Secret, TOTP } from 'otpauth'
import type { Page } from 'playwright-core'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './browser.ts'
import { logInDemo } from './caller.ts'
import { ownProduct } from './own-product.ts'
import { button } from './scene.ts'

const product = ownProduct()

/** Gives the page a device with a screen lock, which its owner unlocks until the test says otherwise. */
async function addDevice(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const setUnlocks = (isUserVerified: boolean) =>
    devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
  return { setUnlocks }
}

/** Keeps the email field from offering passkeys, so that only the button asks for one. */
const withoutAutofill = (page: Page) =>
  page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false)
  })

test('a passkey is added in the profile, logs in without a password, and is removed', async ({
  openPage,
}) => {
  const client = await logInDemo(product.url, 'user')
  const refusals = [/status of 400/, /status of 401/]
  const page = await openPage({
    baseURL: product.url,
    signedIn: { client },
    viewport: 'phone',
    expectedComplaints: refusals,
  })
  await addDevice(page)
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

  await withoutAutofill(page)
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

test(
  'a closed prompt or a lost connection changes nothing for a vendor, and the next try works',
  { tag: '@deep' },
  async ({ openPage }) => {
    const vendor = await logInDemo(product.url, 'pro')
    const lost = [/ERR_INTERNET_DISCONNECTED/]
    const page = await openPage({
      baseURL: product.url,
      signedIn: { pro: vendor },
      viewport: 'phone',
      expectedComplaints: lost,
    })
    const device = await addDevice(page)
    await withoutAutofill(page)
    await page.goto('/pro/security')
    await button(page, 'Add a passkey').click()
    const form = page.getByRole('form', { name: 'Add a passkey' })
    await form.getByLabel('Your password').fill('anseo-demo-1')
    /** Each way to fail says so once, then the device and the connection are there again. */
    const failTwice = async (press: () => Promise<void>, closed: string) => {
      await device.setUnlocks(false)
      await press()
      await page.getByRole('alert').getByText(closed).waitFor()
      await page.context().setOffline(true)
      await press()
      await page.getByText('Network error. Please check your internet connection.').waitFor()
      await page.context().setOffline(false)
      await device.setUnlocks(true)
    }
    const goOn = () => button(form, 'Continue').click()
    await failTwice(goOn, "The passkey wasn't added. Try again.")
    await goOn()
    await page.getByText('Passkey added').waitFor()
    await expectAccessible(page)

    await page.evaluate(() => localStorage.clear())
    await page.goto('/pro/login')
    const logIn = () => button(page, 'Log in with a passkey').click()
    await failTwice(logIn, 'No passkey was used. Try again, or log in another way.')
    await logIn()
    await page.waitForURL(({ pathname }) => pathname !== '/pro/login')

    await page.goto('/pro/security')
    await page.getByRole('button', { name: /^Remove / }).click()
    await button(page, 'Remove passkey').click()
    await page.getByText('Passkey removed').waitFor()
    await expect(page.getByRole('region', { name: 'Passkeys' }).getByRole('listitem')).toHaveCount(0)
  },
)

test(
  'an admin without the required second step adds a passkey or an app, and gets in',
  { tag: '@deep' },
  async ({ openPage }) => {
    const admin = await logInDemo(product.url, 'admin')
    const page = await openPage({ baseURL: product.url, signedIn: { admin } })
    await addDevice(page)
    await withoutAutofill(page)
    // The demonstration asks no admin for a second step, so the server's reply is replaced until there is one.
    let owed = true
    await page.route('**/api/admin/second-factor', async (route) => {
      if (route.request().method() !== 'GET') return route.continue()
      const reply = await route.fetch()
      return route.fulfill({ json: { ...(await reply.json()), required: true, owed } })
    })
    page.on('response', (reply) => {
      if (/passkeys$|confirm$/.test(reply.url()) && reply.request().method() === 'POST') owed = false
    })
    const dashboard = page.getByRole('heading', { name: 'This week' })
    await page.goto('/admin/')
    await button(page, 'Add a passkey').click()
    const form = page.getByRole('form', { name: 'Add a passkey' })
    await form.getByLabel('Your password').fill('anseo-demo-1')
    await expect(page.getByRole('heading', { name: 'Change Password' })).toHaveCount(0)
    await expectAccessible(page)
    await button(form, 'Continue').click()
    await dashboard.waitFor()

    await page.evaluate(() => localStorage.clear())
    await page.goto('/admin/login')
    await button(page, 'Log in with a passkey').click()
    await dashboard.waitFor()
    await page.goto('/admin/security')
    await page.getByText(/^Your passkey counts as both steps/).waitFor()
    await page.getByRole('button', { name: /^Remove / }).click()
    await button(page, 'Remove passkey').click()
    await page.getByText('Passkey removed').waitFor()

    owed = true
    await page.goto('/admin/')
    await page.getByLabel('Your password').fill('anseo-demo-1')
    await button(page, 'Set up an app').click()
    const secret = (await page.locator('code').innerText()).replaceAll(' ', '')
    await page
      .getByLabel('Code from the app')
      .fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate())
    await button(page, 'Turn on').click()
    await expect(page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10)
    await button(page, "I've saved them").click()
    await dashboard.waitFor()
  },
)
