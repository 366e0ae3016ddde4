import { formatWeekdayDay, parseSlotDate } from '@anseo/domain/slot-date'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './browser.ts'
import { logInDemo } from './caller.ts'
import { ownProduct } from './own-product.ts'

const product = ownProduct()

test(
  'a client joins the waiting list of a full day from the page that opens on another, is notified, and leaves the list on the favourites page',
  { tag: '@deep' },
  async ({ openPage }) => {
    const [client, vendor] = [await logInDemo(product.url, 'user'), await logInDemo(product.url, 'pro')]
    const vendorId = (await vendor.call('GET', '/api/pro/profile')).body.vendorData._id
    const days = (await client.call('GET', `/api/vendor/${vendorId}/availability`)).body.data
    const { slotDate } = days[5]
    const [day, month, year] = slotDate.split('_').map(Number)
    const date = new Date(Date.UTC(year, month - 1, day))
    const { body } = await vendor.call('POST', '/api/pro/time-off', {
      start: new Date(date.getTime() - 2 * 3_600_000).toISOString(),
      end: new Date(date.getTime() + 26 * 3_600_000).toISOString(),
    })
    const page = await openPage({ baseURL: product.url, signedIn: { client }, viewport: 'phone' })
    await page.goto(`/appointment/${vendorId}`)
    const full = formatWeekdayDay(parseSlotDate(slotDate)!)
    await page.getByRole('button', { name: 'Tell me when a time is free' }).click()
    const chosenDay = page.getByRole('group', { name: 'On' }).getByRole('button', { pressed: true })
    await chosenDay.click()
    await page.getByRole('button', { name: full, exact: true }).click()
    await expect(chosenDay).toHaveText(full)
    await page.getByRole('combobox', { name: 'No later than' }).selectOption('07:00 AM')
    await page.getByRole('button', { name: 'Tell me', exact: true }).click()
    await page.getByText('Choose at least 1 hour.').waitFor()
    await page.getByRole('combobox', { name: 'No later than' }).selectOption('01:00 AM, next day')
    await expect(page.getByText('Choose at least 1 hour.')).toBeHidden()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Tell me', exact: true }).click()
    await page.getByText("We'll tell you when a time is free.").waitFor()

    const pro = await openPage({ baseURL: product.url, signedIn: { pro: vendor }, viewport: 'phone' })
    await pro.goto(`/pro/calendar?view=day&day=${date.toISOString().slice(0, 10)}`)
    await pro.getByText('1 person').waitFor()
    await expectAccessible(pro)

    await vendor.call('DELETE', `/api/pro/time-off/${body.timeOff._id}`)
    const told = async () => {
      const { notifications } = (await client.call('GET', '/api/notifications')).body
      return notifications[0]
    }
    await expect.poll(async () => (await told()).content).toContain('A time is free: Aoife Byrne')
    await page.goto((await told()).path)
    await page.getByRole('radio', { name: '08:00 AM', checked: true }).first().waitFor()
    await page.goto(`/vendors/Babysitter?day=${slotDate}&near=Rathmines&maxPrice=1`)
    await page.getByRole('button', { name: 'Tell me when a time is free' }).click()
    await expect(page.getByRole('combobox', { name: 'Town' })).toHaveValue('Dublin')
    await page.getByRole('combobox', { name: 'How long' }).selectOption('3 hours')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Tell me', exact: true }).click()
    await page.getByText("We'll tell you when a time is free.").waitFor()
    await page.goto('/favourites')
    const waiting = page.getByRole('region', { name: 'Waiting for a time' })
    await waiting.getByText(/^3 hours between 08:00 AM and 09:00 PM/).waitFor()
    await waiting.getByRole('button', { name: 'Stop waiting: Any Babysitter in Dublin' }).click()
    await expect(waiting.getByText('3 hours')).toBeHidden()
    await waiting.getByText('1 hour between 08:00 AM and 01:00 AM').waitFor()
    await expectAccessible(page)
    await waiting.getByRole('button', { name: /^Stop waiting: Aoife Byrne/ }).click()
    await waiting.getByRole('button', { name: /^Stop waiting: Any Massage Therapist in Dublin/ }).click()
    await expect(waiting).toBeHidden()
  },
)

test(
  'a day that was chosen for the waiting list and has passed since is not asked for',
  { tag: '@deep' },
  async ({ openPage }) => {
    const client = await logInDemo(product.url, 'user')
    const page = await openPage({ baseURL: product.url, signedIn: { client } })
    await page.goto('/vendors/Babysitter?day=27_11_2026&near=Rathmines&maxPrice=1')
    const open = () => page.getByRole('button', { name: 'Tell me when a time is free' }).click()
    await open()
    await page.getByRole('combobox', { name: 'Not before' }).selectOption('10:00 AM')
    await page.evaluate(() => {
      const key = Object.keys(sessionStorage).find((name) => name.startsWith('anseo.client.wait.'))!
      const saved = JSON.parse(sessionStorage.getItem(key)!)
      sessionStorage.setItem(key, JSON.stringify({ ...saved, days: ['20_11_2026', ...saved.days] }))
    })
    await page.reload()
    await open()
    await expect(page.getByRole('combobox', { name: 'Not before' })).toHaveValue('10:00 AM')
    const asked = page.waitForRequest('**/api/user/waitlist')
    await page.getByRole('button', { name: 'Tell me', exact: true }).click()
    expect((await asked).postDataJSON()).toMatchObject({ days: ['27_11_2026'] })
    await page.getByText("We'll tell you when a time is free.").waitFor()
  },
)
