import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './browser.ts'
import { logInDemo } from './caller.ts'
import { SIZES, tagsOf } from './each-size.ts'
import { loggedIn, ownProduct } from './own-product.ts'

const product = ownProduct()
const admin = loggedIn(product, 'admin')

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search everything' })
const field = (page: Page) => palette(page).getByRole('combobox', { name: 'Search everything' })

for (const viewport of SIZES)
  test(
    `one search finds people and money and jumps to pages, ${viewport}`,
    { tag: tagsOf(viewport) },
    async ({ openPage }) => {
      const page = await openPage({ baseURL: product.url, signedIn: { admin }, viewport })
      await page.goto('/admin/reviews')
      await page.getByRole('heading', { name: 'Reviews' }).waitFor()
      if (viewport === 'phone') await page.getByRole('button', { name: 'Search', exact: true }).click()
      else await page.keyboard.press('Control+k')
      await expect
        .poll(() => field(page).evaluate((element) => element === document.activeElement))
        .toBe(true)
      await field(page).fill('ciara no')
      await palette(page)
        .getByRole('option', { name: /^Ciara Nolan.*Client/ })
        .waitFor()
      await palette(page).getByRole('group', { name: 'Appointments' }).getByRole('option').first().waitFor()
      await palette(page).getByRole('group', { name: 'Money' }).getByRole('option').first().waitFor()
      await expectAccessible(page)
      const first = palette(page).getByRole('option', { selected: true })
      await expect.poll(() => first.innerText()).toContain('Ciara Nolan')
      await field(page).press('ArrowDown')
      await expect.poll(() => first.innerText()).not.toContain('client@demo.test')
      await field(page).press('ArrowUp')
      await field(page).press('Enter')
      await page.waitForURL(/\/admin\/people\/clients\//)
      await palette(page).waitFor({ state: 'detached' })

      await page.keyboard.press('Control+k')
      await field(page).fill('payouts')
      await palette(page).getByRole('option', { name: 'Go to Payouts' }).waitFor()
      await field(page).press('Enter')
      await page.waitForURL(/\/admin\/money\?tab=payouts/)
      await page.keyboard.press('Control+k')
      await field(page).fill('nobody of that name')
      await palette(page).getByText('No results. Try a full name, email or id.').waitFor()
      await page.keyboard.press('Escape')
      await palette(page).waitFor({ state: 'detached' })
    },
  )

test(
  'commands open dialogs that ask for confirmation, and going back closes them',
  { tag: '@deep' },
  async ({ openPage }) => {
    const page = await openPage({ baseURL: product.url, signedIn: { admin } })
    await page.goto('/admin/reviews')
    await page.getByRole('heading', { name: 'Reviews' }).waitFor()
    const command = async (typed: string, name: string) => {
      await page.keyboard.press('Control+k')
      await field(page).fill(typed)
      await palette(page).getByRole('group', { name: 'Do' }).getByRole('option', { name }).click()
      await palette(page).waitFor({ state: 'detached' })
    }
    const dialog = (name: string) => page.getByRole('dialog', { name })
    await command('ciara nolan', 'Block Ciara Nolan')
    await dialog('Block Ciara Nolan?').getByRole('button', { name: 'Block and send' }).waitFor()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await dialog('Block Ciara Nolan?').waitFor({ state: 'detached' })
    await command('ciara nolan', 'Message Ciara Nolan')
    await dialog('Write to Ciara Nolan').waitFor()
    await page.goBack()
    await dialog('Write to Ciara Nolan').waitFor({ state: 'detached' })
    await page.getByRole('heading', { name: 'Ciara Nolan', level: 1 }).waitFor()
    await command('ciara nolan', 'Refund a payment of Ciara Nolan')
    const choice = dialog('Refund a payment of Ciara Nolan')
    await choice.getByRole('link').first().waitFor()
    await expectAccessible(page)
    await choice.getByRole('link').first().click()
    await page.getByRole('dialog', { name: 'Refund', exact: true }).waitFor()
    await page.goBack()
    await choice.waitFor()
    await page.keyboard.press('Escape')
    await command('invite', 'Invite a colleague')
    await dialog('Invite someone into the team').waitFor()
  },
)

test('a draft about one person does not show up on another', { tag: '@deep' }, async ({ openPage }) => {
  const [one, other] = (await admin.call('GET', '/api/admin/people?role=client')).body.people
  const page = await openPage({ baseURL: product.url, signedIn: { admin } })
  const untilOpen = (name: string) => page.getByRole('heading', { name, level: 1 }).waitFor()
  const note = page.getByLabel('New note')
  await page.goto(`/admin/people/clients/${one._id}`)
  await untilOpen(one.name)
  await page.keyboard.press('Control+k')
  await field(page).fill(other.email)
  await palette(page).getByRole('group', { name: 'People' }).getByRole('option').first().click()
  await untilOpen(other.name)
  await page.goBack()
  await untilOpen(one.name)
  await note.fill('Rang to ask for the address.')
  await page.goForward()
  await untilOpen(other.name)
  await expect(note).toHaveValue('')
})

test('an announcement is sent to its author first', { tag: '@deep' }, async ({ openPage }) => {
  const page = await openPage({ baseURL: product.url, signedIn: { admin } })
  await page.goto('/admin/broadcasts')
  await page.getByRole('button', { name: 'Send to me first' }).click()
  await page.getByText('Fill in this field.').waitFor()
  await page.getByRole('textbox', { name: 'Text' }).fill('Closed on Good Friday.')
  await page.getByRole('button', { name: 'Send to me first' }).click()
  await page.getByText('Sent to you. Check your email and notifications.').waitFor()
  await page.goto('/admin/notifications')
  await page.getByText('Closed on Good Friday.').waitFor()
})

test('a search that fails says so and can be tried again', { tag: '@deep' }, async ({ openPage }) => {
  const page = await openPage({ baseURL: product.url, signedIn: { admin }, expectedComplaints: [/503/] })
  await page.goto('/admin/people')
  await page.route('**/api/admin/search*', (route) => route.fulfill({ status: 503, body: '' }))
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await field(page).fill('ciara')
  await palette(page).getByText("We couldn't search.", { exact: false }).waitFor({ timeout: 20_000 })
  await page.unroute('**/api/admin/search*')
  await palette(page).getByRole('button', { name: 'Try again' }).click()
  await palette(page)
    .getByRole('option', { name: /^Ciara Nolan/ })
    .waitFor()
})

test('a table sorts, its rows are chosen, written to and saved as a file', async ({ openPage }) => {
  const page = await openPage({ baseURL: product.url, signedIn: { admin } })
  await page.goto('/admin/people?role=vendor')
  const table = page.getByRole('table', { name: 'People' })
  const head = (name: string) => table.getByRole('columnheader', { name })
  await table.getByRole('link', { name: 'Name' }).click()
  await expect.poll(() => head('Name').getAttribute('aria-sort')).toBe('ascending')
  await table.getByRole('row').nth(1).getByRole('link', { name: 'Abdi Hassan' }).waitFor()
  await expectAccessible(page)
  await table.getByRole('link', { name: 'Name' }).click()
  await page.waitForURL(/order=name-desc/)
  await expect.poll(() => head('Name').getAttribute('aria-sort')).toBe('descending')
  // The rows of the old order stay until the new ones come; one that is chosen among them goes with them.
  await table.getByRole('link', { name: 'Abdi Hassan' }).waitFor({ state: 'hidden' })

  const boxes = table.getByRole('checkbox')
  await boxes.nth(1).check()
  await boxes.nth(2).check()
  const chosen = page.getByRole('region', { name: 'Selected rows' })
  await chosen.getByText('2 selected').waitFor()
  await expectAccessible(page)
  const saved = page.waitForEvent('download')
  await chosen.getByRole('button', { name: 'CSV of these' }).click()
  const file = await saved
  expect(file.suggestedFilename()).toMatch(/^people-.*\.csv$/)
  const lines = (await readFile((await file.path())!, 'utf8')).trim().split('\n')
  expect(lines).toHaveLength(1 + 2)

  await chosen.getByRole('button', { name: 'Write to them' }).click()
  const dialog = page.getByRole('dialog', { name: 'Write to 2 people' })
  await dialog.getByRole('button', { name: 'Send message' }).click()
  await dialog.getByText('Fill in this field.').waitFor()
  await dialog.getByLabel('Message').fill('Your papers end soon.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Send message' }).click()
  await page.getByText('Sent to 2 people').waitFor()
  await chosen.waitFor({ state: 'detached' })
  // A click next to the link opens the row too.
  await table.getByRole('row').nth(1).getByRole('cell').last().click()
  await page.waitForURL(/\/people\/vendors\//)
})

test(
  'documents that expire are sorted, reminded of together, and saved in the order of the list',
  { tag: '@deep' },
  async ({ openPage }) => {
    const page = await openPage({ baseURL: product.url, signedIn: { admin } })
    await page.goto('/admin/checks')
    const table = page.getByRole('table', { name: 'Expiring documents' })
    const head = table.getByRole('columnheader', { name: 'Vendor' })
    const names = () => table.locator('tbody .record-link').allInnerTexts()
    await table.locator('tbody .record-link').first().waitFor()
    const sorted = (await names()).toSorted((one, other) => one.localeCompare(other, 'en-IE'))
    expect(sorted.length).toBeGreaterThan(1)
    await head.getByRole('link').click()
    await expect.poll(() => head.getAttribute('aria-sort')).toBe('ascending')
    await expect.poll(names).toEqual(sorted)
    await head.getByRole('link').click()
    await page.waitForURL(/order=name-desc/)
    await expect.poll(names).toEqual(sorted.toReversed())
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'CSV' }).click()
    const file = await saved
    expect(file.suggestedFilename()).toMatch(/^checks-\d+_\d+_\d{4}\.csv$/)
    const lines = (await readFile(await file.path(), 'utf8')).trim().split('\n').slice(1)
    expect(lines.map((line) => line.split(',')[1])).toEqual(sorted.toReversed())
    await expectAccessible(page)

    await table.getByRole('checkbox', { name: 'Select all on this page' }).check()
    const chosen = page.getByRole('region', { name: 'Selected rows' })
    await chosen.getByRole('button', { name: /^Remind of \d+ documents?$/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Send reminders' }).click()
    await page.getByText(/^Reminded of \d+ documents?$/).waitFor()
    await chosen.waitFor({ state: 'detached' })
  },
)

test(
  'payouts of a vendor are held with a reason that it reads, and released',
  { tag: '@deep' },
  async ({ openPage }) => {
    const vendor = await logInDemo(product.url, 'pro')
    const { body } = await admin.call('GET', '/api/admin/search?q=vendor@demo.test')
    const page = await openPage({ baseURL: product.url, signedIn: { admin } })
    await page.goto(`/admin/people/vendors/${body.people[0]._id}`)
    const card = page.getByRole('region', { name: 'Payouts' })
    await card.getByRole('button', { name: 'Hold payouts' }).click()
    const dialog = page.getByRole('dialog', { name: /^Hold payouts of/ })
    await dialog.getByLabel('Reason (sent to the vendor)').fill('We check an invoice.')
    await dialog.getByRole('button', { name: 'Hold payouts' }).click()
    await card.getByText('We check an invoice.', { exact: false }).waitFor()
    await expectAccessible(page)
    const own = await openPage({ baseURL: product.url, signedIn: { pro: vendor }, viewport: 'phone' })
    await own.goto('/pro/earnings')
    await own.getByText('Our reason: “We check an invoice.”', { exact: false }).waitFor()
    await card.getByRole('button', { name: 'Release payouts' }).click()
    const releasing = page.getByRole('dialog', { name: /^Release payouts of/ })
    await releasing.getByText(/The next payout is|was due on the last payout date/).waitFor()
    await releasing.getByRole('button', { name: 'Release payouts' }).click()
    await card.getByRole('button', { name: 'Hold payouts' }).waitFor()
  },
)

test(
  'an announcement to combined groups is scheduled, changed and cancelled',
  { tag: '@deep' },
  async ({ openPage }) => {
    const page = await openPage({ baseURL: product.url, signedIn: { admin } })
    await page.goto('/admin/broadcasts')
    await page.getByRole('button', { name: 'Combined' }).click()
    await page.getByLabel('Town (optional)').fill('Galway')
    await page.getByRole('button', { name: 'Add a group' }).click()
    await page.getByRole('radiogroup', { name: 'Group 2' }).getByRole('radio', { name: 'Vendors' }).click()
    await page.getByLabel('Speciality (optional)').selectOption('Cleaner')
    await page.getByRole('textbox', { name: 'Text' }).fill('Closed on Christmas Day.')
    await page.getByRole('radio', { name: 'Later' }).click()
    await page.getByRole('button', { name: /^Schedule for \d+ people$/ }).click()
    await page.getByText('Enter a day and a time.').waitFor()
    await page.getByLabel('Day').fill('2026-12-20')
    await page.getByLabel('Time in Dublin').fill('09:30')
    await page.getByText('It will be sent on Sun 20 Dec 2026, 09:30 AM.').waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: /^Schedule for \d+ people$/ }).click()
    await page.getByRole('button', { name: 'Schedule announcement' }).click()
    const scheduled = page.getByRole('region', { name: 'Scheduled' })
    await scheduled
      .getByText('Clients in Galway; Vendors, Cleaner, Sun 20 Dec 2026, 09:30 AM', { exact: false })
      .waitFor()
    const text = page.getByRole('textbox', { name: 'Text' })
    await text.fill('Open again on New Year’s Day.')
    await scheduled.getByRole('button', { name: /^Change/ }).click()
    await expect.poll(() => page.getByLabel('Time in Dublin').inputValue()).toBe('09:30')
    await page.getByLabel('Time in Dublin').fill('10:00')
    await page.getByRole('button', { name: /^Save for/ }).click()
    await page.getByRole('button', { name: 'Save announcement' }).click()
    await scheduled.getByText('10:00 AM', { exact: false }).first().waitFor()
    await expectAccessible(page)
    await expect(text).toHaveValue('Open again on New Year’s Day.')
    await scheduled.getByRole('button', { name: /^Change/ }).click()
    await text.fill('Closed on Christmas Day and Saint Stephen’s Day.')
    await scheduled.getByRole('button', { name: /^Cancel/ }).click()
    await page.getByRole('button', { name: 'Cancel announcement' }).click()
    await scheduled.waitFor({ state: 'detached' })
    await page.getByText('This announcement was sent or cancelled.', { exact: false }).waitFor()
    await expect(text).toHaveValue('Closed on Christmas Day and Saint Stephen’s Day.')
    await page.getByRole('button', { name: /^Schedule for \d+ people$/ }).waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Discard text' }).click()
    await expect(text).toHaveValue('Open again on New Year’s Day.')
  },
)
