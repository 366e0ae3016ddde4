import { openCalendarServer } from '@anseo/api-client/testing/calendar-server'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './browser.ts'
import { logInDemo } from './caller.ts'
import { type PreparedProduct, startPreparedProduct } from './prepared-product.ts'

let calendars: Awaited<ReturnType<typeof openCalendarServer>>
let product: PreparedProduct
test.beforeAll(async () => {
  calendars = await openCalendarServer()
  product = await startPreparedProduct({ PUSH_LOCAL_CERTIFICATE: calendars.certificate })
})
test.afterAll(async () => {
  await product?.remove()
  await calendars?.close()
})

/** A calendar with one event, on Friday 27 November from 2 PM to 4 PM. */
const FILE = [
  'BEGIN:VCALENDAR',
  'BEGIN:VEVENT',
  'UID:dentist@other.example',
  'DTSTART:20261127T140000',
  'DTEND:20261127T160000',
  'SUMMARY:Dentist',
  'END:VEVENT',
  'END:VCALENDAR',
  '',
].join('\r\n')

// covers: ASVS 13.2.4
test(
  'on a phone a vendor adds a private calendar, which blocks bookings, and removes it',
  { tag: '@deep' },
  async ({ openPage }) => {
    const vendor = await logInDemo(product.url, 'pro')
    const page = await openPage({
      baseURL: product.url,
      signedIn: { pro: vendor },
      viewport: 'phone',
      expectedComplaints: [/400 \(Bad Request\)/],
    })
    const { _id } = (await vendor.call('GET', '/api/pro/profile')).body.vendorData
    const bookable = async () => {
      const { data } = (await vendor.call('GET', `/api/vendor/${_id}/availability`)).body
      const friday = (data as { slotDate: string; free: string[] }[]).find(
        ({ slotDate }) => slotDate === '27_11_2026',
      )
      return friday!.free.filter((start) => ['02:00 PM', '03:00 PM'].includes(start))
    }
    expect(await bookable()).toEqual(['02:00 PM', '03:00 PM'])
    await page.goto('/pro/hours')
    const section = page.getByRole('region', { name: 'Block busy times' })
    await section.getByRole('button', { name: 'Add a calendar' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add a calendar' })
    await dialog.getByRole('button', { name: 'Add calendar' }).click()
    await expect(dialog.getByLabel('Name')).toHaveAccessibleDescription(/Fill in this field/)

    await dialog.getByLabel('Name').fill('Private')
    await dialog.getByLabel('iCal address').fill(calendars.serve('/page', { text: '<!doctype html>' }))
    await dialog.getByRole('button', { name: 'Add calendar' }).click()
    await expect(dialog.getByLabel('iCal address')).toHaveAccessibleDescription(/isn't a calendar/)
    await expect(dialog.getByLabel('Name')).toHaveValue('Private')
    await expect(page.locator('.toast')).toHaveCount(0)
    await expectAccessible(page)

    await dialog.getByLabel('iCal address').fill(calendars.serve('/secret/basic.ics', { text: FILE }))
    await dialog.getByRole('button', { name: 'Add calendar' }).click()
    await expect(section.getByRole('listitem')).toContainText('localhost')
    await expect(section.getByRole('listitem')).not.toContainText('secret')
    expect(await bookable()).toEqual([])
    await expectAccessible(page)

    await page.goto('/pro/calendar?week=2026-11-23&day=2026-11-27')
    const day = page.getByRole('group', { name: /27 November/ })
    await expect(day.getByText('Busy, ')).toHaveText(/02:00 PM/)
    await expect(day.getByText('Private')).toBeVisible()
    await expectAccessible(page)

    await page.goto('/pro/hours')
    await section.getByRole('button', { name: 'Remove Private' }).click()
    await page.getByRole('button', { name: 'Remove calendar' }).click()
    await expect(section.getByRole('listitem')).toHaveCount(0)
    expect(await bookable()).toEqual(['02:00 PM', '03:00 PM'])
    await page.goto('/pro/calendar?week=2026-11-23&day=2026-11-27')
    await expect(page.getByRole('group', { name: /27 November/ })).toBeVisible()
    await expect(page.getByText('Private')).toHaveCount(0)
  },
)
