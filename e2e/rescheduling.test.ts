import type { Page } from 'playwright-core'
import { appointmentOf, bookConfirmed, bookNextFree, cardOf } from './appointments.ts'
import { expect, test } from './browser.ts'
import { alerts, bookPaid, appointmentsOpener, toast } from './my-appointments-page.ts'
import { loggedInParties } from './parties.ts'
import { ownProduct } from './own-product.ts'
import { button, dialog } from './scene.ts'

const product = ownProduct()
const parties = loggedInParties(product)

const openAppointments = appointmentsOpener(product, parties.client)

const dates = (page: Page) => dialog(page, 'Reschedule').getByRole('radiogroup', { name: 'Date' })
const starts = (page: Page) => dialog(page, 'Reschedule').getByRole('radiogroup', { name: 'Start time' })

// covers: §2.85, §5.21, §8.51, §9.9
test('moves a paid appointment to a day and time after 10:00, and keeps its length', async ({ openPage }) => {
  const before = await bookPaid(product.url, parties)
  const page = await openAppointments(openPage)
  await button(cardOf(page, before), 'Reschedule').click()
  await button(dialog(page, 'Reschedule'), 'Reschedule').click()
  await expect(alerts(page, 'Please select a date and start time')).toHaveCount(1)
  await expect(page.getByText('Please select a date and start time')).toHaveCount(1)
  // A nearer time may end the refund at once, which is said before it is too late.
  await dates(page)
    .getByRole('radio', { name: /Saturday 21 November/ })
    .click()
  await starts(page).getByRole('radio').last().click()
  const nearer = "This starts in less than 24 hours, so there's no refund if you cancel."
  await dialog(page, 'Reschedule').getByRole('status').getByText(nearer).waitFor()
  await dates(page)
    .getByRole('radio', { name: /Thursday 26 November/ })
    .click()
  expect(await starts(page).getByRole('radio').first().innerText()).toBe('10:00 AM')
  await starts(page).getByRole('radio', { name: '05:00 PM' }).click()
  const text = await dialog(page, 'Reschedule').innerText()
  expect(text).toContain('Thu 26 Nov, 05:00 PM to 08:00 PM')
  expect(text).toContain('Cancel by Wed 25 Nov, 05:00 PM and')
  expect(text).toContain('2 of 2 reschedules left')
  expect(text).toContain('the length stays the same (3 hours)')
  await button(dialog(page, 'Reschedule'), 'Reschedule').click()
  await toast(page, 'Appointment rescheduled successfully').waitFor()
  const after = await appointmentOf(parties.client, before._id)
  expect(after).toMatchObject({
    slotDate: '26_11_2026',
    startTime: '05:00 PM',
    payment: true,
    rescheduleCount: 1,
  })
  await cardOf(page, after).getByText('Paid', { exact: true }).waitFor()
})

test(
  'the dialog closes with the reason when the appointment is cancelled elsewhere',
  { tag: '@deep' },
  async ({ openPage }) => {
    const before = await bookNextFree(parties.client, { vendorId: parties.vendorId, fromDay: 7 })
    // The slot that becomes free lets the dialog ask for its times, which are refused by then.
    const page = await openAppointments(openPage, { expectedComplaints: [/status of 409/] })
    await button(cardOf(page, before), 'Reschedule').click()
    await starts(page).getByRole('radio').first().waitFor()
    await parties.client.call('POST', '/api/user/cancel-appointment', { appointmentId: before._id })
    await toast(page, 'You have already cancelled this appointment.').waitFor()
    await dialog(page, 'Reschedule').waitFor({ state: 'detached' })
  },
)

// covers: §9.8
test("offers today's hours from the next full hour", { tag: '@deep' }, async ({ openPage }) => {
  const before = await bookNextFree(parties.client, { vendorId: parties.vendorId, fromDay: 4 })
  const page = await openAppointments(openPage)
  await button(cardOf(page, before), 'Reschedule').click()
  await dates(page)
    .getByRole('radio', { name: /Saturday 21 November/ })
    .click()
  const hours = starts(page).getByRole('radio')
  await expect(hours.first()).toHaveText('11:00 AM')
  await expect(hours.last()).toHaveText('08:00 PM')
})

test(
  'says that the vendor has to confirm an unpaid appointment again',
  { tag: '@deep' },
  async ({ openPage }) => {
    const before = await bookConfirmed(parties.client, parties.vendor, {
      vendorId: parties.vendorId,
      fromDay: 5,
    })
    const page = await openAppointments(openPage, { viewport: 'phone' })
    await button(cardOf(page, before), 'Reschedule').click()
    await dialog(page, 'Reschedule')
      .getByText(/needs to confirm the new time before you pay\./)
      .waitFor()
    await dates(page)
      .getByRole('radio', { name: /Wednesday 2 December/ })
      .click()
    await starts(page).getByRole('radio', { name: '05:00 PM' }).click()
    await button(dialog(page, 'Reschedule'), 'Reschedule').click()
    await toast(page, 'Appointment rescheduled successfully').waitFor()
    await cardOf(page, await appointmentOf(parties.client, before._id))
      .getByText('Pending Confirmation')
      .waitFor()
  },
)

test(
  'a slot that was just booked is refused, and others are offered',
  { tag: '@deep' },
  async ({ openPage }) => {
    const before = await bookNextFree(parties.client, { vendorId: parties.vendorId, fromDay: 6 })
    const page = await openAppointments(openPage, { expectedComplaints: [/409/] })
    await button(cardOf(page, before), 'Reschedule').click()
    await dates(page)
      .getByRole('radio', { name: /Tuesday 1 December/ })
      .click()
    await starts(page).getByRole('radio', { name: '06:00 PM' }).click()
    const slot = { slotDate: '1_12_2026', startTime: '06:00 PM', endTime: '07:00 PM' }
    await page.route('**/reschedule-appointment', async (route) => {
      await parties.client.call('POST', '/api/user/book-appointment', { vendorId: parties.vendorId, ...slot })
      await route.continue()
    })
    await button(dialog(page, 'Reschedule'), 'Reschedule').click()
    await dialog(page, 'Reschedule').getByText('These times are still free:').waitFor()
    await expect(alerts(page, 'This slot was just booked. Please choose another time.')).toHaveCount(1)
    await expect(page.getByText(/just booked/)).toHaveCount(1)
    await page.unroute('**/reschedule-appointment')
    await dialog(page, 'Reschedule')
      .getByRole('button', { name: /Tue 1 Dec, 0[57]:00 PM/ })
      .first()
      .click()
    await button(dialog(page, 'Reschedule'), 'Reschedule').click()
    await toast(page, 'Appointment rescheduled successfully').waitFor()
  },
)

// covers: §5.23
test('a third time is refused, and says why', { tag: '@deep' }, async ({ openPage }) => {
  const { _id: appointmentId } = await bookNextFree(parties.client, {
    vendorId: parties.vendorId,
    fromDay: 10,
  })
  for (const newDate of ['2_12_2026', '3_12_2026']) {
    const time = { newDate, newStartTime: '07:00 PM', newEndTime: '08:00 PM' }
    await parties.client.call('PATCH', '/api/user/reschedule-appointment', { appointmentId, ...time })
  }
  const page = await openAppointments(openPage)
  const card = cardOf(page, await appointmentOf(parties.client, appointmentId))
  await button(card, 'Reschedule').focus()
  await page.getByRole('tooltip', { name: 'You can only reschedule twice' }).waitFor()
  expect(await button(card, 'Reschedule').getAttribute('aria-disabled')).toBe('true')
})

test(
  'an appointment months ahead moves by half-hours to one of the days around it, or to another month',
  { tag: '@deep' },
  async ({ openPage }) => {
    const { rules } = (await parties.vendor.call('GET', '/api/pro/booking-rules')).body
    const ownRules = { ...rules, bufferHours: undefined, horizonDays: 180, stepMinutes: 30 }
    await parties.vendor.call('PUT', '/api/pro/booking-rules', ownRules)
    const booked = await parties.client.call('POST', '/api/user/book-appointment', {
      vendorId: parties.vendorId,
      slotDate: '19_2_2027',
      startTime: '10:00 AM',
      endTime: '11:00 AM',
    })
    const before = await appointmentOf(parties.client, booked.body.appointmentId)
    const page = await openAppointments(openPage, {
      viewport: 'phone',
      expectedComplaints: [/status of 500/],
    })
    await button(cardOf(page, before), 'Reschedule').tap()
    const days = dates(page).getByRole('radio')
    await expect(days.first()).toHaveAccessibleName(/^Saturday 13 February/)
    await days.getByText('19').tap()
    await starts(page).getByRole('radio', { name: '10:30 AM' }).waitFor()
    await expect(starts(page).getByRole('radio', { name: '10:00 AM' })).toHaveCount(0)

    await button(dialog(page, 'Reschedule'), 'Later dates').tap()
    const month = (name: string) => page.getByRole('dialog', { name })
    await month('February 2027').waitFor()
    await page.keyboard.press('Escape')
    await month('February 2027').waitFor({ state: 'detached' })
    await expect(button(dialog(page, 'Reschedule'), 'Later dates')).toBeFocused()
    await button(dialog(page, 'Reschedule'), 'Later dates').tap()
    await button(month('February 2027'), 'Next month').tap()
    await month('March 2027')
      .getByRole('button', { name: /^Tuesday 16 March/ })
      .tap()
    const ofMarch = (url: URL) => url.pathname.endsWith('/other-times') && !url.searchParams.has('days')
    await page.route(ofMarch, (route) => route.fulfill({ status: 500, json: {} }))
    await month('March 2027')
      .getByRole('button', { name: /^\d+ times on Tue 16 Mar 2027$/ })
      .tap()
    await button(dialog(page, 'Reschedule'), 'Try Again').waitFor()
    await page.unroute(ofMarch)
    await button(dialog(page, 'Reschedule'), 'Try Again').tap()
    await expect(days.first()).toHaveAccessibleName(/^Tuesday 16 March/)
    await starts(page).getByRole('radio', { name: '10:30 AM' }).tap()
    await button(dialog(page, 'Reschedule'), 'Reschedule').tap()
    await toast(page, 'Appointment rescheduled successfully').waitFor()
    expect(await appointmentOf(parties.client, before._id)).toMatchObject({
      slotDate: '16_3_2027',
      startTime: '10:30 AM',
      endTime: '11:30 AM',
    })
    await parties.vendor.call('PUT', '/api/pro/booking-rules', { ...rules, bufferHours: undefined })
  },
)
