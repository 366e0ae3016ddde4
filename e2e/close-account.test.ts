import { expectAccessible } from './accessibility.ts'
import { bookNextFree } from './appointments.ts'
import { expect, type OpenPage, test } from './browser.ts'
import { type Caller, logInDemo } from './caller.ts'
import { ownProduct } from './own-product.ts'

const PASSWORD = 'anseo-demo-1'
const ERASED_ON = /We'll delete your account on Sat 28 Nov 2026, \d\d:\d\d AM, Irish time/

const SITES = [
  {
    site: 'user',
    key: 'client',
    path: '/my-profile',
    other: '/about',
    appointments: 'Your upcoming appointments',
  },
  {
    site: 'pro',
    key: 'pro',
    path: '/pro/profile',
    other: '/pro/reviews',
    appointments: 'Your upcoming appointments',
  },
] as const

const product = ownProduct()
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
    expectedComplaints: [/status of 400/],
  })

for (const of of SITES)
  test(
    `a person on /api/${of.site} closes an account, and then keeps it`,
    { tag: of.site === 'user' ? [] : '@deep' },
    async ({ openPage }) => {
      const page = await openSignedIn(openPage, of, 'phone')
      await page.goto(of.path)
      await page.getByRole('link', { name: 'Close your account' }).click()
      await page.getByRole('heading', { name: 'Close your account', level: 1 }).waitFor()
      // The list above the button moves it when it loads, and a click on a moving button can miss it.
      const upcoming = page.getByRole('region', { name: of.appointments })
      await upcoming.getByRole('listitem').first().waitFor()
      const password = page.getByLabel('Your password')
      const close = page.getByRole('button', { name: 'Close my account' })
      const question = page.getByRole('dialog', { name: 'Close your account?' })

      await close.click()
      await page.getByText('Fill in this field.').waitFor()
      await password.fill('not-my-password')
      await close.click()
      await question.getByRole('button', { name: 'Close account' }).click()
      await page.getByText("That isn't your current password.").waitFor()

      await password.fill(PASSWORD)
      await close.click()
      await question.getByRole('button', { name: 'Keep my account' }).click()
      await question.waitFor({ state: 'hidden' })
      // A button half under the header counts as too small, wherever the page is scrolled to.
      await page.evaluate(() => scrollTo(0, 0))
      await expectAccessible(page)
      await close.click()
      await question.getByRole('button', { name: 'Close account' }).click()
      await page.getByRole('region', { name: 'Your account is closing' }).waitFor()

      await page.goto(of.other)
      const banner = page.getByRole('complementary', { name: 'Your account is closing' })
      await banner.getByText(ERASED_ON).waitFor()
      await expectAccessible(page)
      await banner.getByRole('button', { name: 'Keep my account' }).click()
      await page.getByText("We've kept your account. Nothing has changed.").waitFor()
      await banner.waitFor({ state: 'hidden' })
    },
  )

test(
  'a client sees the refund before cancelling the appointment that keeps the account open',
  { tag: '@deep' },
  async ({ openPage }) => {
    const page = await openSignedIn(openPage, SITES[0])
    await page.goto('/my-profile/close-account')
    const live = page.getByRole('region', { name: 'Your upcoming appointments' })
    const cancel = live.getByRole('button', { name: 'Cancel the appointment with Fatima Rahman' })
    await cancel.click()
    const dialog = page.getByRole('dialog', { name: 'Cancel this appointment?' })
    const back = /You'll get back (€[\d.]+) of the €[\d.]+ you paid\./
    const [, refund] = back.exec((await dialog.getByText(back).textContent())!)!
    await dialog.getByRole('button', { name: `Cancel and get ${refund} back` }).click()
    await dialog.waitFor({ state: 'hidden' })
    await cancel.waitFor({ state: 'detached' })
    const { appointments } = (await callers.user.call('GET', '/api/user/appointments')).body
    expect(appointments).toContainEqual(
      expect.objectContaining({
        vendorData: expect.objectContaining({ name: 'Fatima Rahman' }),
        cancelled: true,
        refundAmount: Number(refund!.slice(1)),
      }),
    )
  },
)

test(
  'the question whether to cancel closes when the vendor declines the appointment',
  { tag: '@deep' },
  async ({ openPage }) => {
    const { vendorData } = (await callers.pro.call('GET', '/api/pro/profile')).body
    const { _id } = await bookNextFree(callers.user, { vendorId: vendorData._id })
    const page = await openSignedIn(openPage, SITES[0])
    await page.goto('/my-profile/close-account')
    const live = page.getByRole('region', { name: 'Your upcoming appointments' })
    await live
      .getByRole('listitem')
      .filter({ hasText: vendorData.name })
      .getByRole('button', { name: /^Cancel/ })
      .first()
      .click()
    const dialog = page.getByRole('dialog', { name: 'Cancel this appointment?' })
    await dialog.waitFor()
    expect((await callers.pro.call('POST', `/api/pro/appointments/${_id}/decline`, {})).status).toBe(200)
    await dialog.waitFor({ state: 'hidden' })
  },
)

test(
  'the page to close an account says so when the appointments do not load',
  { tag: '@deep' },
  async ({ openPage }) => {
    const page = await openPage({
      baseURL: product.url,
      signedIn: { client: callers.user },
      expectedComplaints: [/status of 500/],
    })
    await page.route('**/api/user/appointments?*', (route) => route.fulfill({ status: 500, json: {} }))
    await page.goto('/my-profile')
    await page.getByRole('link', { name: 'Close your account' }).click()
    await page.getByText("We couldn't load your appointments").waitFor()
    await page.unroute('**/api/user/appointments?*')
    await page.getByRole('button', { name: 'Try Again' }).click()
    await page
      .getByRole('region', { name: 'Your upcoming appointments' })
      .getByRole('listitem')
      .first()
      .waitFor()
  },
)
