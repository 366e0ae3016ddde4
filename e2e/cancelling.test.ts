import type { Locator } from 'playwright-core'
import { appointmentOf, bookNextFree, cardOf } from './appointments.ts'
import { expect, test } from './browser.ts'
import {
  alerts,
  bookPaid,
  figure,
  loadAppointments,
  cardsOfVendor,
  appointmentsOpener,
  tile,
  toast,
} from './my-appointments-page.ts'
import { passTime, SERVER_RESTARTS, setClock } from './pass-time.ts'
import { loggedInParties } from './parties.ts'
import { ownProduct } from './own-product.ts'
import { button, dialog } from './scene.ts'

const product = ownProduct()
const parties = loggedInParties(product)

const openAppointments = appointmentsOpener(product, parties.client)

test.describe('cancelling', () => {
  // covers: §2.86, §8.52, §9.3
  test('shows the refund before it cancels', async ({ openPage }) => {
    const paid = await bookPaid(product.url, parties)
    const page = await openAppointments(openPage)
    const back = paid.vendorFeeTotal + paid.platformFee
    await button(cardOf(page, paid), 'Cancel').click()
    const asked = dialog(page, 'Cancel this appointment?')
    await asked
      .getByText(`You'll get back €${back.toFixed(2)} of the €${paid.totalAmount.toFixed(2)} you paid.`)
      .waitFor()
    await asked.getByText('Payment processing fee (non-refundable)').waitFor()
    await button(asked, 'Keep appointment').click()
    await asked.waitFor({ state: 'detached' })
    await button(cardOf(page, paid), 'Cancel').click()
    await button(asked, `Cancel and get €${back.toFixed(2)} back`).dblclick()
    await toast(page, 'Appointment cancelled').waitFor()
    const card = cardOf(page, paid)
    await card.getByText('Cancelled by You').waitFor()
    expect((await appointmentOf(parties.client, paid._id)).refundAmount).toBe(back)
    await card.getByText(`€${back.toFixed(2)}`).waitFor()
  })

  test(
    'does not ask again after a reload, and the focus goes to the card if its button is gone',
    { tag: '@deep' },
    async ({ openPage }) => {
      const unpaid = await bookNextFree(parties.client, { vendorId: parties.vendorId, fromDay: 6 })
      const page = await openAppointments(openPage)
      const asked = dialog(page, 'Cancel this appointment?')
      await button(cardOf(page, unpaid), 'Cancel').click()
      await asked.waitFor()
      await page.reload()
      await tile(page, 'Total').waitFor()
      await cardOf(page, unpaid).waitFor()
      expect(await page.getByRole('dialog').count()).toBe(0)
      await button(cardOf(page, unpaid), 'Cancel').click()
      await button(asked, 'Cancel appointment').click()
      await asked.waitFor({ state: 'detached' })
      await expect(cardOf(page, unpaid).getByRole('link', { name: /^Open chat/ })).toBeFocused()
    },
  )

  test('says that nothing was paid for an unpaid appointment', { tag: '@deep' }, async ({ openPage }) => {
    const unpaid = await bookNextFree(parties.client, { vendorId: parties.vendorId, fromDay: 7 })
    const page = await openAppointments(openPage, { viewport: 'phone' })
    await button(cardOf(page, unpaid), 'Cancel').click()
    await dialog(page, 'Cancel this appointment?')
      .getByText("You haven't paid yet, so there's nothing to refund.")
      .waitFor()
    await button(dialog(page, 'Cancel this appointment?'), 'Cancel appointment').click()
    await toast(page, 'Appointment cancelled').waitFor()
    await cardOf(page, unpaid).getByText('Cancelled by You').waitFor()
  })

  test(
    'says in one toast that the server was not reached, and keeps the dialog open',
    { tag: '@deep' },
    async ({ openPage }) => {
      const unpaid = await bookNextFree(parties.client, { vendorId: parties.vendorId, fromDay: 7 })
      const page = await openAppointments(openPage, { expectedComplaints: [/ERR_FAILED/] })
      await page.route('**/api/user/cancel-appointment', (route) => route.abort())
      await button(cardOf(page, unpaid), 'Cancel').click()
      await button(dialog(page, 'Cancel this appointment?'), 'Cancel appointment').click()
      await expect(alerts(page, /Unable to connect/)).toHaveCount(1)
      await expect(page.getByText(/Unable to connect/)).toHaveCount(1)
      await page.unroute('**/api/user/cancel-appointment')
      await button(dialog(page, 'Cancel this appointment?'), 'Cancel appointment').click()
      await toast(page, 'Appointment cancelled').waitFor()
    },
  )
})

// covers: §2.87, §4.9, §4.29
test('a past appointment is completed from the strip, unless a problem is reported', async ({ openPage }) => {
  const page = await openAppointments(openPage)
  const strip = page.getByRole('region', { name: 'Needs your confirmation' })
  await strip.getByText(/Gráinne .* on Fri 20 Nov/).waitFor()
  const completed = await figure(page, 'Completed')
  await button(strip, 'Mark Appointment as Complete').click()
  await button(dialog(page, 'Mark as complete?'), 'Report a problem').click()
  await dialog(page, 'Report a problem')
    .getByText(/Gráinne/)
    .first()
    .waitFor()
  await page.keyboard.press('Escape')
  await dialog(page, 'Report a problem').waitFor({ state: 'detached' })
  await button(strip, 'Mark Appointment as Complete').click()
  await button(dialog(page, 'Mark as complete?'), 'Mark as complete').click()
  await strip.waitFor({ state: 'detached' })
  // The button that opened the dialog is gone, so the card gets the focus.
  const link = page.getByRole('link', { name: /^Open chat with Gráinne/ })
  await expect(link.and(page.locator(':focus'))).toHaveCount(1)
  await expect.poll(() => figure(page, 'Completed')).toBe(completed + 1)
})

test.describe('as time passes', () => {
  // covers: §5.22, §9.4
  test('within 24 hours there is no refund, and no rescheduling', { tag: '@deep' }, async ({ openPage }) => {
    await product.restart({ FAKE_NOW: '2026-11-22T09:00:00Z' })
    const page = await openAppointments(openPage)
    const card = cardsOfVendor(page, 'Fatima').first()
    await button(card, 'Reschedule').focus()
    await page.getByRole('tooltip', { name: 'Cannot reschedule within 24 hours of appointment' }).waitFor()
    await button(card, 'Reschedule').click({ force: true })
    expect(await page.getByRole('dialog').count()).toBe(0)
    const phone = await openAppointments(openPage, { viewport: 'phone' })
    const onPhone = cardsOfVendor(phone, 'Fatima').first()
    await button(onPhone, 'Reschedule').tap({ force: true })
    const reason = phone.getByRole('tooltip', { name: 'Cannot reschedule within 24 hours of appointment' })
    await reason.waitFor()
    expect(await pressableBelow(reason)).toEqual([])
    await phone.getByRole('heading', { name: 'My Appointments' }).tap()
    await reason.waitFor({ state: 'hidden' })
    await button(card, 'Cancel').click()
    await dialog(page, 'Cancel this appointment?')
      .getByText(/^You won't get a refund, because the appointment starts in /)
      .waitFor()
    await button(dialog(page, 'Cancel this appointment?'), 'Cancel without refund').waitFor()
    await dialog(page, 'Cancel this appointment?')
      .getByRole('link', { name: 'Write to Fatima first' })
      .click()
    await page
      .getByRole('heading', { name: /^Fatima/ })
      .filter({ visible: true })
      .first()
      .waitFor()
    expect(new URL(page.url()).pathname).toMatch(/^\/messages\/[^/]+\/vendor$/)
  })

  // covers: §4.21
  test('the payment window closes under an open page', { tag: '@deep' }, async ({ openPage }) => {
    const { payBy } = (await loadAppointments(parties.client)).find((appointment) =>
      appointment.vendorData.name.startsWith('Cian'),
    )!
    const end = Date.parse(payBy!)
    const before = end - 60_000
    await setClock(product, before)
    const page = await openAppointments(openPage, { expectedComplaints: SERVER_RESTARTS })
    const card = cardsOfVendor(page, 'Cian').first()
    await button(card, 'Confirm Booking').waitFor()
    await passTime(product, page, { from: before, to: end })
    await card.getByText(/^Timed [Oo]ut/).waitFor()
    await card.getByRole('link', { name: 'Rebook Vendor' }).waitFor()
    expect(await button(card, 'Confirm Booking').count()).toBe(0)
  })
})

/** Texts of the controls that lie below an element. */
const pressableBelow = (element: Locator) =>
  element.evaluate((over) => {
    const box = over.getBoundingClientRect()
    return [...document.querySelectorAll('a[href], button, input')]
      .filter((one) => !over.parentElement!.contains(one) && one.checkVisibility())
      .filter((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect()
        return left < box.right && right > box.left && top < box.bottom && bottom > box.top
      })
      .map(({ textContent }) => textContent)
  })
