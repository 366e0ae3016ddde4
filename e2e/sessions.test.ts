// covers: ASVS 7.5.2
import type { Page } from 'playwright-core'

import { expectAccessible } from './accessibility.ts'
import { expect, type OpenPage, type PageOptions, test } from './browser.ts'
import { ownProduct } from './own-product.ts'

const product = ownProduct()

const PASSWORD = 'anseo-demo-1'
const ENDED = 'Invalid authentication token. Please login again.'

type Site = {
  name: 'client' | 'vendor' | 'admin'
  api: 'user' | 'pro' | 'admin'
  /** Path of the page that lists the devices. */
  path: string
  login: string
  viewport: 'phone' | 'desktop'
}

const SITES: Site[] = [
  { name: 'client', api: 'user', path: '/my-profile', login: '/login', viewport: 'phone' },
  { name: 'vendor', api: 'pro', path: '/pro/security', login: '/pro/login', viewport: 'desktop' },
  { name: 'admin', api: 'admin', path: '/admin/security', login: '/admin/login', viewport: 'desktop' },
]

/** Logs in from elsewhere, with the header of a browser of that name. */
async function logIn({ api, name }: Site, userAgent: string): Promise<{ token: string }> {
  const reply = await fetch(`${product.url}/api/${api}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': userAgent },
    body: JSON.stringify({ email: `${name}@demo.test`, password: PASSWORD }),
  })
  return (await reply.json()) as { token: string }
}

/** Opens the list of devices with a login of its own. */
async function openDevices(
  openPage: OpenPage,
  site: Site,
  userAgent: string,
  options: Partial<PageOptions>,
): Promise<Page> {
  const key = { user: 'client', pro: 'pro', admin: 'admin' }[site.api]
  const signedIn = { [key]: await logIn(site, userAgent) }
  const page = await openPage({ baseURL: product.url, signedIn, ...options })
  await page.goto(site.path)
  return page
}

const devices = (page: Page) => page.getByRole('region', { name: "Devices you're logged in on" })
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Version/26.0 Safari/604.1'

for (const site of SITES)
  test(
    `${site.name} sees where the account is logged in, and ends the other sessions`,
    { tag: '@deep' },
    async ({ openPage }) => {
      const own = await openDevices(openPage, site, FIREFOX, {
        viewport: site.viewport,
        expectedComplaints: [/status of 400/],
      })
      await devices(own).getByText('Firefox on Linux').waitFor()
      await devices(own).getByText('This device').waitFor()

      const other = await openDevices(openPage, site, IPHONE, { expectedComplaints: [/status of 401/] })
      await devices(other).getByText('Safari on iPhone').waitFor()
      await own.reload()
      await devices(own).getByText('Safari on iPhone').waitFor()
      await expectAccessible(own)

      await devices(own).getByRole('button', { name: 'Log out Safari on iPhone' }).click()
      const question = own.getByRole('dialog', { name: 'Log out Safari on iPhone?' })
      // Clients who signed up with a code have none.
      if (site.name === 'client') await question.getByRole('link', { name: /^No password/ }).waitFor()
      await question.getByLabel('Your password').fill('not-this-one-1')
      await question.getByRole('button', { name: 'Log out', exact: true }).click()
      await question.getByText("That isn't your current password.").waitFor()
      await expectAccessible(own)
      expect(await question.getByLabel('Your password').inputValue()).toBe('not-this-one-1')
      await question.getByLabel('Your password').fill(PASSWORD)
      await question.getByRole('button', { name: 'Log out', exact: true }).click()
      await own.getByText('Device logged out').waitFor()
      await question.waitFor({ state: 'hidden' })
      await devices(own).getByText('Safari on iPhone').waitFor({ state: 'detached' })

      // The admin site has no socket: its tab learns of it from the reply to its next request.
      if (site.name === 'admin') await other.getByRole('link', { name: 'People' }).first().click()
      await other.getByText(ENDED).first().waitFor()
      await other.waitForURL((url) => url.pathname === site.login)

      await logIn(site, IPHONE)
      await own.reload()
      await devices(own).getByRole('button', { name: 'Log out all other devices' }).click()
      const everywhere = own.getByRole('dialog', { name: 'Log out all other devices?' })
      await everywhere.getByLabel('Your password').fill(PASSWORD)
      await own.keyboard.press('Enter')
      await own.getByText('Other devices logged out').waitFor()
      await devices(own).getByText("You're not logged in anywhere else.").waitFor()
    },
  )
