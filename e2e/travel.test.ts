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
    // Outside the area there are no times.
    expectedComplaints: [/status of 409/],
  })
  await page.goto(path)
  return page
}

const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name, exact: true })
const rulesOf = async () => (await vendor.call('GET', '/api/pro/booking-rules')).body.rules

test(
  'a vendor says where it works and what travel costs, and a client books at the place and price of its choice',
  { tag: '@deep' },
  async ({ openPage }) => {
    const rules = await open(openPage, 'pro', '/pro/booking-rules')
    await button(rules, 'Add your place').tap()
    const place = rules.getByRole('dialog', { name: 'Your own place' })
    await place.getByLabel('Eircode').fill('d06')
    await button(place, 'Save place').tap()
    await place.getByText('Enter a 7-character Eircode').waitFor()
    await place.getByLabel('Street').fill('41 Elmwood Avenue Lower')
    await place.getByLabel('Eircode').fill('d06x2y7')
    await expectAccessible(rules)
    await button(place, 'Save place').tap()
    await rules.getByRole('switch', { name: 'Clients come to you' }).tap()
    await rules.getByLabel('How far you travel').selectOption('30 km')
    await rules.getByText('Only clients within 30 km of Dublin 6').waitFor()
    await button(rules, 'Change travel fee').tap()
    const fees = rules.getByRole('dialog', { name: 'Travel fee' })
    await fees.getByLabel('Up to km, line 1').fill('1')
    await button(fees, 'Save travel fee').tap()
    await fees.getByText('Enter whole kilometres').waitFor()
    await fees.getByLabel('Fee in euro, line 1').fill('0')
    await fees.getByLabel('Up to km, line 2').fill('30')
    await fees.getByLabel('Fee in euro, line 2').fill('12.50')
    await button(fees, 'Save travel fee').tap()
    await rules.getByText('€0.00 up to 1 km, €12.50 beyond').waitFor()
    await expect.poll(rulesOf).toMatchObject({ place: 'both', radiusKm: 30, base: { eircode: 'D06 X2Y7' } })
    await expectAccessible(rules)

    const page = await open(openPage, 'client', `/appointment/${parties.vendorId}`)
    const where = page.getByRole('region', { name: 'Where' })
    const starts = page.getByRole('radiogroup', { name: /^Start time/ }).first()
    const firstStart = starts.getByRole('radio').first()
    await button(where, 'Change address').tap()
    await where.getByLabel('Eircode').fill('T12 X5Y6')
    await where.getByText("doesn't travel to this address").waitFor()
    // A price would lack the travel.
    const summary = page.getByRole('region', { name: 'Booking summary' })
    await summary.getByText("doesn't travel to this address.").waitFor()
    await expect(page.locator('.booking-bar')).toContainText("doesn't travel to this address.")
    // The place comes before the times that depend on it, and the page does not suggest another day.
    const timesBelow = page.locator('section[aria-label="Where"] ~ section#times')
    await timesBelow.getByText("doesn't travel to your address, so there are no times").waitFor()
    await expect(button(timesBelow, 'Tell me when a time is free')).toBeHidden()
    await expectAccessible(page)
    await where.getByLabel('Eircode').fill('D13 A2C3')
    await where.getByText('Travel fee €12.50, part of the total.').waitFor()
    await summary.getByText('No time chosen yet').waitFor()
    await firstStart.tap()
    await page.getByText('Travel to D13').waitFor()
    await where.getByRole('radio', { name: /place$/ }).tap()
    await where.getByText("in Dublin 6. The street is shown once you've paid.").waitFor()
    await page.getByText('Travel to D13').waitFor({ state: 'hidden' })
    await firstStart.tap()
    await bookButton(page).tap()
    await button(page.getByRole('dialog', { name: 'Important Note' }), 'Yes, Book Appointment').tap()
    await page.waitForURL('**/my-appointment')
    const { body } = await client.call('GET', '/api/user/appointments')
    expect(body.appointments).toContainEqual(
      expect.objectContaining({ place: 'vendor', address: { line1: '', line2: 'Dublin 6', eircode: '' } }),
    )
  },
)

test(
  'a visitor sees the travel fee to its Eircode, and a client changes the address once it has agreed to the new one',
  { tag: '@deep' },
  async ({ openPage }) => {
    await vendor.call('PUT', '/api/pro/booking-rules', {
      place: 'client',
      base: { line1: '41 Elmwood Avenue Lower', eircode: 'D06 X2Y7' },
      radiusKm: 30,
      travelFees: [
        { upToKm: 1, fee: 0 },
        { upToKm: 30, fee: 12.5 },
      ],
    })
    const visitor = await openPage({
      baseURL: product.url,
      viewport: 'phone',
      expectedComplaints: [/status of 409/],
    })
    await visitor.goto(`/appointment/${parties.vendorId}`)
    await visitor.getByLabel('Your Eircode').fill('T12 X5Y6')
    await visitor.getByRole('region', { name: 'Where' }).getByText("doesn't travel to this address").waitFor()
    await visitor.getByLabel('Your Eircode').fill('D13 A2C3')
    await visitor.getByText('Travel fee €12.50, part of the total.').waitFor()
    await expectAccessible(visitor)
    await visitor.reload()
    await visitor.getByText('Travel fee €12.50, part of the total.').waitFor()

    const address = { line1: '9 Grove Park', line2: '', eircode: 'D06 A1C2' }
    const path = `/api/vendor/${parties.vendorId}/availability?eircode=D06A1C2`
    const { slotDate } = (await client.call('GET', path)).body.data.at(-1)
    const booking = {
      vendorId: parties.vendorId,
      slotDate,
      startTime: '09:00 AM',
      endTime: '10:00 AM',
      address,
    }
    const { appointmentId } = (await client.call('POST', '/api/user/book-appointment', booking)).body

    const page = await open(openPage, 'client', `/my-appointment/${appointmentId}`)
    await button(page.getByRole('region', { name: 'Where' }), 'Change address').tap()
    const dialog = page.getByRole('dialog', { name: 'Change address' })
    await dialog.getByLabel('Eircode').fill('T12 X5Y6')
    await button(dialog, 'Change address').tap()
    await page.getByText("The vendor doesn't travel to this address. Choose another.").waitFor()
    await dialog.getByLabel('Address line 1').fill('2 Pier Road')
    await dialog.getByLabel('Eircode').fill('D13 A2C3')
    await button(dialog, 'Change address').tap()
    await dialog
      .getByText(
        'The travel fee to this address is €12.50: €12.50 more on the day. What you pay online stays the same.',
      )
      .waitFor()
    await expectAccessible(page)
    await button(dialog, /^Change, €/).tap()
    await page.getByRole('region', { name: 'Where' }).getByText('2 Pier Road, D13 A2C3').waitFor()
    const { body } = await client.call('GET', `/api/user/appointments/${appointmentId}`)
    expect(body.appointment).toMatchObject({ cost: { onTheDay: 12.5, parts: { travelFee: 12.5 } } })

    const pro = await open(openPage, 'pro', `/pro/appointments/${appointmentId}`)
    const onTheDay = /Travel\s*€12\.50\s*Ciara pays you on the day\s*€12\.50/
    await expect(pro.getByRole('region', { name: 'Payment' })).toContainText(onTheDay)
  },
)
