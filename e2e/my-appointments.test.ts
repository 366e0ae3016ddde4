import { expectAccessible } from './accessibility.ts'
import { bookNextFree, cardOf } from './appointments.ts'
import { expect, test } from './browser.ts'
import { newClient } from './new-client.ts'
import {
  cards,
  figure,
  loadAppointments,
  cardsOfVendor,
  appointmentsOpener,
  tile,
} from './my-appointments-page.ts'
import { loggedInParties } from './parties.ts'
import { ownProduct } from './own-product.ts'
import { onEachSize, SIZES, tagsOf } from './each-size.ts'
import { button, dialog } from './scene.ts'
import { OF_CLIENT } from './series-scenes.ts'

const product = ownProduct()
const parties = loggedInParties(product)

const openAppointments = appointmentsOpener(product, parties.client)

test.describe('filters', () => {
  // covers: §2.79, §2.80
  test('the tiles count and filter, the choice is in the address, and going back undoes it', async ({
    openPage,
  }) => {
    const page = await openAppointments(openPage)
    expect(await figure(page, 'Total')).toBe((await loadAppointments(parties.client)).length)
    for (const label of ['Upcoming', 'Completed', 'Cancelled']) {
      await tile(page, label).click()
      await page.getByText(`Showing: ${label}`).waitFor()
      expect(new URL(page.url()).searchParams.get('show')).toBe(label.toLowerCase())
      expect(await tile(page, label).getAttribute('aria-pressed')).toBe('true')
      expect(await cards(page).count()).toBe(await figure(page, label))
      await page.getByText('Needs your confirmation').waitFor()
    }
    await button(page, 'Clear Filter').click()
    await expect(tile(page, 'Total')).toBeFocused()
    await expect.poll(() => page.getByText('Showing:').count()).toBe(0)
    expect(await cards(page).count()).toBe(await figure(page, 'Total'))
    await page.goBack()
    await page.getByText('Showing: Cancelled').waitFor()
    await page.reload()
    await page.getByText('Showing: Cancelled').waitFor()
  })

  // covers: §4.26
  test(
    'active appointments come first by time, then ended ones newest first',
    { tag: '@deep' },
    async ({ openPage }) => {
      const page = await openAppointments(openPage)
      const texts = await cards(page).allInnerTexts()
      const days = texts.map((text) => Date.parse(text.match(/\d{1,2} [A-Z][a-z]{2} \d{4}/)![0]))
      const ends = /Completed|Cancelled by|Vendor Declined|Timed/
      const live = days.filter((_, index) => !ends.test(texts[index]!))
      const ended = days.filter((_, index) => ends.test(texts[index]!))
      expect(days).toEqual([...live.toSorted((a, b) => a - b), ...ended.toSorted((a, b) => b - a)])
    },
  )

  // covers: §2.81
  test('every filter says that a new client has no appointments', async ({ openPage }) => {
    const page = await openAppointments(openPage, {
      signedIn: { client: { token: await newClient(product.url) } },
    })
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
  test('has the badge and the actions of its state', { tag: '@deep' }, async ({ openPage }) => {
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
      const card = cardsOfVendor(page, name).first()
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
    const text = await cardsOfVendor(page, 'Cian').innerText()
    expect(await cardsOfVendor(page, 'Cian').locator('img').count()).toBe(1)
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
      { tag: tagsOf(viewport) },
      async ({ openPage }) => {
        const page = await openAppointments(openPage, { viewport })
        await cardsOfVendor(page, 'Fatima')
          .first()
          .getByRole('link', { name: /Fatima/ })
          .click()
        await page.getByRole('textbox', { name: 'Message' }).waitFor()
        await page
          .getByRole('dialog', { name: 'Chat' })
          .getByRole('heading', { name: /^Fatima/ })
          .waitFor()
        // The chat is next to the list, and fills a phone.
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
    const { vendorData } = (await loadAppointments(parties.client)).find((appointment) =>
      appointment.vendorData.name.startsWith('Niamh'),
    )!
    const rebook = cardsOfVendor(page, 'Niamh').getByRole('link', { name: 'Rebook Vendor' })
    expect(await rebook.getAttribute('href')).toBe(`/appointment/${vendorData._id}`)
  })

  test("follows the vendor's steps", async ({ openPage }) => {
    const appointment = await bookNextFree(parties.client, { vendorId: parties.vendorId, fromDay: 9 })
    const page = await openAppointments(openPage)
    const card = cardOf(page, appointment)
    await card.getByText('Pending Confirmation').waitFor()
    await parties.vendor.call('POST', `/api/pro/appointments/${appointment._id}/confirm`)
    await button(card, 'Confirm Booking').waitFor()
    await parties.vendor.call('POST', `/api/pro/appointments/${appointment._id}/cancel`, {
      reason: 'I am ill.',
    })
    await card.getByText('Cancelled by Vendor').waitFor()
  })
})

test(
  'a date of a series that has passed needs no answer any more',
  { tag: '@deep' },
  async ({ openPage }) => {
    const page = await openPage({ baseURL: product.url, signedIn: { client: parties.client } })
    await page.route('**/api/user/appointments?*', async (route) => {
      const response = await route.fetch()
      const body = await response.json()
      body.appointments[0].seriesId = OF_CLIENT._id
      await route.fulfill({ response, json: body })
    })
    const conflict = OF_CLIENT.dates.find(({ status }) => status === 'conflict')!
    const dates = [{ ...conflict, slotDate: '12_11_2026' }, conflict]
    const series = [{ ...OF_CLIENT, newPrice: null, dates }]
    await page.route('**/api/user/series', (route) =>
      route.fulfill({ json: { success: true, series, total: 1 } }),
    )
    await page.goto('/my-appointment')
    const links = page.getByRole('navigation', { name: 'Series' })
    await links.getByText('1 date needs your answer').waitFor()
  },
)

test.describe('when loading fails', () => {
  test('it says so and tries again', { tag: '@deep' }, async ({ openPage }) => {
    const page = await openPage({
      baseURL: product.url,
      signedIn: { client: parties.client },
      expectedComplaints: [/ERR_FAILED/],
    })
    await page.route('**/api/user/appointments*', (route) => route.abort())
    // The page would load them again once it hears of the server.
    await page.routeWebSocket(/\/socket\.io\//, () => {})
    await page.route('**/health/ready', (route) => route.abort())
    await page.goto('/my-appointment')
    await page.getByText(/Unable to connect to our servers/).waitFor()
    await page.unroute('**/api/user/appointments*')
    await button(page, 'Try Again').click()
    await cards(page).first().waitFor()
  })

  test(
    'they and the name of the client load once the server answers',
    { tag: '@deep' },
    async ({ openPage }) => {
      const page = await openPage({
        baseURL: product.url,
        signedIn: { client: parties.client },
        expectedComplaints: [/ERR_FAILED/],
      })
      const calls = /\/api\/user\/(appointments|get-profile)/
      await page.route(calls, (route) => route.abort())
      // Its connection is a sign of its own that the server answers.
      await page.routeWebSocket(/\/socket\.io\//, () => {})
      await page.goto('/my-appointment')
      await page.getByText(/Unable to connect to our servers/).waitFor()
      await page.getByRole('button', { name: 'My account' }).waitFor()
      await page.unroute(calls)
      await cards(page).first().waitFor()
      await page.getByRole('banner').getByRole('button', { name: 'Ciara Nolan' }).waitFor()
    },
  )

  test('a visitor logs in and comes back', { tag: '@deep' }, async ({ openPage }) => {
    const page = await openPage({ baseURL: product.url })
    await page.goto('/my-appointment?show=upcoming')
    await page.waitForURL(`/login?next=${encodeURIComponent('/my-appointment?show=upcoming')}`)
  })
})

onEachSize((viewport) => {
  for (const colorScheme of ['light', 'dark'] as const)
    test(
      `My Appointments is accessible in the ${colorScheme} theme`,
      { tag: '@deep' },
      async ({ openPage }) => {
        const page = await openAppointments(openPage, { viewport, context: { colorScheme } })
        await cards(page).first().waitFor()
        await expectAccessible(page)
        for (const [action, title] of [
          ['Reschedule', 'Reschedule'],
          ['Cancel', 'Cancel this appointment?'],
        ] as const) {
          await button(cardsOfVendor(page, 'Fatima').first(), action).click()
          await dialog(page, title).waitFor()
          await expectAccessible(page)
          await page.keyboard.press('Escape')
          await dialog(page, title).waitFor({ state: 'detached' })
          await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(action)
        }
      },
    )
})
