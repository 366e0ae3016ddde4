import type { AppointmentOnWire } from '@anseo/contract/appointments'
import type { Locator, Page } from 'playwright-core'
import { expectAccessible } from './accessibility.ts'
import { appointmentOf, bookConfirmed, bookNextFree, cardOf } from './appointments.ts'
import { expect, type OpenPage, type PageOptions, test } from './browser.ts'
import { type Caller, logInDemo, payByCard } from './caller.ts'
import { newClient } from './new-client.ts'
import { passTime, SERVER_RESTARTS, setClock } from './pass-time.ts'
import { type PreparedProduct, startPreparedProduct } from './prepared-product.ts'
import { onEachSize, SIZES } from './each-size.ts'

/** When the demonstration begins: Ciara's babysitter comes tomorrow evening, in more than 24 hours. */
const SATURDAY = '2026-11-21T10:30:00Z'

let product: PreparedProduct
let client: Caller
let vendor: Caller
let vendorId: string
test.beforeAll(async () => {
  product = await startPreparedProduct({ RATE_LIMIT_FACTOR: '100', FAKE_NOW: SATURDAY })
  client = await logInDemo(product.url, 'user')
  vendor = await logInDemo(product.url, 'pro')
  vendorId = (await vendor.call('GET', '/api/pro/profile')).body.vendorData._id
})
test.afterAll(() => product?.remove())

async function openAppointments(
  openPage: OpenPage,
  {
    path = '',
    token = client.token,
    ...options
  }: Partial<PageOptions> & { path?: string; token?: string } = {},
) {
  const page = await openPage({ baseURL: product.url, ...options })
  await page.clock.install()
  await page.context().addInitScript((kept) => localStorage.setItem('anseo.client', kept), token)
  await page.goto(`/my-appointment${path}`)
  await tile(page, 'Total').waitFor()
  return page
}

const tile = (page: Page, label: string) =>
  page.getByRole('group', { name: 'Show appointments' }).getByRole('button', { name: label })
const cards = (page: Page) => page.getByRole('article')
const button = (within: Page | Locator, name: string | RegExp) => within.getByRole('button', { name })
const named = (page: Page, vendorName: string) =>
  cards(page).filter({ has: page.getByRole('heading', { name: vendorName }) })
const figure = async (page: Page, label: string) =>
  Number((await tile(page, label).innerText()).match(/\d+/)?.[0])
const mine = async () =>
  (await client.call('GET', '/api/user/appointments')).body.appointments as AppointmentOnWire[]

test.describe('filters', () => {
  // covers: §2.79, §2.80
  test('the tiles count and filter, the address keeps the choice, and going back undoes it', async ({
    openPage,
  }) => {
    const page = await openAppointments(openPage)
    expect(await figure(page, 'Total')).toBe((await mine()).length)
    for (const label of ['Upcoming', 'Completed', 'Cancelled']) {
      await tile(page, label).click()
      await page.getByText(`Showing: ${label}`).waitFor()
      expect(new URL(page.url()).searchParams.get('show')).toBe(label.toLowerCase())
      expect(await tile(page, label).getAttribute('aria-pressed')).toBe('true')
      expect(await cards(page).count()).toBe(await figure(page, label))
      await page.getByText('Needs your confirmation').waitFor()
    }
    await button(page, 'Clear Filter').click()
    await expect.poll(() => page.getByText('Showing:').count()).toBe(0)
    expect(await cards(page).count()).toBe(await figure(page, 'Total'))
    await page.goBack()
    await page.getByText('Showing: Cancelled').waitFor()
    await page.reload()
    await page.getByText('Showing: Cancelled').waitFor()
  })

  // covers: §4.26
  test('live ones come first by time, then ended ones newest first', async ({ openPage }) => {
    const page = await openAppointments(openPage)
    const texts = await cards(page).allInnerTexts()
    const days = texts.map((text) => Date.parse(text.match(/\d{1,2} [A-Z][a-z]{2} \d{4}/)![0]))
    const ends = /Completed|Cancelled by|Vendor Declined|Timed/
    const live = days.filter((_, index) => !ends.test(texts[index]!))
    const ended = days.filter((_, index) => ends.test(texts[index]!))
    expect(days).toEqual([...live.toSorted((a, b) => a - b), ...ended.toSorted((a, b) => b - a)])
  })

  // covers: §2.81
  test('nothing yet, under every filter', { tag: '@deep' }, async ({ openPage }) => {
    const page = await openAppointments(openPage, { token: await newClient(product.url) })
    await page.getByRole('heading', { name: 'No Appointments Yet' }).waitFor()
    expect(await button(page, 'View All Appointments').count()).toBe(0)
    for (const label of ['Upcoming', 'Completed', 'Cancelled']) {
      await tile(page, label).click()
      await page.getByRole('heading', { name: `No ${label} Appointments` }).waitFor()
      await button(page, 'View All Appointments').click()
      await page.getByRole('heading', { name: 'No Appointments Yet' }).waitFor()
    }
  })
})

test.describe('a card', () => {
  // covers: §2.82, §4.16-4.20, §4.22, §4.27, §4.28
  test('has the badge and the actions of its state', async ({ openPage }) => {
    const page = await openAppointments(openPage)
    for (const [name, badge, actions] of [
      ['Cian', 'Confirm appointment by paying', ['Confirm Booking', 'Reschedule', 'Cancel']],
      ['Aoife', 'Pending Confirmation', ['Reschedule', 'Cancel']],
      ['Fatima', 'Paid', ['Reschedule', 'Cancel']],
      ['Niamh', 'Completed', ['Write a review', 'Mark Appointment as Complete', 'Rebook Vendor']],
      ['Darragh', 'Vendor Declined', ['Rebook Vendor']],
      ['Marta', 'Cancelled by You', ['Rebook Vendor']],
      ['Chidi', 'Cancelled by Vendor', ['Rebook Vendor']],
      ['Tomás', 'Cancelled by Admin', ['Rebook Vendor']],
      ['Róisín', 'Timed Out', ['Rebook Vendor']],
    ] as const) {
      const card = named(page, name).first()
      await card.getByText(badge, { exact: true }).waitFor()
      const shown = await card.locator('.acts').locator('button, a').allInnerTexts()
      expect(
        shown.map((text) => text.trim()),
        name,
      ).toEqual(actions)
    }
  })

  // covers: §2.82, §2.92, §9.1, §9.16
  test('says what it costs, when to pay and how long it is', async ({ openPage }) => {
    const page = await openAppointments(openPage)
    await page
      .getByText("There's no refund if you cancel less than 24 hours before the appointment.")
      .waitFor()
    const text = await named(page, 'Cian').innerText()
    expect(await named(page, 'Cian').locator('img').count()).toBe(1)
    expect(text).toContain('Personal Chef')
    expect(text).toContain('€240.00')
    expect(text).toContain('27 Nov 2026')
    expect(text).toContain('05:00 PM to 09:00 PM')
    expect(text).toContain('6 days left')
    expect(text).toMatch(/Pay €268\.21 by \d\d:\d\d [AP]M tomorrow to keep this time/)
  })

  // covers: §2.83
  for (const viewport of SIZES)
    test(
      `opens the chat with its vendor on a ${viewport}, and going back closes it`,
      { tag: '@deep' },
      async ({ openPage }) => {
        const page = await openAppointments(openPage, { viewport })
        await named(page, 'Fatima')
          .first()
          .getByRole('link', { name: /Fatima/ })
          .click()
        await page.getByRole('textbox', { name: 'Message' }).waitFor()
        await page
          .getByRole('dialog', { name: 'Chat' })
          .getByRole('heading', { name: /^Fatima/ })
          .waitFor()
        // Beside the list, and all of a phone.
        const { width } = page.viewportSize()!
        const sheetWidth = async () => (await page.getByRole('dialog', { name: 'Chat' }).boundingBox())!.width
        if (viewport === 'phone') await expect.poll(sheetWidth).toBe(width)
        else await expect.poll(sheetWidth).toBeLessThan(width / 2)
        await page.goBack()
        await page.getByRole('textbox', { name: 'Message' }).waitFor({ state: 'detached' })
        expect(new URL(page.url()).pathname).toBe('/my-appointment')
      },
    )

  // covers: §4.30
  test("leads to the vendor's booking page", { tag: '@deep' }, async ({ openPage }) => {
    const page = await openAppointments(openPage)
    const { vendorData } = (await mine()).find((one) => one.vendorData.name.startsWith('Niamh'))!
    const rebook = named(page, 'Niamh').getByRole('link', { name: 'Rebook Vendor' })
    expect(await rebook.getAttribute('href')).toBe(`/appointment/${vendorData._id}`)
  })

  test('follows what the vendor does', async ({ openPage }) => {
    const appointment = await bookNextFree(client, { vendorId, fromDay: 9 })
    const page = await openAppointments(openPage)
    const card = cardOf(page, appointment)
    await card.getByText('Pending Confirmation').waitFor()
    await vendor.call('POST', `/api/pro/appointments/${appointment._id}/confirm`)
    await button(card, 'Confirm Booking').waitFor()
    await vendor.call('POST', `/api/pro/appointments/${appointment._id}/cancel`, { reason: 'I am ill.' })
    await card.getByText('Cancelled by Vendor').waitFor()
  })
})

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const toast = (page: Page, text: string) => page.locator('.toast').getByText(text)
const dates = (page: Page) => dialog(page, 'Reschedule').getByRole('radiogroup', { name: 'Date' })
const starts = (page: Page) => dialog(page, 'Reschedule').getByRole('radiogroup', { name: 'Start time' })

test.describe('rescheduling', () => {
  // covers: §2.85, §5.21, §8.51, §9.9
  test('moves a paid one to a day and time after 10:00, and keeps its length', async ({ openPage }) => {
    const before = await bookPaid()
    const page = await openAppointments(openPage)
    await button(cardOf(page, before), 'Reschedule').click()
    await button(dialog(page, 'Reschedule'), 'Reschedule').click()
    await dialog(page, 'Reschedule').getByText('Please select a date and start time').waitFor()
    await dates(page)
      .getByRole('radio', { name: /Thursday 26 November/ })
      .click()
    expect(await starts(page).getByRole('radio').first().innerText()).toBe('10:00 AM')
    await starts(page).getByRole('radio', { name: '05:00 PM' }).click()
    const text = await dialog(page, 'Reschedule').innerText()
    expect(text).toContain('Thu 26 Nov, 05:00 PM to 08:00 PM')
    expect(text).toContain('2 of 2 reschedules left')
    expect(text).toContain('the length stays the same (3 hours)')
    await button(dialog(page, 'Reschedule'), 'Reschedule').click()
    await toast(page, 'Appointment rescheduled successfully').waitFor()
    const after = await appointmentOf(client, before._id)
    expect(after).toMatchObject({
      slotDate: '26_11_2026',
      startTime: '05:00 PM',
      payment: true,
      rescheduleCount: 1,
    })
    await cardOf(page, after).getByText('Paid', { exact: true }).waitFor()
  })

  test(
    'says that an unpaid, confirmed one needs the vendor again',
    { tag: '@deep' },
    async ({ openPage }) => {
      const before = await bookConfirmed(client, vendor, { vendorId, fromDay: 5 })
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
      await cardOf(page, await appointmentOf(client, before._id))
        .getByText('Pending Confirmation')
        .waitFor()
    },
  )

  test(
    'a slot that was just booked is refused, and others are offered',
    { tag: '@deep' },
    async ({ openPage }) => {
      const before = await bookNextFree(client, { vendorId, fromDay: 6 })
      const page = await openAppointments(openPage, { expectedComplaints: [/409/] })
      await button(cardOf(page, before), 'Reschedule').click()
      await dates(page)
        .getByRole('radio', { name: /Tuesday 1 December/ })
        .click()
      await starts(page).getByRole('radio', { name: '06:00 PM' }).click()
      const slot = { slotDate: '1_12_2026', startTime: '06:00 PM', endTime: '07:00 PM' }
      await page.route('**/reschedule-appointment', async (route) => {
        await client.call('POST', '/api/user/book-appointment', { vendorId, ...slot })
        await route.continue()
      })
      await button(dialog(page, 'Reschedule'), 'Reschedule').click()
      await dialog(page, 'Reschedule')
        .getByText('This slot was just booked. Please choose another time.')
        .waitFor()
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
    const { _id: appointmentId } = await bookNextFree(client, { vendorId, fromDay: 10 })
    for (const newDate of ['2_12_2026', '3_12_2026']) {
      const time = { newDate, newStartTime: '07:00 PM', newEndTime: '08:00 PM' }
      await client.call('PATCH', '/api/user/reschedule-appointment', { appointmentId, ...time })
    }
    const page = await openAppointments(openPage)
    const card = cardOf(page, await appointmentOf(client, appointmentId))
    await button(card, 'Reschedule').focus()
    await page.getByRole('tooltip', { name: 'You can only reschedule twice' }).waitFor()
    expect(await button(card, 'Reschedule').getAttribute('aria-disabled')).toBe('true')
  })
})

/** What can be pressed and lies under an element, by its text. */
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

async function bookPaid(): Promise<AppointmentOnWire> {
  const { _id } = await bookConfirmed(client, vendor, { vendorId, fromDay: 8, hours: 3 })
  const intent = await client.call('POST', '/api/user/create-payment-intent', { appointmentId: _id })
  const id = await payByCard(product.url, intent.body.clientSecret)
  await client.call('POST', '/api/user/verify-payment', { id })
  return appointmentOf(client, _id)
}

test.describe('cancelling', () => {
  // covers: §2.86, §8.52, §9.3
  test('names what comes back before it does so', async ({ openPage }) => {
    const paid = await bookPaid()
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
    expect((await appointmentOf(client, paid._id)).refundAmount).toBe(back)
    await card.getByText(`€${back.toFixed(2)}`).waitFor()
  })

  test(
    'asks once: after a reload the question is gone, and the focus goes to the card when its button has',
    { tag: '@deep' },
    async ({ openPage }) => {
      const unpaid = await bookNextFree(client, { vendorId, fromDay: 6 })
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

  test('says that nothing was paid', { tag: '@deep' }, async ({ openPage }) => {
    const unpaid = await bookNextFree(client, { vendorId, fromDay: 7 })
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
    'keeps the dialog, with the reason, when it does not reach the server',
    { tag: '@deep' },
    async ({ openPage }) => {
      const unpaid = await bookNextFree(client, { vendorId, fromDay: 7 })
      const page = await openAppointments(openPage, { expectedComplaints: [/ERR_FAILED/] })
      await page.route('**/api/user/cancel-appointment', (route) => route.abort())
      await button(cardOf(page, unpaid), 'Cancel').click()
      await button(dialog(page, 'Cancel this appointment?'), 'Cancel appointment').click()
      await dialog(page, 'Cancel this appointment?')
        .getByText(/Unable to connect/)
        .waitFor()
      await page.unroute('**/api/user/cancel-appointment')
      await button(dialog(page, 'Cancel this appointment?'), 'Cancel appointment').click()
      await toast(page, 'Appointment cancelled').waitFor()
    },
  )
})

// covers: §2.87, §4.9, §4.29
test('an appointment that took place is completed from the strip', async ({ openPage }) => {
  const page = await openAppointments(openPage, { path: '?show=upcoming' })
  const strip = page.getByRole('region', { name: 'Needs your confirmation' })
  await strip.getByText(/Gráinne .* on Fri 20 Nov/).waitFor()
  const completed = await figure(page, 'Completed')
  await button(strip, 'Mark Appointment as Complete').click()
  await button(dialog(page, 'Mark as complete?'), /Mark/).click()
  await strip.waitFor({ state: 'detached' })
  await expect.poll(() => figure(page, 'Completed')).toBe(completed + 1)
})

test.describe('when loading fails', () => {
  test('it says so and tries again', async ({ openPage }) => {
    const page = await openPage({ baseURL: product.url, expectedComplaints: [/ERR_FAILED/] })
    await page.context().addInitScript((token) => localStorage.setItem('anseo.client', token), client.token)
    await page.route('**/api/user/appointments*', (route) => route.abort())
    // A connection would try again by itself.
    await page.routeWebSocket(/\/socket\.io\//, () => {})
    await page.goto('/my-appointment')
    await page.getByText(/Unable to connect to our servers/).waitFor()
    await page.unroute('**/api/user/appointments*')
    await button(page, 'Try Again').click()
    await cards(page).first().waitFor()
  })

  test('a visitor logs in and comes back', { tag: '@deep' }, async ({ openPage }) => {
    const page = await openPage({ baseURL: product.url })
    await page.goto('/my-appointment?show=upcoming')
    await page.waitForURL(`/login?next=${encodeURIComponent('/my-appointment?show=upcoming')}`)
  })
})

onEachSize((viewport) => {
  for (const colorScheme of ['light', 'dark'] as const)
    test(`it is accessible, ${colorScheme}`, { tag: '@deep' }, async ({ openPage }) => {
      const page = await openAppointments(openPage, { viewport, context: { colorScheme } })
      await cards(page).first().waitFor()
      await expectAccessible(page)
      for (const [action, title] of [
        ['Reschedule', 'Reschedule'],
        ['Cancel', 'Cancel this appointment?'],
      ] as const) {
        await button(named(page, 'Fatima').first(), action).click()
        await dialog(page, title).waitFor()
        await expectAccessible(page)
        await page.keyboard.press('Escape')
        await dialog(page, title).waitFor({ state: 'detached' })
        await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(action)
      }
    })
})

test.describe('as time passes', () => {
  // covers: §5.22, §9.4
  test(
    'within 24 hours nothing comes back, and it cannot be moved',
    { tag: '@deep' },
    async ({ openPage }) => {
      await product.restart({ FAKE_NOW: '2026-11-22T09:00:00Z' })
      const page = await openAppointments(openPage)
      const card = named(page, 'Fatima').first()
      await button(card, 'Reschedule').focus()
      await page.getByRole('tooltip', { name: 'Cannot reschedule within 24 hours of appointment' }).waitFor()
      await button(card, 'Reschedule').click({ force: true })
      expect(await page.getByRole('dialog').count()).toBe(0)
      const phone = await openAppointments(openPage, { viewport: 'phone' })
      const onPhone = named(phone, 'Fatima').first()
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
    },
  )

  // covers: §4.21
  test('the payment window closes under an open page', async ({ openPage }) => {
    const { payBy } = (await mine()).find((one) => one.vendorData.name.startsWith('Cian'))!
    const end = Date.parse(payBy!)
    const before = end - 60_000
    await setClock(product, before)
    const page = await openAppointments(openPage, { expectedComplaints: SERVER_RESTARTS })
    const card = named(page, 'Cian').first()
    await button(card, 'Confirm Booking').waitFor()
    await passTime(product, page, { from: before, to: end })
    await card.getByText(/^Timed [Oo]ut/).waitFor()
    await card.getByRole('link', { name: 'Rebook Vendor' }).waitFor()
    expect(await button(card, 'Confirm Booking').count()).toBe(0)
  })
})
