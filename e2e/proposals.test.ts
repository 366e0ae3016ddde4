import type { Page } from 'playwright-core'
import { expectAccessible } from './accessibility.ts'
import { bookNextFree, cardOf } from './appointments.ts'
import { expect, type OpenPage, test } from './browser.ts'
import type { Viewport } from './chromium.ts'
import { loggedInParties } from './parties.ts'
import { ownProduct } from './own-product.ts'
import { onEachSize } from './each-size.ts'

const product = ownProduct()
const parties = loggedInParties(product)
const { client, vendor } = parties

async function openAs(openPage: OpenPage, site: 'client' | 'pro', path: string, viewport: Viewport) {
  const page = await openPage({
    baseURL: product.url,
    signedIn: { [site]: site === 'client' ? client : vendor },
    viewport,
  })
  await page.goto(path)
  return page
}

/** Opens the dialog of a request on its own page, and chooses the first start of the last day. */
async function proposeOn(page: Page, words: string) {
  await page.getByRole('button', { name: 'Suggest a time' }).click()
  const dialog = page.getByRole('dialog', { name: 'Suggest another time' })
  await dialog.getByRole('radiogroup', { name: 'Date' }).getByRole('radio').last().click()
  await dialog.getByRole('radio', { name: '08:00 AM' }).click()
  await dialog.getByLabel(/^Message to /).fill(words)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Send suggestion' }).click()
  await dialog.waitFor({ state: 'detached' })
}

const proposeByCall = (id: string, startTime: string) =>
  vendor.call('POST', `/api/pro/appointments/${id}/proposals`, { slotDate: '3_12_2026', startTime })

const strip = (page: Page) => page.getByRole('region', { name: /^New time suggested/ })

onEachSize((viewport) => {
  /** Each size uses other days, so that one does not find slots that the other has freed. */
  const fromDay = viewport === 'phone' ? 3 : 5

  test('a vendor suggests another time, and a client with the page open accepts it', async ({ openPage }) => {
    const booked = await bookNextFree(client, { vendorId: parties.vendorId, fromDay })
    const theirs = await openAs(openPage, 'client', '/my-appointment', viewport)
    await cardOf(theirs, booked).waitFor()
    const page = await openAs(openPage, 'pro', `/pro/appointments/${booked._id}`, viewport)
    await proposeOn(page, 'I am away that morning.')
    await page.getByText('Waiting for Ciara Nolan.').waitFor()

    const proposed = strip(theirs)
    await proposed.getByText('I am away that morning.').waitFor()
    await expectAccessible(theirs)
    await proposed.getByRole('button', { name: 'Accept' }).click()
    await proposed.waitFor({ state: 'detached' })
    const moved = theirs
      .getByRole('article')
      .filter({ hasText: '4 Dec 2026' })
      .filter({ hasText: '08:00 AM' })
    await moved.getByRole('button', { name: 'Confirm Booking' }).waitFor()

    // The vendor's page follows without a reload.
    await page.getByText('Awaiting payment').waitFor()
    await page.getByText(/^Suggested time accepted: Fri 4 Dec/).waitFor()
    await client.call('POST', '/api/user/cancel-appointment', { appointmentId: booked._id })
  })

  test(
    'a vendor suggests a new time for a confirmed appointment, and both times are held until the client accepts',
    { tag: '@deep' },
    async ({ openPage }) => {
      const booked = await bookNextFree(client, { vendorId: parties.vendorId, fromDay })
      await vendor.call('POST', `/api/pro/appointments/${booked._id}/confirm`)
      const page = await openAs(openPage, 'pro', `/pro/appointments/${booked._id}`, viewport)
      await page.getByRole('button', { name: 'Move' }).click()
      const dialog = page.getByRole('dialog', { name: 'Move appointment' })
      await dialog.getByLabel('Day').fill('2026-12-04')
      await dialog.getByLabel('From').selectOption('08:30 AM')
      await expectAccessible(page)
      await dialog.getByRole('button', { name: 'Ask Ciara' }).click()
      await page.getByText(/Both times are held until/).waitFor()

      const theirs = await openAs(openPage, 'client', '/my-appointment', viewport)
      await strip(theirs)
        .getByText(/We're holding both times until/)
        .waitFor()
      await strip(theirs)
        .getByText(/If you accept: Once you.ve paid, cancel by Thu 3 Dec, 08:30 AM and/)
        .waitFor()
      await expectAccessible(theirs)
      await strip(theirs).getByRole('button', { name: 'Accept' }).click()
      await strip(theirs).waitFor({ state: 'detached' })
      await page.getByText(/^Suggested time accepted: Fri 4 Dec, 08:30 AM/).waitFor()
      await client.call('POST', '/api/user/cancel-appointment', { appointmentId: booked._id })
    },
  )

  test(
    'a suggested time is in the chat of both, and the client declines it there',
    { tag: '@deep' },
    async ({ openPage }) => {
      const booked = await bookNextFree(client, { vendorId: parties.vendorId, fromDay })
      await proposeByCall(booked._id, '05:00 PM')
      const theirs = await openAs(openPage, 'client', `/messages/${parties.vendorId}/vendor`, viewport)
      const card = theirs.getByRole('article', { name: 'Suggested time' }).last()
      await card.getByText('05:00 PM to 06:00 PM').waitFor()
      await card.getByText(/^If you accept: Once you.ve paid, cancel by Wed 2 Dec, 05:00 PM and/).waitFor()
      await expectAccessible(theirs)
      const clientId = (await client.call('GET', '/api/user/get-profile')).body.userData._id
      const page = await openAs(openPage, 'pro', `/pro/messages/${clientId}`, viewport)
      const own = page.getByRole('article', { name: 'Suggested time' }).last()
      await own.getByRole('button', { name: 'Withdraw' }).waitFor()
      await expectAccessible(page)
      await card.getByRole('button', { name: 'Decline' }).click()
      await card.getByText('Declined').waitFor()
      await own.getByText('Declined').waitFor()
      await client.call('POST', '/api/user/cancel-appointment', { appointmentId: booked._id })
    },
  )
})

test(
  'a suggested time that was booked since is refused with a reason, and the request stays',
  { tag: '@deep' },
  async ({ openPage }) => {
    const booked = await bookNextFree(client, { vendorId: parties.vendorId })
    await proposeByCall(booked._id, '07:00 PM')
    const theirs = await openPage({
      baseURL: product.url,
      signedIn: { client },
      expectedComplaints: [/status of 409/],
    })
    await theirs.goto('/my-appointment')
    await strip(theirs).waitFor()
    const slot = { slotDate: '3_12_2026', startTime: '07:00 PM', endTime: '08:00 PM' }
    await client.call('POST', '/api/user/book-appointment', { vendorId: parties.vendorId, ...slot })
    await strip(theirs).getByRole('button', { name: 'Accept' }).click()
    await theirs.getByText('This slot was just booked. Please choose another time.').first().waitFor()
    expect((await vendor.call('GET', `/api/pro/appointments/${booked._id}`)).body.appointment).toMatchObject({
      isConfirmed: false,
      slotDate: booked.slotDate,
    })
  },
)
