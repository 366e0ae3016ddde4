import { Secret, TOTP } from 'otpauth'
import type { Page } from 'playwright-core'

import { expectAccessible } from './accessibility.ts'
import { expect, test } from './browser.ts'
import { ownProduct } from './own-product.ts'
import { tagsOf } from './each-size.ts'

const product = ownProduct()

const PASSWORD = 'anseo-demo-1'

async function logIn(page: Page, site: 'pro' | 'admin', email: string) {
  await page.goto(`/${site}/login`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Login' }).click()
}

/** Sets up an app on the page of the second step; returns the secret and the recovery codes. */
async function setUpApp(page: Page) {
  await page.getByLabel('Your password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Set up an app' }).click()
  await page.getByRole('img', { name: 'The secret for your app as a QR code' }).waitFor()
  await expectAccessible(page)
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '')
  await page.getByLabel('Code from the app').fill('000000')
  await page.getByRole('button', { name: 'Turn on' }).click()
  await page.getByText('That code is wrong or has already been used. Enter the latest one.').waitFor()
  await page.getByLabel('Code from the app').fill(codeOf(secret))
  await page.getByRole('button', { name: 'Turn on' }).click()
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect.poll(() => codes.count()).toBe(10)
  await expectAccessible(page)
  const recoveryCodes = await codes.allInnerTexts()
  await page.getByRole('button', { name: "I've saved them" }).click()
  return { secret, recoveryCodes }
}

const codeOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate()

for (const { site, email, viewport, heading } of [
  { site: 'pro', email: 'vendor@demo.test', viewport: 'phone', heading: 'Requests' },
  { site: 'admin', email: 'admin@demo.test', viewport: 'desktop', heading: 'This week' },
] as const)
  test(
    `two-step verification is turned on at ${site}, asked for at login, and turned off`,
    { tag: tagsOf(viewport) },
    async ({ openPage }) => {
      const refusals = [/status of 400/, /status of 403/]
      const page = await openPage({ baseURL: product.url, viewport, expectedComplaints: refusals })
      await logIn(page, site, email)
      await page.getByRole('heading', { name: heading }).filter({ visible: true }).first().waitFor()
      await page.goto(`/${site}/security`)
      const { secret, recoveryCodes } = await setUpApp(page)
      await page.getByText('10 recovery codes are left.').waitFor()

      await page.evaluate(() => localStorage.clear())
      await logIn(page, site, email)
      const code = page.getByLabel('Code from your authenticator app')
      await code.waitFor()
      // The typed password is still there.
      expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe(PASSWORD)
      await expectAccessible(page)
      await code.fill(recoveryCodes[0]!)
      await page.getByRole('button', { name: 'Login' }).click()
      await page.getByRole('heading', { name: heading }).filter({ visible: true }).first().waitFor()

      await page.goto(`/${site}/security`)
      await page.getByRole('button', { name: 'Turn off' }).click()
      await page.getByLabel('Your password').fill(PASSWORD)
      await page.getByLabel('Code from the app').fill(recoveryCodes[1]!)
      await page.getByRole('button', { name: 'Turn off' }).click()
      await page.getByRole('button', { name: 'Set up an app' }).waitFor()
      expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    },
  )
