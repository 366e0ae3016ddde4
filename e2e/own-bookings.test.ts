import type { Locator, Page } from 'playwright-core'
import { expectAccessible } from './accessibility.ts'
import { expect, type OpenPage, test } from './browser.ts'
import { mailedLink } from './mails.ts'
import { loggedIn, ownProduct } from './own-product.ts'

const product = ownProduct()
const vendor = loggedIn(product, 'pro')

/** A Friday without appointments of the demonstration's vendor. */
const FRIDAY = '/pro/calendar?day=2026-11-27'

async function openPro(openPage: OpenPage, path: string) {
  const page = await openPage({
    baseURL: product.url,
    signedIn: { pro: vendor },
    viewport: 'phone',
    expectedComplaints: [/status of 4(00|09)/],
  })
  await page.goto(path)
  return page
}

const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name, exact: true })

/** Returns a function that taps an element, and one that returns the number of taps. */
function tapping() {
  let taps = 0
  return {
    count: () => taps,
    tap: async (on: Locator) => {
      taps += 1
      await on.tap()
    },
  }
}

test('a vendor books a regular from a free hour of the calendar with three taps and four letters', async ({
  openPage,
}) => {
  const page = await openPro(openPage, FRIDAY)
  const { tap, count } = tapping()
  await tap(button(page, 'New appointment: Fri 27 Nov, 10:00 AM'))
  await expectAccessible(page)
  await page.getByRole('combobox', { name: 'Client' }).fill('grac')
  await tap(page.getByRole('option', { name: /^Grace/ }))
  await tap(button(page, 'Save appointment'))
  await page.getByRole('link', { name: /^Grace O'Neill, Fri 27 Nov, 10:00 AM.*Your own/ }).waitFor()
  expect(count()).toBe(3)
})

test(
  'switching between time off and appointment keeps quarter-hours, and the evening of a night hour',
  { tag: '@deep' },
  async ({ openPage }) => {
    const page = await openPro(openPage, FRIDAY)
    const timeOff = page.getByRole('dialog', { name: 'Add time off' })
    await button(page, 'Add time off').tap()
    await timeOff.getByRole('radio', { name: 'Some hours' }).tap()
    await timeOff.getByLabel('From', { exact: true }).selectOption('09:15 AM')
    await timeOff.getByLabel('To', { exact: true }).selectOption('10:45 AM')
    await timeOff.getByRole('link', { name: 'New appointment instead' }).tap()
    await expect(page.getByLabel('From', { exact: true }).locator('option:checked')).toHaveText('09:15 AM')
    await expect(page.getByLabel('How long').locator('option:checked')).toHaveText('1 h 30 min')

    await page.goto('/pro/appointments/new?day=2026-11-28&hour=1')
    await button(page, 'Block this time instead').tap()
    await expect(timeOff.getByLabel('Day', { exact: true })).toHaveValue('2026-11-27')
    await expect(timeOff.getByLabel('From', { exact: true }).locator('option:checked')).toHaveText(
      '01:00 AM, next day',
    )
  },
)

test(
  "the vendor's own booking is moved to a quarter-hour and another length, and a taken time is named",
  { tag: '@deep' },
  async ({ openPage }) => {
    const enter = async (startTime: string, endTime: string) =>
      (
        await vendor.call('POST', '/api/pro/appointments', {
          contact: { name: 'Tom Hickey', phone: '086 555 0117' },
          slotDate: '30_11_2026',
          startTime,
          endTime,
        })
      ).body.appointmentId as string
    const id = await enter('10:00 AM', '11:00 AM')
    await enter('01:00 PM', '02:00 PM')
    const page = await openPro(openPage, `/pro/appointments/${id}`)
    await button(page, 'Move').tap()
    const dialog = page.getByRole('dialog', { name: 'Move appointment' })
    await expectAccessible(page)

    await dialog.getByLabel('From').selectOption('01:15 PM')
    await button(dialog, 'Move').tap()
    await dialog.getByRole('alert').getByText('This slot was just booked').waitFor()
    await dialog.getByLabel('From').selectOption('10:15 AM')
    await dialog.getByLabel('How long').selectOption('1 h 30 min')
    await button(dialog, 'Move').tap()
    await page.getByText('Appointment moved').waitFor()
    await page.getByText('10:15 AM to 11:45 AM').first().waitFor()
  },
)

test(
  'a new client is entered in two fields while booking, and is then in the list of clients',
  { tag: '@deep' },
  async ({ openPage }) => {
    const page = await openPro(openPage, FRIDAY)
    await button(page, 'New appointment: Fri 27 Nov, 03:00 PM').tap()
    const finder = page.getByRole('combobox', { name: 'Client' })
    await button(page, 'Save appointment').tap()
    await page.getByText('Choose a client or enter a new one.').waitFor()
    await page.getByRole('option', { name: 'New client', exact: true }).tap()
    const name = page.getByLabel('New client')
    await expect(name).toBeFocused()
    // The field in error is far above the button.
    await button(page, 'Save appointment').tap()
    await expect(name).toBeFocused()
    await expect(name).toBeInViewport()
    await button(page, 'Find a client').tap()
    await finder.fill('Nuala Shortt')
    await page.getByRole('option', { name: 'New client “Nuala Shortt”' }).tap()
    await page.getByLabel('Phone').fill('12')
    await page.getByLabel('Service', { exact: true }).selectOption({ index: 1 })
    await page.getByRole('switch', { name: 'Email the client' }).tap()
    await button(page, 'Save appointment').tap()
    await page.getByText('Enter the email, or turn off the email to the client.').waitFor()
    await page.getByLabel("Client's email").fill('nuala@example.test')
    await button(page, 'Save appointment').tap()
    await page.getByText('Enter a valid phone number.').waitFor()
    await expectAccessible(page)
    await page.getByLabel('Phone').fill('086 555 0199')
    await button(page, 'Save appointment').tap()
    await page.getByText("Appointment saved. We're emailing the client.").waitFor()
    await stopEmailsTo(page, 'nuala@example.test')
    await page.getByRole('link', { name: /^Nuala Shortt, Fri 27 Nov, 03:00 PM/ }).tap()
    await page.getByRole('link', { name: 'Client' }).tap()
    await page.getByRole('heading', { name: 'Nuala Shortt' }).first().waitFor()
    await page.getByLabel('Notes').fill('Allergic to small talk')
    await page.getByText('Saved', { exact: true }).waitFor()
    await page.goto('/pro/clients')
    await page.getByRole('searchbox', { name: 'Search clients' }).fill('small talk')
    await page.getByRole('link', { name: 'Nuala Shortt' }).waitFor()
    await expect.poll(() => page.getByRole('row').count()).toBe(2)
  },
)

/** Stops the emails of vendors from the page that the booking's email links to, in a browser of the client. */
async function stopEmailsTo(vendorPage: Page, email: string): Promise<void> {
  const page = await vendorPage.context().newPage()
  await page.goto(await mailedLink(product.url, email, '/stop-emails'))
  await button(page, 'Stop these emails').tap()
  await page.getByText("You won't get emails from vendors any more.").waitFor()
  await page.close()
}

test(
  "a client is booked again from their page, outside the vendor's hours once the vendor confirms it",
  { tag: '@deep' },
  async ({ openPage }) => {
    const { rows } = (await vendor.call('GET', '/api/pro/contacts?search=lisa')).body
    const off = { start: '2027-03-01T00:00:00.000Z', end: '2027-03-02T00:00:00.000Z' }
    expect((await vendor.call('POST', '/api/pro/time-off', off)).status).toBe(200)
    const page = await openPro(openPage, `/pro/clients/${rows[0]._id}`)
    const { tap, count } = tapping()
    await tap(page.getByRole('link', { name: 'Book again' }))
    await page.getByLabel('Day').fill('2027-03-01')
    await tap(button(page, 'Save appointment'))
    await page.getByText('This is outside your hours').waitFor()
    await tap(button(page, 'Save all the same'))
    await page.getByRole('link', { name: /^Lisa Moran, Mon 1 Mar/ }).waitFor()
    expect(count()).toBe(3)
    const { body } = await vendor.call('GET', `/api/pro/contacts/${rows[0]._id}`)
    expect(body.contact.history[0]).toMatchObject({ slotDate: '1_3_2027', outcome: 'booked' })
  },
)

test('a list from another system is previewed, imported and undone', async ({ openPage }) => {
  const page = await openPro(openPage, '/pro/clients/import')
  const sheet = 'First name;Last name;Mobile\nZoë;Egan;086 555 0122\n;;086 555 0123\n'
  const file = { name: 'clients.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet, 'latin1') }
  await page.getByLabel('Choose a file').setInputFiles(file)
  await page.getByText('2 rows: 1 new, 1 skipped').waitFor()
  await page.getByText('Line 3: no name, skipped. It has no name.').waitFor()
  await expectAccessible(page)
  const { total } = (await vendor.call('GET', '/api/pro/contacts')).body
  await button(page, 'Import clients').tap()
  await page.getByRole('heading', { name: 'Imported' }).waitFor()
  expect((await vendor.call('GET', '/api/pro/contacts?search=zoe')).body.rows).toMatchObject([
    { name: 'Zoë Egan', phone: '+353865550122' },
  ])
  await page.reload()
  const last = page.getByRole('region', { name: 'Last import' })
  await last.getByText(/: 1 new$/).waitFor()
  await last.getByText(/^You can undo this until /).waitFor()
  await expectAccessible(page)
  await button(page, 'Undo import').tap()
  await last.waitFor({ state: 'detached' })
  expect((await vendor.call('GET', '/api/pro/contacts')).body.total).toBe(total)
})

test(
  'Enter takes a client found for the current text, not for the previous one',
  { tag: '@deep' },
  async ({ openPage }) => {
    const page = await openPro(openPage, '/pro/appointments/new?day=2026-11-27&hour=14')
    const field = page.getByRole('combobox', { name: 'Client' })
    await page.getByRole('option').nth(1).waitFor()
    let answer = () => {}
    const answered = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/api/pro/contacts?*', async (route) => {
      await answered
      await route.continue()
    })
    await field.fill('grac')
    await field.press('Enter')
    await expect(field).toHaveValue('grac')
    answer()
    await page.getByRole('option', { name: /^Grace/ }).waitFor()
    await field.press('Enter')
    await page.getByText("Grace O'Neill", { exact: true }).waitFor()
  },
)

test(
  'Back leads to the page before a dialog, and does not open the dialog again',
  { tag: '@deep' },
  async ({ openPage }) => {
    const page = await openPro(openPage, '/pro/clients')
    await button(page, 'New client').click()
    const dialog = page.getByRole('dialog', { name: 'New client' })
    await dialog.getByLabel('Name').fill('Brigid Walsh')
    await button(dialog, 'Save client').click()
    await page.getByRole('heading', { name: 'Brigid Walsh' }).first().waitFor()
    await page.goBack()
    await page.getByRole('searchbox', { name: 'Search clients' }).waitFor()
    await expect(dialog).toHaveCount(0)
    await page.goto('/pro/services')
    await button(page, 'New service').click()
    await button(page.getByRole('dialog', { name: 'New service' }), 'Cancel').click()
    await page.goBack()
    await button(page, 'New service').waitFor()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  },
)

test(
  'a form for a new appointment that was left by another address is not continued at one of another time',
  { tag: '@deep' },
  async ({ openPage }) => {
    const page = await openPro(openPage, '/pro/appointments/new?day=2026-12-14&hour=10')
    const note = page.getByLabel('Note, only for you (optional)')
    await note.fill('For the Monday only')
    await page.goto('/')
    await page.goto('/pro/appointments/new?day=2026-12-18&hour=15')
    await expect(page.getByLabel('Day')).toHaveValue('2026-12-18')
    await expect(note).toHaveValue('')
  },
)

test(
  'a booking after midnight is saved to, and found on, the evening that shows it',
  { tag: '@deep' },
  async ({ openPage }) => {
    const page = await openPro(openPage, '/pro/appointments/new?day=2026-12-05&hour=0.5')
    await page.getByRole('combobox', { name: 'Client' }).fill('grac')
    await page.getByRole('option', { name: /^Grace/ }).tap()
    await button(page, 'Save appointment').tap()
    await button(page, 'Save all the same').tap()
    const booked = page.getByRole('link', { name: /^Grace O'Neill, Sat 5 Dec, 12:30 AM/ })
    await booked.waitFor()
    expect(new URL(page.url()).searchParams.get('day')).toBe('2026-12-04')

    await page.goto('/pro/calendar')
    await button(page, 'Search appointments').tap()
    await page.getByRole('searchbox', { name: 'Search appointments' }).fill('grace')
    await page.getByRole('link', { name: /^Grace O'Neill.*5 Dec 2026, 12:30 AM/ }).tap()
    await expect(booked).toBeFocused()
  },
)

test(
  'a cancelled booking asks for no payment, and only a client who can be emailed is said to be',
  { tag: '@deep' },
  async ({ openPage }) => {
    const enter = async (name: string, slotDate: string) => {
      const slot = { slotDate, startTime: '10:00 AM', endTime: '11:00 AM', price: 55, notify: true }
      const contact = { name, email: `${name.split(' ')[0]!.toLowerCase()}@example.test` }
      return (await vendor.call('POST', '/api/pro/appointments', { contact, ...slot })).body
    }
    const [reached, lost] = [await enter('Orla Walsh', '10_12_2026'), await enter('Peig Nolan', '11_12_2026')]
    await vendor.call('PATCH', `/api/pro/contacts/${lost.contactId}`, { email: null })
    const page = await openPro(openPage, `/pro/appointments/${reached.appointmentId}`)
    const dialog = page.getByRole('dialog', { name: 'Cancel this appointment?' })
    await button(page, 'Cancel appointment').tap()
    await dialog.getByText("We'll email Orla Walsh that it's cancelled.").waitFor()

    await page.goto(`/pro/appointments/${lost.appointmentId}`)
    const payment = page.getByRole('region', { name: 'Payment' })
    await payment.getByText('Peig pays you on the day').waitFor()
    await button(page, 'Cancel appointment').tap()
    await dialog.getByText("We don't tell Peig Nolan.").waitFor()
    await button(dialog, 'Cancel appointment').tap()
    await page.getByText('Cancelled by You').first().waitFor()
    await expect(payment.getByText('pays you on the day')).toHaveCount(0)
  },
)

test(
  'deleting a client says what goes, and how many bookings to come lose their words',
  { tag: '@deep' },
  async ({ openPage }) => {
    const slot = { slotDate: '14_12_2026', startTime: '10:00 AM', endTime: '11:00 AM' }
    const { body } = await vendor.call('POST', '/api/pro/appointments', {
      contact: { name: 'Sorcha Daly' },
      ...slot,
    })
    const page = await openPro(openPage, `/pro/clients/${body.contactId}`)
    await button(page, 'Delete').tap()
    const dialog = page.getByRole('dialog', { name: 'Delete Sorcha Daly?' })
    await dialog.getByText('Your notes and photos of them are deleted for good.').waitFor()
    await dialog.getByText('also of 1 booking to come').waitFor()
    await expectAccessible(page)
  },
)
