import { readFile } from 'node:fs/promises'

import { expectAccessible } from './accessibility.ts'
import { expect, type OpenPage, sharedProduct, test } from './browser.ts'
import { type Caller, logInDemo } from './caller.ts'

const PASSWORD = 'anseo-demo-1'

const SITES = [
  { site: 'user', key: 'client', path: '/my-profile', list: '/api/user/consents' },
  { site: 'pro', key: 'pro', path: '/pro/profile', list: '/api/pro/consents' },
] as const

const product = sharedProduct()
const callers = {} as Record<'user' | 'pro', Caller>
test.beforeAll(async () => {
  for (const { site } of SITES) callers[site] = await logInDemo(product.url, site)
})

const openSignedIn = (
  openPage: OpenPage,
  { site, key }: (typeof SITES)[number],
  viewport: 'phone' | 'desktop' = 'desktop',
) =>
  openPage({
    baseURL: product.url,
    signedIn: { [key]: callers[site] },
    viewport,
    expectedComplaints: [/status of 400/, /ERR_INTERNET_DISCONNECTED/],
  })

for (const of of SITES)
  test(
    `a person on /api/${of.site} downloads their data as a ZIP`,
    { tag: of.site === 'user' ? [] : '@deep' },
    async ({ openPage }) => {
      const page = await openSignedIn(openPage, of, 'phone')
      await page.goto(of.path)
      await page.getByRole('link', { name: 'Download your data' }).click()
      await page.getByRole('heading', { name: 'Download your data', level: 1 }).waitFor()
      const password = page.getByLabel('Your password')
      const download = page.getByRole('button', { name: 'Download', exact: true })
      await download.click()
      await page.getByText('Fill in this field.').waitFor()
      await password.fill('not-my-password')
      await download.click()
      await page.getByText("That isn't your current password.").waitFor()
      expect(await password.inputValue()).toBe('not-my-password')
      expect(await password.getAttribute('aria-invalid')).toBe('true')
      await password.fill(PASSWORD)
      const [file] = await Promise.all([page.waitForEvent('download'), download.click()])
      expect(file.suggestedFilename()).toBe('anseo-data-2026-11-21.zip')
      const bytes = await readFile((await file.path())!)
      expect(bytes.subarray(0, 2).toString()).toBe('PK')
      expect(bytes.includes('appointments.json')).toBe(true)
      await page.getByText('Saved anseo-data-2026-11-21.zip.').waitFor()
      await expectAccessible(page)
    },
  )

test(
  'the page says when there is no connection, and works once it is back',
  { tag: '@deep' },
  async ({ openPage }) => {
    const page = await openSignedIn(openPage, SITES[0])
    await page.goto('/my-profile/data')
    await page.getByLabel('Your password').waitFor()
    await page.context().setOffline(true)
    await page.getByText("You're offline. Connect to download your data.").waitFor()
    await page.context().setOffline(false)
    await page.getByText("You're offline. Connect to download your data.").waitFor({ state: 'detached' })
  },
)

for (const of of SITES)
  test(
    `a person who accepted older terms on /api/${of.site} is asked until they agree`,
    { tag: of.site === 'user' ? [] : '@deep' },
    async ({ openPage }) => {
      const page = await openSignedIn(openPage, of)
      // The demonstration's people have accepted the current terms; this person has not.
      const known = (await callers[of.site].call('GET', of.list)).body
      const older = { ...known, consents: [], outdated: ['terms', 'privacy'] }
      let agreed: object[] | null = null
      await page.route(`**${of.list}`, async (route) => {
        if (route.request().method() === 'GET') return route.fulfill({ json: agreed ? known : older })
        const response = await route.fetch()
        if (response.ok()) agreed = route.request().postDataJSON().accepted
        await route.fulfill({ response })
      })
      await page.goto(of.path)
      const question = page.getByRole('complementary', { name: 'Changed terms' })
      await question.getByText("We've updated our terms.").waitFor()
      await question.getByRole('link', { name: 'Privacy Policy' }).waitFor()
      await expectAccessible(page)
      await page.reload()
      await question.getByRole('button', { name: 'I agree' }).click()
      await question.waitFor({ state: 'detached' })
      expect(agreed).toMatchObject([{ document: 'terms' }, { document: 'privacy' }])
      await Promise.all([page.waitForResponse(`**${of.list}`), page.reload()])
      await page.getByRole('link', { name: 'Download your data' }).waitFor()
      expect(await question.count()).toBe(0)
    },
  )

for (const { path, terms, privacy } of [
  { path: '/login?mode=sign-up', terms: '/tandc', privacy: '/privacy-policy' },
  { path: '/pro/register', terms: '/tandc', privacy: '/privacy-policy' },
])
  test(`${path} names the terms to accept`, async ({ openPage }) => {
    const page = await openPage({ baseURL: product.url })
    await page.goto(path)
    await page
      .getByText(
        "By creating an account, you agree to our Terms of Service and confirm you've read our Privacy Policy.",
      )
      .waitFor()
    const hrefOf = (name: string) =>
      page.getByRole('link', { name, exact: true }).first().getAttribute('href')
    expect(await hrefOf('Terms of Service')).toContain(terms)
    expect(await hrefOf('Privacy Policy')).toContain(privacy)
  })
