import type { Page } from 'playwright-core'
import { bookButton } from './booking-page.ts'
import { expect, type OpenPage, type PageOptions, sharedProduct, test } from './browser.ts'
import { type Caller, logInDemo } from './caller.ts'
import { untilDrawn } from './quiet-page.ts'

const product = sharedProduct()
let client: Caller
let vendorId: string
test.beforeAll(async () => {
  client = await logInDemo(product.url, 'user')
  const { data } = (await client.call('GET', '/api/vendor/list?speciality=Hairstylist')).body
  const free = data.find(({ slots_booked }: { slots_booked: object }) => !Object.keys(slots_booked).length)
  vendorId = free._id
})

async function open(openPage: OpenPage, path: string, signedIn?: PageOptions['signedIn']) {
  const page = await openPage({ baseURL: product.url, signedIn })
  await page.goto(path)
  return page
}

/** Stops the clock of the page; from here on only `runFor` moves it. */
async function stopClock(page: Page) {
  await page.clock.install()
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 100)
}

// covers: §9.18
test('a toast stands at the top right for five seconds', async ({ openPage }) => {
  const page = await open(openPage, `/appointment/${vendorId}`, { client })
  await bookButton(page).click()
  const toast = page.locator('.toast')
  await toast.waitFor()
  await toast.waitFor({ state: 'detached' })
  await stopClock(page)
  await bookButton(page).click()
  await toast.waitFor()
  const { x, y, width } = (await toast.boundingBox())!
  expect(x + width).toBeGreaterThan(1440 - 40)
  expect(y).toBeLessThan(120)
  await page.mouse.move(10, 400)
  await page.clock.runFor(4900)
  expect(await toast.count()).toBe(1)
  await page.clock.runFor(200)
  await toast.waitFor({ state: 'detached' })
})

// covers: §9.20
test('a loading note becomes visible after half a second', { tag: '@deep' }, async ({ openPage }) => {
  const page = await open(openPage, '/', { client })
  await page.route('**/api/user/appointments*', () => {})
  await stopClock(page)
  await page.locator('.account-button').click()
  await page.getByText('My Appointments').click()
  const note = page.locator('.loading-note', { hasText: 'Loading appointments...' })
  await note.waitFor({ state: 'attached' })
  await page.clock.runFor(490)
  expect(await note.getAttribute('class')).toContain('opacity-0')
  await page.clock.runFor(20)
  await expect(note).not.toHaveClass(/opacity-0/)
})

// covers: §9.6-9.8, §9.10
test('the booking page offers 14 days, the hours from 08:00 to 20:00 and one to five hours', async ({
  openPage,
}) => {
  const page = await open(openPage, `/appointment/${vendorId}`)
  const options = (group: string) => page.getByRole('radiogroup', { name: group }).getByRole('radio')
  expect(await options('Date').count()).toBe(14)
  // Half past ten: today begins with the next full hour.
  const starts = async () => {
    const texts = await options('Start time').allInnerTexts()
    return [texts.length, texts[0], texts.at(-1)]
  }
  expect(await starts()).toEqual([10, '11:00 AM', '08:00 PM'])
  expect(await options('Duration').locator('.long').allInnerTexts()).toEqual([
    '1 hour',
    '2 hours',
    '3 hours',
    '4 hours',
    '5 hours',
  ])
  const chosen = options('Duration').and(page.getByRole('radio', { checked: true }))
  expect(await chosen.locator('.long').innerText()).toBe('1 hour')
  await options('Date').nth(1).click()
  await expect.poll(starts).toEqual([13, '08:00 AM', '08:00 PM'])
})

// covers: §9.13
test('five related vendors stand below a vendor', async ({ openPage }) => {
  const page = await open(openPage, `/appointment/${vendorId}`)
  const heading = page.getByRole('heading', { name: 'Related Vendors' })
  const related = page.locator('section').filter({ has: heading })
  expect(await related.locator('a[href^="/appointment/"]').count()).toBe(5)
  expect(await related.locator(`a[href="/appointment/${vendorId}"]`).count()).toBe(0)
})

// covers: §5.6
test('changing the password asks for all three fields', async ({ openPage }) => {
  const page = await open(openPage, '/change-password', { client })
  const change = page.getByRole('button', { name: 'Change Password' })
  const note = page.getByRole('alert').getByText('All fields are required')
  for (const label of ['Current Password', 'New Password', 'Confirm Password']) {
    await change.click()
    await note.waitFor()
    await page.getByLabel(label, { exact: true }).fill('anseo-demo-1')
  }
  await page.getByLabel('Confirm Password', { exact: true }).fill('another')
  await change.click()
  await page.getByText('New passwords do not match').waitFor()
  await note.waitFor({ state: 'detached' })
})

// covers: §5.8, §5.9
test('the address is required to resend, and optional to reset', async ({ openPage }) => {
  const page = await open(openPage, '/resend-verification')
  const email = page.getByLabel('Email')
  expect(await email.getAttribute('type')).toBe('email')
  await page.getByRole('button', { name: 'Resend Email' }).click()
  await page.getByText('Fill in this field.').waitFor()
  await email.fill('maeve@')
  await page.getByRole('button', { name: 'Resend Email' }).click()
  await page.getByText('Enter a valid email.').waitFor()
  await page.goto('/forgot-password')
  expect(await email.getAttribute('type')).toBe('email')
  expect(await email.getAttribute('required')).toBeNull()
})

// covers: §6.3, §7.1
test('every call of a client carries the token, and no call of a visitor does', async ({ openPage }) => {
  const tokensSent = (page: Page) => {
    const sent: (string | undefined)[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/api/')) sent.push(request.headers()['authorization'])
    })
    return sent
  }
  const page = await open(openPage, '/about', { client })
  const ofClient = tokensSent(page)
  await page.goto('/my-appointment')
  await page.getByRole('article').first().waitFor()
  await expect.poll(() => ofClient.length).toBeGreaterThan(2)
  expect(new Set(ofClient)).toEqual(new Set([`Bearer ${client.token}`]))
  const visitor = await open(openPage, '/about')
  const ofVisitor = tokensSent(visitor)
  await visitor.getByRole('link', { name: 'Home' }).first().click()
  await visitor.getByRole('heading', { name: 'Top Performing Vendors' }).waitFor()
  expect(new Set(ofVisitor)).toEqual(new Set([undefined]))
})

// covers: §6.7
test('private pages send a visitor to the login', async ({ openPage }) => {
  const page = await openPage({ baseURL: product.url })
  for (const path of ['/my-profile', '/change-password', '/my-appointment', '/messages', '/notifications']) {
    await page.goto(path)
    await page.waitForURL(`/login?next=${encodeURIComponent(path)}`)
  }
})

// covers: §8.18
test('a failure to mark notifications as read shows no error', async ({ openPage }) => {
  const page = await openPage({ baseURL: product.url, signedIn: { client }, expectedComplaints: [/500/] })
  const refused = { success: false, code: 'INTERNAL', message: 'Not today' }
  await page.route('**/api/notifications/mark-read?*', (route) =>
    route.fulfill({ status: 500, json: refused }),
  )
  const answered = page.waitForResponse('**/api/notifications/mark-read?*')
  await page.goto('/notifications')
  await (await answered).finished()
  await page.getByRole('article').first().waitFor()
  await untilDrawn(page)
  expect(await page.getByText('All read').count()).toBe(0)
  expect(await page.locator('.toast').count()).toBe(0)
})

// covers: §9.23
test('both policies show their effective date', async ({ openPage }) => {
  const page = await openPage({ baseURL: product.url })
  for (const path of ['/privacy-policy', '/tandc']) {
    await page.goto(path)
    await page.getByText('Effective 5th May 2025').waitFor()
  }
})

// covers: §7.36
test('a notification without a text is announced as well', { tag: '@deep' }, async ({ openPage }) => {
  const page = await openPage({ baseURL: product.url, signedIn: { client } })
  await page.routeWebSocket(/\/socket\.io\//, (socket) => {
    socket.connectToServer().onMessage((frame) => {
      socket.send(frame)
      const isConnected = String(frame).startsWith('40{')
      if (isConnected) socket.send('42["receive_notification",{"message":""}]')
    })
  })
  await page.goto('/about')
  await page.locator('.toast').getByText('New announcement', { exact: true }).waitFor()
})
