import { expectAccessible } from './accessibility.ts'
import { bookButton, chooseTimes } from './booking-page.ts'
import { expect, test } from './browser.ts'
import { loggedInParties } from './parties.ts'
import { ownProduct } from './own-product.ts'

const product = ownProduct()
const parties = loggedInParties(product)
const { client, vendor } = parties

// C6 of growth
test(
  'a client asks for a series, the vendor answers once, and the client skips, moves and ends',
  { tag: '@deep' },
  async ({ openPage }) => {
    const requests = await vendor.call('GET', '/api/pro/appointments?only=requests&limit=100')
    const waiting = requests.body.appointments.length
    const page = await openPage({ baseURL: product.url, signedIn: { client }, viewport: 'phone' })
    await page.goto(`/appointment/${parties.vendorId}`)
    await chooseTimes(page, { day: /26 November/, start: '09:00 AM', end: '10:00 AM' })
    await bookButton(page).click()
    const note = page.getByRole('dialog', { name: 'Important Note' })
    await note.getByLabel('Repeat').selectOption('Every week')
    await note.getByLabel('Visits').selectOption('5 visits')
    await note.getByText('All 5 dates are free now.').waitFor()
    await expectAccessible(page)
    await note.getByRole('button', { name: 'Yes, Book Appointment' }).click()
    await page.waitForURL('**/my-series/*')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expectAccessible(page)

    // A pause before the answer leaves one request.
    const [{ _id: id }] = (await client.call('GET', '/api/user/series')).body.series
    await client.call('PATCH', `/api/user/series/${id}`, { action: 'pause', until: '3_12_2026' })
    const shop = await openPage({ baseURL: product.url, signedIn: { pro: vendor }, viewport: 'phone' })
    await shop.goto('/pro/')
    await shop
      .getByRole('region', { name: 'Requests' })
      .getByText(`${waiting + 1} waiting for an answer`)
      .waitFor()
    await shop.goto('/pro/hours')
    await shop.getByRole('button', { name: 'Add time off' }).tap()
    const timeOff = shop.getByRole('dialog', { name: 'Add time off' })
    await timeOff.getByRole('radio', { name: 'Whole days' }).tap()
    await timeOff.getByLabel('First day').fill('2026-12-03')
    await timeOff.getByLabel('Last day').fill('2026-12-03')
    const visit = timeOff.getByRole('listitem').filter({ hasText: '09:00 AM' })
    await visit.getByRole('link', { name: /^Answer the series/ }).waitFor()
    await expect(visit.getByRole('button')).toHaveCount(0)
    await shop.goto('/pro/requests')
    await shop.getByRole('link', { name: /^Answer the series/ }).click()
    await expectAccessible(shop)
    await shop.getByRole('button', { name: 'Confirm all visits' }).waitFor()
    await shop.getByRole('button', { name: 'Confirm all visits' }).click()
    await shop.getByRole('button', { name: 'Confirm all visits' }).waitFor({ state: 'detached' })
    await client.call('PATCH', `/api/user/series/${id}`, { action: 'resume' })
    await shop.reload()

    await shop.getByRole('button', { name: 'Propose a new price' }).click()
    const proposal = shop.getByRole('dialog', { name: 'Propose a new price' })
    await proposal.getByLabel(/^Your (fee|price) for each visit/).fill('70')
    await expectAccessible(shop)
    await proposal.getByRole('button', { name: /^Ask / }).click()
    await shop.getByRole('button', { name: 'Withdraw new price' }).waitFor()

    await page.reload()
    await page.getByRole('button', { name: /^Agree to €/ }).click()
    await page.getByText('You agreed to this price.').waitFor()
    await shop.getByText(/agreed to €70\.00 for each visit/).waitFor()
    await shop.getByRole('button', { name: 'Propose a new price' }).waitFor()
    await expect(proposal).toHaveCount(0)
    const second = page.getByRole('listitem').filter({ hasText: 'Thu 3 Dec, 09:00 AM' })
    // A button ignores clicks until its own call has ended, which may be a moment after the new state shows.
    const shows = async (state: string) => {
      await second.getByText(state).waitFor()
      await expect(page.locator('button[aria-busy]')).toHaveCount(0)
    }
    await shows('Confirmed. Pay from')
    await second.getByRole('button', { name: /^Skip/ }).click()
    await shows('Skipped. Nothing is charged.')
    await second.getByRole('button', { name: /^Bring it back/ }).click()
    await shows('Confirmed. Pay from')
    await second.getByRole('button', { name: /^Move/ }).click()
    await page
      .getByRole('dialog', { name: 'Move this visit' })
      .getByLabel('Start time')
      .selectOption('09:00 AM')
    const ask = page.getByRole('button', { name: 'Ask for the new time' })
    await ask.waitFor()
    // No visit moves into the past.
    await page.getByRole('dialog', { name: 'Move this visit' }).getByLabel('Day').fill('2026-11-20')
    await expect(ask).toBeHidden()
    await page.getByRole('button', { name: 'Keep it as it is' }).click()
    await page.getByRole('button', { name: 'Change day or time' }).click()
    await page.getByRole('button', { name: 'Keep it as it is' }).click()
    await page.getByRole('button', { name: 'Pause for a while' }).click()
    await page.getByRole('button', { name: 'Pause', exact: true }).click()
    await shows('Skipped. Nothing is charged.')
    await page.getByRole('button', { name: 'Resume' }).click()
    await shows('Confirmed. Pay from')
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.getByRole('button', { name: 'End the series' }).click()
    const question = page.getByRole('dialog', { name: 'End this series?' })
    await expectAccessible(page)
    await question.getByRole('button', { name: 'End the series' }).click()
    await page.getByText('This series has ended.').waitFor()
    const { series } = (await client.call('GET', '/api/user/series')).body
    expect(series[0]).toMatchObject({ status: 'ended', visits: 5 })
  },
)
