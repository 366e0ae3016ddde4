import type { Locator, Page } from 'playwright-core'
import { expect, type OpenPage, test } from './browser.ts'
import { logInDemo } from './caller.ts'
import { loggedIn, ownProduct } from './own-product.ts'
import { keepToasts, shownToasts } from './shown-toasts.ts'

const product = ownProduct()
const vendor = loggedIn(product, 'pro')
const admin = loggedIn(product, 'admin')

/** Opens a page of a working site that keeps the texts of its toasts. */
async function open(openPage: OpenPage, site: 'pro' | 'admin', path: string): Promise<Page> {
  const page = await openPage({ baseURL: product.url, signedIn: { [site]: site === 'pro' ? vendor : admin } })
  await keepToasts(page)
  await page.goto(`/${site}${path}`)
  return page
}

const button = (place: Page | Locator, name: string | RegExp) => place.getByRole('button', { name })
const dialog = (page: Page) => page.getByRole('dialog')

/** Expects these toasts since the page was opened, one for each thing that was done, and none over what has the focus. */
async function expectToasts(page: Page, texts: (string | RegExp)[]) {
  await expect
    .poll(() => shownToasts(page))
    .toEqual(texts.map((text) => (typeof text === 'string' ? text : expect.stringMatching(text))))
  expect(await page.evaluate(isFocusCovered)).toBe(false)
}

/** Returns whether a toast lies over the control that has the focus; a part of the page may lie partly under it. */
function isFocusCovered(): boolean {
  const focused = document.activeElement!
  if (focused.matches('body, [tabindex="-1"]')) return false
  const own = focused.getBoundingClientRect()
  return [...document.querySelectorAll('.Toastify .toast')].some((toast) => {
    const box = toast.getBoundingClientRect()
    return box.left < own.right && own.left < box.right && box.top < own.bottom && own.top < box.bottom
  })
}

/** Waits until the focus is on an element, or in it. */
async function expectFocusIn(place: Locator) {
  await expect(dialog(place.page())).toHaveCount(0)
  await expect
    .poll(() => place.evaluateAll((all) => all.some((one) => one.contains(document.activeElement))))
    .toBe(true)
}

/** Waits until the focus is in the page, or on the whole of it where what was near has gone or is under a toast. */
const expectFocusKept = (page: Page) => expectFocusIn(page.locator('main:focus, main :focus'))

/** Opens a dialog by the keyboard, and closes it by Escape: the focus comes back to its button. */
async function openAndEscape(opener: Locator) {
  const page = opener.page()
  await expect(opener).toBeEnabled()
  await opener.press('Enter')
  await dialog(page).waitFor()
  await expect(dialog(page).locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expectFocusIn(opener)
  await opener.press('Enter')
  await dialog(page).waitFor()
}

test('a new page gets the focus, and its title is announced', async ({ openPage }) => {
  for (const [site, link] of [
    ['pro', 'Services'],
    ['admin', 'Reviews'],
  ] as const) {
    const page = await open(openPage, site, '/')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: link }).press('Enter')
    await expect(page.locator('main')).toBeFocused()
    await page.locator('[aria-live=polite]').getByText(`${link} | Anseo`).waitFor({ state: 'attached' })
  }
})

test('the focus stays near what was done while a vendor adds, changes and removes a service', async ({
  openPage,
}) => {
  const page = await open(openPage, 'pro', '/services')
  await openAndEscape(button(page, 'New service'))
  await dialog(page).getByLabel('Name').fill('Fringe')
  await dialog(page).getByLabel('Price in euro').fill('20')
  await button(dialog(page), 'Save service').press('Enter')
  await expectFocusIn(button(page, 'New service'))
  await openAndEscape(button(page, 'Change Fringe'))
  await dialog(page).getByLabel('Price in euro').fill('22')
  await button(dialog(page), 'Save service').press('Enter')
  await expectFocusIn(button(page, 'Change Fringe'))
  await button(page, 'Remove Fringe').press('Enter')
  await expect(button(page, 'Remove Fringe')).toHaveCount(0)
  await expectFocusIn(page.getByRole('listitem').last())
  await expectToasts(page, [/^Service/, 'Changes saved', 'Fringe removed'])
})

test('the focus stays near what was done while a vendor adds and removes a saved reply', async ({
  openPage,
}) => {
  const page = await open(openPage, 'pro', '/saved-replies')
  await openAndEscape(button(page, 'New reply'))
  await dialog(page).getByLabel('Title').fill('Parking')
  await dialog(page).getByLabel('Text').fill('There is parking behind the house.')
  await button(dialog(page), 'Save reply').press('Enter')
  await expectFocusIn(button(page, 'New reply'))
  await openAndEscape(button(page, 'Remove Parking'))
  await button(dialog(page), 'Remove reply').press('Enter')
  await expect(page.getByText('There is parking behind the house.')).toHaveCount(0)
  await expectFocusIn(page.locator('main :focus'))
  await expectToasts(page, ['Reply saved', /removed/])
})

test('the focus stays near what was done while a vendor declines and confirms requests', async ({
  openPage,
}) => {
  const page = await open(openPage, 'pro', '/requests')
  // Quote requests have articles too.
  const cards = page.getByRole('article').filter({ has: button(page, /^Confirm/) })
  await cards.first().waitFor()
  const count = await cards.count()
  const decline = button(cards.first(), /^Decline/)
  await openAndEscape(button(cards.first(), /^Suggest a time/))
  await button(dialog(page), 'Cancel').press('Enter')
  await expectFocusIn(button(cards.first(), /^Suggest a time/))
  await openAndEscape(decline)
  await button(dialog(page), 'Decline request').press('Enter')
  await expect(cards).toHaveCount(count - 1)
  await expectFocusKept(page)
  await button(cards.first(), /^Confirm/).press('Enter')
  await expect(cards).toHaveCount(count - 2)
  await expectFocusKept(page)
  await expectToasts(page, [/declined/, /confirmed/])
})

test('the focus stays near what was done while a vendor adds time off, copies hours and removes time off', async ({
  openPage,
}) => {
  const page = await open(openPage, 'pro', '/calendar')
  const add = page.getByRole('button', { name: 'Add time off', exact: true })
  await openAndEscape(add)
  await button(dialog(page), 'Add time off').press('Enter')
  await expectFocusIn(add)
  await expectToasts(page, ['Time off added'])
  await page.goto('/pro/hours')
  await openAndEscape(button(page, 'Copy Monday to other days'))
  await button(dialog(page), 'Tuesday').press('Enter')
  await button(dialog(page), 'Copy hours').press('Enter')
  await expectFocusIn(button(page, 'Copy Monday to other days'))
  const remove = page.locator('.time-off-row').getByRole('button')
  await remove.first().waitFor()
  const count = await remove.count()
  await remove.first().press('Enter')
  await expect(remove).toHaveCount(count - 1)
  await expectFocusKept(page)
  await expectToasts(page, ['Monday copied', 'Time off removed'])
})

test('the focus stays near what was done while a vendor closes a quote and replies to a review', async ({
  openPage,
}) => {
  const { body } = await vendor.call('GET', '/api/pro/appointments')
  const clientId = body.appointments[0].clientData._id
  const page = await open(openPage, 'pro', `/messages/${clientId}`)
  const quote = page.getByRole('button', { name: 'Quote', exact: true })
  await quote.press('Enter')
  await expect(page.getByRole('heading', { name: /^Quote for/ })).toBeFocused()
  await button(page, 'Close the quote').press('Enter')
  await expectFocusIn(quote)
  await page.goto('/pro/reviews')
  const reply = button(page, /^Reply to/).first()
  const name = (await reply.textContent())!.replace(/^Reply to /, '')
  await reply.press('Enter')
  await button(page, 'Cancel').press('Enter')
  await expectFocusIn(button(page, `Reply to ${name}`))
  await button(page, `Reply to ${name}`).first().press('Enter')
  await page.getByLabel(`Your reply to ${name}`).fill('Thank you!')
  await button(page, 'Post reply').press('Enter')
  await expectFocusIn(button(page, `Edit your reply to ${name}`))
  await expectToasts(page, [/reply/i])
})

test('the focus stays near what was done while a vendor cancels an appointment, and turns the calendar link on and off', async ({
  openPage,
}) => {
  const { appointments } = (await vendor.call('GET', '/api/pro/appointments')).body
  const emma = appointments.find(
    (one: { clientData: { name: string } }) => one.clientData.name === 'Emma Kelly',
  )
  const page = await open(openPage, 'pro', `/appointments/${emma._id}`)
  await openAndEscape(button(page, 'Cancel appointment'))
  await button(dialog(page), 'Cancel appointment').press('Enter')
  await page.getByText('Cancelled by You').first().waitFor()
  await expectFocusKept(page)
  await expectToasts(page, [/cancelled/i])
  await page.goto('/pro/hours')
  await openAndEscape(button(page, 'Create a link'))
  await dialog(page).getByLabel('Your password').fill('anseo-demo-1')
  await button(dialog(page), 'Create link').press('Enter')
  await expectFocusIn(button(page, 'Create a new link'))
  await openAndEscape(button(page, 'Turn off link'))
  await button(dialog(page), 'Turn off link').press('Enter')
  await expect(button(page, 'Turn off link')).toHaveCount(0)
  await expectFocusKept(page)
  await expectToasts(page, [/link/i])
})

test('the focus stays near what was done while an operator decides on documents and a vendor', async ({
  openPage,
}) => {
  const page = await open(openPage, 'admin', '/checks')
  await openAndEscape(button(page, 'Give 7 more days'))
  await dialog(page).getByLabel('Reason (kept in the audit log)').fill('The new policy is in the post.')
  await button(dialog(page), 'Give 7 more days').press('Enter')
  await expect(button(page, 'Give 7 more days')).toHaveCount(0)
  await expectFocusKept(page)
  await expectToasts(page, [/^Extended to /])

  const { vendors } = (await admin.call('GET', '/api/admin/vendors?search=Orla')).body
  await page.goto(`/admin/vetting/${vendors[0]._id}`)
  await openAndEscape(button(page, 'Reject Food safety (HACCP)'))
  await dialog(page).getByRole('textbox').fill('The certificate is for level 1.')
  await button(dialog(page), 'Reject document').press('Enter')
  await expectFocusIn(button(page, 'Reject Food safety (HACCP)'))
  await openAndEscape(button(page, 'Approve Photo ID'))
  await button(dialog(page), 'Approve document').press('Enter')
  await expectFocusIn(button(page, 'Approve Photo ID'))
  await openAndEscape(page.getByRole('button', { name: 'Reject', exact: true }))
  await dialog(page).getByRole('textbox').fill('Not now.')
  await button(dialog(page), 'Reject application').press('Enter')
  await expect(page.getByRole('button', { name: 'Reject', exact: true })).toHaveCount(0)
  await expectFocusKept(page)
  await expectToasts(page, [/^Document rejected/, 'Check approved', 'Application rejected'])
})

test('the focus stays near what was done while an operator logs a client out, opens a payment and cancels an appointment', async ({
  openPage,
}) => {
  await logInDemo(product.url, 'user')
  const { people } = (await admin.call('GET', '/api/admin/people?search=client@demo.test')).body
  const page = await open(openPage, 'admin', `/people/clients/${people[0]._id}`)
  await openAndEscape(button(page, 'Log out everywhere'))
  await dialog(page).getByRole('textbox').fill('A lost phone.')
  await button(dialog(page), 'Log out everywhere').press('Enter')
  await expect(button(page, 'Log out everywhere')).toHaveCount(0)
  await expectFocusKept(page)
  await expectToasts(page, [/./])

  await page.goto('/admin/money')
  const row = page.getByRole('table').getByRole('row').nth(1).getByRole('link').first()
  await row.press('Enter')
  await dialog(page).waitFor()
  await page.keyboard.press('Escape')
  await expectFocusIn(row)

  const { body } = await vendor.call('GET', '/api/pro/appointments')
  const live = body.appointments.find(
    (one: { clientData: { name: string } }) => one.clientData.name === 'Áine Power',
  )
  await page.goto(`/admin/appointments/${live._id}`)
  await openAndEscape(button(page, 'Read chat'))
  await page.keyboard.press('Escape')
  await expectFocusIn(button(page, 'Read chat'))
  await openAndEscape(button(page, /^Cancel/))
  await dialog(page).getByRole('textbox').fill('The client asked for it.')
  await button(dialog(page), /^Cancel (and|appointment)/).press('Enter')
  await expect(button(page, /^Cancel/)).toHaveCount(0)
  await expectFocusKept(page)
  await expectToasts(page, ['Appointment cancelled'])
})

test('the focus stays near what was done while an operator hides a review, sends an announcement and changes a fee', async ({
  openPage,
}) => {
  const page = await open(openPage, 'admin', '/reviews')
  const hide = button(page, /^Hide/)
  await openAndEscape(hide.first())
  await dialog(page).getByRole('textbox').fill('It names a third person.')
  await button(dialog(page), 'Hide review').press('Enter')
  await expectFocusKept(page)
  await expectToasts(page, [/hidden/i])

  await page.goto('/admin/broadcasts')
  await page.getByLabel('Text').fill('We are closed on Friday.')
  const send = page.getByRole('main').locator('button[type=submit]')
  await expect(send).toHaveText(/Send to/)
  await openAndEscape(send)
  await button(dialog(page), 'Send announcement').press('Enter')
  await expectFocusIn(page.locator('main button[type=submit]'))
  await expectToasts(page, ["We're sending your announcement."])

  await page.goto('/admin/settings')
  const fee = page.getByLabel(/^Platform fee/).first()
  await fee.fill('11')
  const save = page.locator('form').filter({ has: fee }).getByRole('button', { name: /^Save/ })
  await openAndEscape(save)
  await dialog(page).getByRole('button').last().press('Enter')
  await expectFocusKept(page)
  await expectToasts(page, [/saved|changed/i])
})
