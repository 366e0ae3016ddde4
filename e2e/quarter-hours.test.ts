import type { Locator, Page } from 'playwright-core'
import { expectAccessible } from './accessibility.ts'
import { bookButton } from './booking-page.ts'
import { expect, type OpenPage, test } from './browser.ts'
import { loggedInParties } from './parties.ts'
import { ownProduct } from './own-product.ts'

const product = ownProduct()
const parties = loggedInParties(product)
const { client, vendor } = parties

async function open(openPage: OpenPage, site: 'client' | 'pro', path: string) {
  const page = await openPage({
    baseURL: product.url,
    signedIn: { [site]: site === 'pro' ? vendor : client },
    viewport: 'phone',
    expectedComplaints: [/status of 409/],
  })
  await page.goto(path)
  return page
}

const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name, exact: true })
const rulesOf = async () => (await vendor.call('GET', '/api/pro/booking-rules')).body.rules

test(
  'a vendor sets its rules and a service of 45 minutes, and a client books it at a quarter past, months ahead',
  { tag: '@deep' },
  async ({ openPage }) => {
    const rules = await open(openPage, 'pro', '/pro/hours')
    await rules.getByRole('link', { name: 'All booking rules' }).tap()
    await rules.getByLabel('Times start every').selectOption('15 minutes')
    await rules.getByText('09:00 AM, 09:15 AM, 09:30 AM and so on').waitFor()
    await rules.getByLabel('Gap between appointments').selectOption('20 minutes')
    await rules.getByText('After a visit until 10:00 AM the next starts at 10:30 AM or later').waitFor()
    await rules.getByLabel('How far ahead').selectOption('3 months')
    await rules.getByText('Clients see times until Thu 18 Feb 2027').waitFor()
    await expect.poll(rulesOf).toMatchObject({ stepMinutes: 15, bufferMinutes: 20, horizonDays: 90 })
    await expectAccessible(rules)

    await rules.goto('/pro/services')
    await button(rules, 'New service').tap()
    const dialog = rules.getByRole('dialog', { name: 'New service' })
    await dialog.getByLabel('Name').fill('Fringe and tips')
    await dialog.getByRole('radio', { name: 'Other' }).tap()
    await dialog.getByLabel('How long it takes, other').selectOption('45 minutes')
    await dialog.getByLabel('Price in euro').fill('40')
    await button(dialog, 'Save service').tap()
    await rules.getByText('Fringe and tips').waitFor()

    const page = await open(openPage, 'client', `/appointment/${parties.vendorId}`)
    await page.getByRole('button', { name: /Fringe and tips/ }).tap()
    await page.getByText('Takes 45 minutes.').waitFor()
    await button(page, 'Later dates').tap()
    const month = page.getByRole('dialog')
    await month.getByText('takes bookings until Thu 18 Feb 2027').waitFor()
    await button(month, 'Next month').tap()
    await month.getByRole('heading', { name: 'December 2026' }).waitFor()
    await button(month, /^Wednesday 16 December/).tap()
    await expectAccessible(page)
    await button(month, /^\d+ times on Wed 16 Dec$/).tap()
    const morning = page.getByRole('radiogroup', { name: 'Start time, morning' })
    await morning.getByRole('radio', { name: '10:15 AM' }).tap()
    await page.getByText('Takes 45 minutes, until 11:00 AM.').waitFor()
    await expectAccessible(page)
    await bookButton(page).tap()
    await button(page.getByRole('dialog', { name: 'Important Note' }), 'Yes, Book Appointment').tap()
    await page.waitForURL('**/my-appointment')
    const { body } = await client.call('GET', '/api/user/appointments')
    expect(body.appointments).toContainEqual(
      expect.objectContaining({
        slotDate: '16_12_2026',
        startTime: '10:15 AM',
        endTime: '11:00 AM',
        serviceName: 'Fringe and tips',
      }),
    )

    await rules.goto('/pro/calendar?day=2026-12-16')
    await rules.getByRole('link', { name: /Wed 16 Dec, 10:15 AM to 11:00 AM/ }).waitFor()
  },
)

test(
  'evenings past midnight are in the calendar of the day on which they begin, own bookings included',
  { tag: '@deep' },
  async ({ openPage }) => {
    const page = await open(openPage, 'pro', '/pro/hours')
    await page.getByLabel('Friday, to').selectOption('01:30 AM, next day')
    const hours = async () => (await vendor.call('GET', '/api/pro/hours')).body.hours.fri
    await expect.poll(hours).toMatchObject([{ end: '01:30 AM' }])
    await page.goto('/pro/appointments/new?day=2026-11-28&hour=0')
    await page.getByRole('combobox', { name: 'Client' }).fill('grac')
    await page.getByRole('option', { name: /^Grace/ }).tap()
    await page.getByLabel('From').selectOption('12:15 AM')
    await page.getByLabel('How long').selectOption('1 h 15 min')
    await button(page, 'Save appointment').tap()
    await page.getByText('Appointment saved').waitFor()
    await page.goto('/pro/calendar?day=2026-11-27')
    await page
      .getByRole('link', { name: /^Grace O'Neill, Sat 28 Nov, 12:15 AM to 01:30 AM.*Your own/ })
      .waitFor()
    await expectAccessible(page)
  },
)

test('another time that is offered beyond the days shown is chosen', async ({ openPage }) => {
  await vendor.call('PUT', '/api/pro/booking-rules', { stepMinutes: 15, bufferMinutes: 0, horizonDays: 90 })
  const page = await open(openPage, 'client', `/appointment/${parties.vendorId}`)
  // A day that is picked before the page reacts is not picked.
  await page.locator('html[data-ready]').waitFor()
  await page.getByRole('radio', { name: /25 November/ }).tap()
  await page.getByRole('radio', { name: '10:15 AM', exact: true }).tap()
  await page.getByText('until 11:15 AM').first().waitFor()
  await page.route('**/api/user/book-appointment', (route) =>
    route.fulfill({
      status: 409,
      json: {
        success: false,
        code: 'SLOT_TAKEN',
        message: 'This slot was just booked. Please choose another time.',
        alternatives: [{ slotDate: '16_12_2026', startTime: '10:15 AM', endTime: '11:15 AM' }],
      },
    }),
  )
  await bookButton(page).tap()
  await button(page.getByRole('dialog', { name: 'Important Note' }), 'Yes, Book Appointment').tap()
  await button(page, 'Wed 16 Dec, 10:15 AM to 11:15 AM').tap()
  await expect(page.getByRole('radio', { name: /16 December/ })).toBeChecked()
  await expect(page.getByRole('radio', { name: '10:15 AM', exact: true })).toBeChecked()
  await page.getByText('Takes 1 hour, until 11:15 AM.').waitFor()
})

test('a half hour before closing is waited for, and stays chosen after a reload, and by a link, until it is taken', async ({
  openPage,
}) => {
  await vendor.call('PUT', '/api/pro/booking-rules', { stepMinutes: 30, bufferMinutes: 0 })
  const { hours } = (await vendor.call('GET', '/api/pro/hours')).body
  const openUntil = (end: string) =>
    vendor.call('PUT', '/api/pro/hours', { ...hours, wed: [{ start: '09:00 AM', end }] })
  await openUntil('06:00 PM')
  const trim = { name: 'Fringe trim', price: 20, durationMinutes: 30 }
  const { services } = (await vendor.call('POST', '/api/pro/services', trim)).body
  const path = `/appointment/${parties.vendorId}`
  const lost = (page: Page) => page.getByText('This slot was just booked.').first()
  const expectChosen = async (page: Page) => {
    await page.getByText('Takes 30 minutes, until 06:00 PM.').waitFor()
    await expect(page.getByRole('radio', { name: '05:30 PM', exact: true })).toBeChecked()
    await expect(lost(page)).toBeHidden()
  }

  const page = await open(openPage, 'client', path)
  await page.getByRole('button', { name: /Fringe trim/ }).tap()
  await page.getByRole('radio', { name: /25 November/ }).tap()
  await page.getByRole('radio', { name: '05:30 PM', exact: true }).tap()
  await expectChosen(page)
  const serviceIds = [services.at(-1)._id]
  const asked = page.waitForRequest('**/api/user/waitlist')
  await button(page, 'Tell me when a time is free').tap()
  await button(page.getByRole('dialog'), 'Tell me').tap()
  expect((await asked).postDataJSON()).toMatchObject({ minutes: 30, serviceIds })
  await page.getByText("We'll tell you when a time is free.").waitFor()
  await page.reload()
  await expectChosen(page)
  const link = new URLSearchParams({
    day: '25_11_2026',
    time: '05:30 PM',
    services: serviceIds.join(','),
  })
  await expectChosen(await open(openPage, 'client', `${path}?${link}`))

  await page.goto('/my-appointment')
  await openUntil('05:30 PM')
  await page.goto(path)
  await lost(page).waitFor()
})
