import type { Locator } from 'playwright-core'
import { bookButton, chooseTimes } from './booking-page.ts'
import { expect, type OpenPage, type PageOptions, test } from './browser.ts'
import { logInDemo } from './caller.ts'
import { holdSocketCode } from './late-connection.ts'
import { loggedIn, ownProduct } from './own-product.ts'
import { onEachSize } from './each-size.ts'
import { untilConnected } from './until-connected.ts'

// A Saturday morning: every day of the window has free hours.
const product = ownProduct()
const client = loggedIn(product, 'user')

/** Returns a vendor without bookings from today on, a new one each time. */
async function freshVendor(): Promise<{ _id: string; name: string }> {
  const { data } = (await client.call('GET', '/api/vendor/list')).body
  const free = data.filter(
    (vendor: { available: boolean; slots_booked: object; _id: string }) =>
      vendor.available && Object.keys(vendor.slots_booked).length === 0 && !used.has(vendor._id),
  )
  used.add(free[0]._id)
  return free[0]
}
const used = new Set<string>()

async function openBooking(openPage: OpenPage, vendorId: string, options: Partial<PageOptions> = {}) {
  const page = await openPage({ baseURL: product.url, signedIn: { client }, ...options })
  await page.goto(`/appointment/${vendorId}`)
  return page
}

interface Listed {
  vendorData: { name: string }
  slotDate: string
}

const bookedWith = async (name: string) => {
  const { appointments } = (await client.call('GET', '/api/user/appointments')).body
  return appointments.filter(
    ({ vendorData, slotDate }: Listed) => vendorData.name === name && slotDate === '25_11_2026',
  )
}

onEachSize((viewport) => {
  // covers: §2.5, §2.76, §2.77, §8.53
  test('a client books two hours, after the important note', async ({ openPage }) => {
    const vendor = await freshVendor()
    const page = await openBooking(openPage, vendor._id, { viewport })
    await chooseTimes(page)
    await bookButton(page).click()
    const note = page.getByRole('dialog', { name: 'Important Note' })
    await note
      .getByText(
        'The fee secures your appointment slot, not the full cost — unless stated by the vendor. Always request a full quote before booking.',
        { exact: true },
      )
      .waitFor()
    await note.getByText('has until 10:00 AM on Wed 25 Nov to answer.').waitFor()
    await note.getByText('Did you get a full quote?').waitFor()
    await note.getByRole('button', { name: 'No, go back' }).click()
    await note.waitFor({ state: 'hidden' })
    expect(await bookedWith(vendor.name)).toEqual([])
    await bookButton(page).click()
    await note.getByRole('button', { name: 'Yes, Book Appointment' }).dblclick()
    await page.getByText('Appointment booked successfully!').waitFor()
    await page.waitForURL('**/my-appointment')
    expect(await bookedWith(vendor.name)).toMatchObject([
      { slotDate: '25_11_2026', startTime: '10:00 AM', endTime: '12:00 PM' },
    ])
  })

  test('a missing time is reported before anything is sent', { tag: '@deep' }, async ({ openPage }) => {
    const page = await openBooking(openPage, (await freshVendor())._id, { viewport })
    await bookButton(page).click()
    await page.getByText('Please select both start and end times').waitFor()
  })
})

// covers: §2.74-2.76
test('the page shows the vendor, the price of an hour and the choices', async ({ openPage }) => {
  const { _id } = await freshVendor()
  const { data: vendor } = (await client.call('GET', `/api/vendor/${_id}`)).body
  const page = await openBooking(openPage, _id, { signedIn: {} })
  const card = page.locator('.vendor-head')
  await card.getByRole('heading', { level: 1, name: vendor.name }).waitFor()
  const facts = [
    'Verified',
    vendor.speciality.replace('_', ' '),
    vendor.experience,
    vendor.city,
    vendor.about,
  ]
  for (const fact of facts) expect(await card.innerText()).toContain(fact)
  await card.getByText(`€${vendor.fees.toFixed(2)}`).waitFor()
  await card.getByRole('button', { name: 'What is this fee?' }).focus()
  await page.getByRole('tooltip', { name: 'Per hour. Secures your slot, not the full cost.' }).waitFor()
  const quote = card.getByRole('link', { name: 'Chat to Get Full Quote' })
  expect(await quote.getAttribute('href')).toBe(`/messages/${_id}/vendor`)
  const radios = (group: string) => page.getByRole('radiogroup', { name: group }).getByRole('radio')
  const days = await radios('Date').allInnerTexts()
  expect(days).toHaveLength(14)
  expect([days[0], days[13]]).toEqual(['Today\n21\nNov', 'Fri\n4\nDec'])
  const durations = await Promise.all(
    (await radios('Duration').all()).map((it) => it.getAttribute('aria-label')),
  )
  expect(durations).toEqual(['1 hour', '2 hours', '3 hours', '4 hours', '5 hours'])
  await page.getByRole('region', { name: 'Booking summary' }).waitFor()
  await page.getByText("You'll be redirected to payment after booking", { exact: true }).first().waitFor()
})

// covers: §2.78
test(
  'at most five other vendors of the same speciality are shown below, with a link to more',
  { tag: '@deep' },
  async ({ openPage }) => {
    const vendor = await freshVendor()
    const { data } = (await client.call('GET', `/api/vendor/${vendor._id}/related`)).body
    const page = await openBooking(openPage, vendor._id, { signedIn: {} })
    const related = page.locator('section', { has: page.getByRole('heading', { name: 'Related Vendors' }) })
    const cards = related.getByRole('listitem').getByRole('link')
    await cards.first().waitFor()
    const targets = await Promise.all((await cards.all()).map((card) => card.getAttribute('href')))
    expect(targets).toEqual(data.map(({ _id }: { _id: string }) => `/appointment/${_id}`))
    expect(targets).toHaveLength(5)
    expect(targets).not.toContain(`/appointment/${vendor._id}`)
    await related.getByRole('link', { name: 'more' }).click()
    await page.waitForURL('**/vendors')
  },
)

// covers: §2.75, §5.17
test(
  'the address is shown, can be changed for this booking, and appears on the card',
  { tag: '@deep' },
  async ({ openPage }) => {
    const vendor = await freshVendor()
    const page = await openBooking(openPage, vendor._id)
    const where = page.getByRole('region', { name: 'Where' })
    await where.getByText('At 14 Elmwood Avenue Lower, Ranelagh, Dublin 6, D06 X2Y7').waitFor()
    await where.getByRole('button', { name: 'Change address' }).click()
    await where.getByLabel('Address line 1').fill('3 Main Street')
    await where.getByLabel('Address line 2').fill('')
    await where.getByLabel('Eircode').fill('h91 x4k8')
    await chooseTimes(page)
    await bookButton(page).click()
    await page.getByRole('button', { name: 'Yes, Book Appointment' }).click()
    await page.waitForURL('**/my-appointment')
    await page
      .getByRole('article')
      .filter({ hasText: vendor.name })
      .getByText('At 3 Main Street, H91 X4K8')
      .waitFor()
  },
)

test(
  'each duration shows its price, and the only end that fits is chosen',
  { tag: '@deep' },
  async ({ openPage }) => {
    const vendor = await freshVendor()
    const page = await openBooking(openPage, vendor._id, { viewport: 'phone', signedIn: {} })
    const radio = (group: string, name: string) =>
      page.getByRole('radiogroup', { name: group }).getByRole('radio', { name })
    const summary = page.getByRole('region', { name: 'Booking summary' })
    await page.getByRole('radio', { name: /25 November/ }).click()
    await radio('Start time', '08:00 PM').click()
    expect(await radio('End time', '09:00 PM').getAttribute('aria-checked')).toBe('true')
    const price = await radio('Duration', '1 hour').locator('small').innerText()
    expect(price).toMatch(/^€\d+\.\d\d$/)
    await summary.getByText(price, { exact: true }).first().waitFor()
    await radio('Duration', '2 hours').click()
    await radio('Start time', '07:00 PM').click()
    expect(await radio('End time', '09:00 PM').getAttribute('aria-checked')).toBe('true')
    await summary
      .getByText(await radio('Duration', '2 hours').locator('small').innerText(), { exact: true })
      .first()
      .waitFor()
  },
)

test('on a phone the price is above the reviews', async ({ openPage }) => {
  const { data } = (await client.call('GET', '/api/vendor/list?search=Aoife+Byrne&page=1')).body
  const page = await openBooking(openPage, data[0]._id, { viewport: 'phone', signedIn: {} })
  const top = async (part: Locator) => (await part.boundingBox())!.y
  const summary = page.getByRole('region', { name: 'Booking summary' })
  expect(await top(summary)).toBeLessThan(await top(page.locator('#reviews')))
})

test(
  'changing start or duration clears the end, and the price follows the choice',
  { tag: '@deep' },
  async ({ openPage }) => {
    const page = await openBooking(openPage, (await freshVendor())._id)
    const summary = page.getByRole('region', { name: 'Booking summary' })
    await chooseTimes(page)
    const radios = (group: string) => page.getByRole('radiogroup', { name: group }).getByRole('radio')
    const radio = (group: string, name: string) => radios(group).and(page.getByRole('radio', { name }))
    const expectPriceOf = async (hours: string) => {
      const price = await radio('Duration', hours).locator('small').innerText()
      await summary.getByText(price, { exact: true }).first().waitFor()
    }
    await expectPriceOf('2 hours')
    await radio('Start time', '11:00 AM').click()
    await summary.getByText('Choose a start and end time').waitFor()
    await radio('End time', '01:00 PM').click()
    await expectPriceOf('2 hours')
    await radio('Duration', '3 hours').click()
    await summary.getByText('Choose a start and end time').waitFor()
    expect(await radios('End time').allInnerTexts()).toEqual(['02:00 PM', '03:00 PM', '04:00 PM'])
    await radio('End time', '02:00 PM').click()
    await expectPriceOf('3 hours')
  },
)

// covers: §5.12
test(
  'a visitor is asked to log in and comes back to the same choice',
  { tag: '@deep' },
  async ({ openPage }) => {
    const page = await openBooking(openPage, (await freshVendor())._id, { signedIn: {} })
    await chooseTimes(page)
    await bookButton(page).click()
    await page.getByText('Please login to book an appointment').waitFor()
    await page.waitForURL('**/login?next=*')
    await page.getByLabel('Email').fill('client@demo.test')
    await page.getByLabel('Password', { exact: true }).fill('anseo-demo-1')
    await page.getByRole('button', { name: 'Login', exact: true }).last().click()
    await page.waitForURL('**/appointment/*')
    await page.getByRole('region', { name: 'Booking summary' }).getByText('10:00 AM to 12:00 PM').waitFor()
  },
)

// covers: §5.19
test('a booking by someone else shows at once, and the page says so if the chosen time is gone', async ({
  openPage,
}) => {
  const vendor = await freshVendor()
  const watching = await openBooking(openPage, vendor._id, { signedIn: {} })
  const followed = new Promise<void>((resolve) => {
    watching.on('websocket', (line) =>
      line.on('framesent', ({ payload }) => payload.includes('"watch"') && resolve()),
    )
  })
  await watching.reload()
  await followed
  await chooseTimes(watching)
  const taken = watching.getByRole('radio', { name: '10:00 AM, unavailable' })
  await expect
    .poll(
      async () => {
        const booking = {
          vendorId: vendor._id,
          slotDate: '25_11_2026',
          startTime: '10:00 AM',
          endTime: '11:00 AM',
        }
        await client.call('POST', '/api/user/book-appointment', booking)
        return taken.isVisible()
      },
      { timeout: 15_000 },
    )
    .toBe(true)
  await watching.getByText('This slot was just booked.').first().waitFor()
  expect(await watching.getByRole('radiogroup', { name: 'End time' }).count()).toBe(0)
})

test('a booking made before the page is connected shows too', { tag: '@deep' }, async ({ openPage }) => {
  const vendor = await freshVendor()
  const page = await openPage({ baseURL: product.url })
  const connect = await holdSocketCode(page)
  await page.goto(`/appointment/${vendor._id}`)
  const booking = {
    vendorId: vendor._id,
    slotDate: '25_11_2026',
    startTime: '10:00 AM',
    endTime: '11:00 AM',
  }
  expect((await client.call('POST', '/api/user/book-appointment', booking)).status).toBe(200)
  await page.getByRole('radio', { name: /25 November/ }).click()
  await page.getByRole('radio', { name: '10:00 AM', exact: true }).waitFor()
  connect()
  await page.getByRole('radio', { name: '10:00 AM, unavailable' }).waitFor()
})

// covers: §8.42
test(
  'a booking that begins without a connection says so, and begins once there is one',
  { tag: '@deep' },
  async ({ openPage }) => {
    const { _id } = await freshVendor()
    const page = await openPage({
      baseURL: product.url,
      signedIn: { client },
      expectedComplaints: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/],
    })
    const connected = untilConnected(page)
    await page.goto(`/appointment/${_id}`)
    await connected
    await chooseTimes(page)
    await page.context().setOffline(true)
    await bookButton(page).click()
    await page
      .locator('.toast')
      .getByText("You're offline. Please connect to the internet and try again.")
      .waitFor()
    await page.context().setOffline(false)
    const note = page.getByRole('dialog', { name: 'Important Note' })
    // Chromium before 156 needs a load of the page for it, which keeps what was chosen.
    await expect(async () => {
      await bookButton(page).click()
      await note.waitFor({ timeout: 5_000 })
    }).toPass()
    await note.getByText('Did you get a full quote?').waitFor()
  },
)

test('a client who is too late is offered other times', async ({ openPage }) => {
  const vendor = await freshVendor()
  const page = await openBooking(openPage, vendor._id, { expectedComplaints: [/409|ERR_FAILED/] })
  await chooseTimes(page)
  await bookButton(page).click()
  await page.route('**/availability*', (route) => route.abort())
  const booking = { vendorId: vendor._id, slotDate: '25_11_2026', startTime: '11:00 AM', endTime: '12:00 PM' }
  await client.call('POST', '/api/user/book-appointment', booking)
  await page.getByRole('button', { name: 'Yes, Book Appointment' }).click()
  await page.getByText('These times are still free:').waitFor()
  await page.unroute('**/availability*')
  await expect(page.getByText(/just booked/)).toHaveCount(1)
  await expect(page.getByText('This slot was just booked. Please choose another time.')).toHaveCount(1)
  await page
    .getByRole('button', { name: /^Wed 25 Nov, / })
    .first()
    .click()
  await bookButton(page).click()
  await page.getByRole('button', { name: 'Yes, Book Appointment' }).click()
  await page.waitForURL('**/my-appointment')
})

test('a time that someone else books while the important note is open is named there', async ({
  openPage,
}) => {
  const vendor = await freshVendor()
  const page = await openBooking(openPage, vendor._id)
  await chooseTimes(page)
  await bookButton(page).click()
  const note = page.getByRole('dialog', { name: 'Important Note' })
  const book = note.getByRole('button', { name: 'Yes, Book Appointment' })
  await book.waitFor()
  const booking = { vendorId: vendor._id, slotDate: '25_11_2026', startTime: '10:00 AM', endTime: '11:00 AM' }
  await client.call('POST', '/api/user/book-appointment', booking)
  await note.getByText('This slot was just booked.').waitFor()
  await expect(book).toBeHidden()
  await note.getByRole('button', { name: 'Choose another time' }).click()
  await expect(note).toBeHidden()
})

test('a choice survives a visit to the chat', { tag: '@deep' }, async ({ openPage }) => {
  const page = await openBooking(openPage, (await freshVendor())._id)
  await chooseTimes(page)
  await page.getByLabel(/^Note for /).fill('The bell is broken, please knock.')
  await page.getByRole('link', { name: 'Chat to Get Full Quote' }).first().click()
  await page.waitForURL('**/messages/*/vendor')
  await page.goBack()
  await page.getByRole('region', { name: 'Booking summary' }).getByText('10:00 AM to 12:00 PM').waitFor()
  expect(await page.getByLabel(/^Note for /).inputValue()).toBe('The bell is broken, please knock.')
})

test('a lost answer does not book twice: the second try gets the first answer', async ({ openPage }) => {
  const vendor = await freshVendor()
  const page = await openBooking(openPage, vendor._id, { expectedComplaints: [/ERR_FAILED/] })
  await chooseTimes(page)
  await page.route('**/api/user/book-appointment', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await bookButton(page).click()
  const yes = page.getByRole('button', { name: 'Yes, Book Appointment' })
  await yes.click()
  await page.getByText('Unable to connect to our servers.').waitFor()
  await page.unroute('**/api/user/book-appointment')
  await bookButton(page).click()
  await yes.click()
  await page.waitForURL('**/my-appointment')
  expect(await bookedWith(vendor.name)).toHaveLength(1)
})

// covers: §2.73
test('an unknown vendor has status 404 and the specified words', async ({ openPage }) => {
  const page = await openPage({ baseURL: product.url, expectedComplaints: [/404/] })
  const reply = await page.goto('/appointment/00000000-0000-4000-8000-000000000000')
  expect(reply?.status()).toBe(404)
  await page.getByRole('heading', { name: 'Vendor not found' }).waitFor()
  await page.getByText("The vendor you're looking for doesn't exist.").waitFor()
})

/** Lets clients book the demonstration's vendor 90 days ahead, and returns its id. */
async function openNinetyDays(): Promise<string> {
  const vendor = await logInDemo(product.url, 'pro')
  const { rules } = (await vendor.call('GET', '/api/pro/booking-rules')).body
  const ahead = { ...rules, bufferHours: undefined, horizonDays: 90 }
  expect((await vendor.call('PUT', '/api/pro/booking-rules', ahead)).status).toBe(200)
  return (await vendor.call('GET', '/api/pro/profile')).body.vendorData._id
}

test(
  'a late reply does not bring back free times of days that are no longer shown',
  { tag: '@deep' },
  async ({ openPage }) => {
    const _id = await openNinetyDays()
    const page = await openBooking(openPage, _id, { signedIn: {} })
    const isLate = (url: URL) =>
      url.pathname.endsWith('/availability') && url.searchParams.has('from') && !url.searchParams.has('days')
    // The later days are never answered.
    await page.route(isLate, () => {})
    await page.getByRole('button', { name: 'Later dates' }).click()
    const months = page.getByRole('dialog')
    await months.getByRole('button', { name: 'Next month' }).click()
    const previous = months.getByRole('button', { name: 'Previous month' })
    await previous.press('Enter')
    await expect(previous, 'at the first month').toBeFocused()
    await months.getByRole('button', { name: 'Next month' }).click()
    await months.getByRole('button', { name: /^Monday 14 December/ }).click()
    await months.getByRole('button', { name: /times? on Mon 14 Dec/ }).click()
    // The later day survives a reload.
    await page.reload()
    const abandoned = page.waitForEvent('requestfailed', (request) => isLate(new URL(request.url())))
    await page.getByRole('button', { name: 'Back to today' }).click()
    await abandoned
    const first = page.getByRole('radiogroup', { name: 'Date' }).getByRole('radio').first()
    await expect(first).toHaveAccessibleName(/21 November/)
  },
)

test(
  'the page says that times of a later day or another length did not load, and loads them again',
  { tag: '@deep' },
  async ({ openPage }) => {
    const _id = await openNinetyDays()
    const page = await openPage({ baseURL: product.url, signedIn: {}, expectedComplaints: [/status of 500/] })
    // Without the socket, which loads the times again when it connects.
    await holdSocketCode(page)
    await page.goto(`/appointment/${_id}`)
    const isAsked = (url: URL) =>
      url.pathname.endsWith('/availability') &&
      (url.searchParams.has('from') || url.searchParams.has('minutes')) &&
      !url.searchParams.has('days')
    const fail = () => page.route(isAsked, (route) => route.fulfill({ status: 500, json: {} }))
    const failure = page.getByText("We couldn't load the times.")
    const starts = page.getByRole('radiogroup', { name: /^Start time/ })
    await page.locator('html[data-ready]').waitFor()
    await starts.first().waitFor()

    await fail()
    await page.getByRole('radiogroup', { name: 'Duration' }).getByRole('radio', { name: /^2 h/ }).click()
    await failure.waitFor()
    await expect(starts).toHaveCount(0)
    await page.unroute(isAsked)
    await page.getByRole('button', { name: 'Try again' }).click()
    await starts.first().waitFor()
    await expect(failure).toBeHidden()

    await page.getByRole('button', { name: 'Later dates' }).click()
    const months = page.getByRole('dialog')
    await months.getByRole('button', { name: 'Next month' }).click()
    await months.getByRole('button', { name: /^Monday 14 December/ }).click()
    await fail()
    await months.getByRole('button', { name: /times? on Mon 14 Dec/ }).click()
    await failure.waitFor()
    await expect(page.getByText('Nothing is free for that long')).toBeHidden()
    await page.unroute(isAsked)
    await page.getByRole('button', { name: 'Try again' }).click()
    await starts.first().waitFor()
    await expect(failure).toBeHidden()
  },
)
