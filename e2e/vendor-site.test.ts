import type { Page } from 'playwright-core'

import { expectAccessible } from './accessibility.ts'
import { expect, test } from './browser.ts'
import { callerWith, logInDemo } from './caller.ts'
import { newClient } from './new-client.ts'
import { ownProduct } from './own-product.ts'
import { openQuietly } from './quiet-page.ts'
import { onEachSize } from './each-size.ts'

const product = ownProduct()

async function logIn(page: Page) {
  await page.goto('/pro/login')
  await page.getByRole('button', { name: 'Use the demo account' }).click()
  await page.getByRole('heading', { name: 'Requests', exact: true }).waitFor()
}

const requestsOf = (page: Page) => page.getByRole('region', { name: 'Requests' }).getByRole('article')

onEachSize((viewport) => {
  test('a vendor logs in, and comes back to the page that asked for it', async ({ openPage }) => {
    const page = await openPage({
      baseURL: product.url,
      viewport,
      expectedComplaints: [/status of 400/],
    })
    await page.goto('/pro/profile')
    await page.getByLabel('Email').fill('vendor@demo.test')
    await page.getByLabel('Password', { exact: true }).fill('not-this-one')
    await page.getByRole('button', { name: 'Login' }).click()
    await expect.poll(() => page.getByRole('alert').textContent()).toBe('Incorrect email or password.')
    expect(await page.getByLabel('Email').inputValue()).toBe('vendor@demo.test')
    await expectAccessible(page)
    await page.getByLabel('Password', { exact: true }).fill('anseo-demo-1')
    await page.getByRole('button', { name: 'Login' }).click()
    await page.getByRole('heading', { name: 'Aoife Byrne' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/pro/profile')
    await expectAccessible(page)
  })

  test('the Today page and others are accessible', { tag: '@deep' }, async ({ openPage }) => {
    const page = await openPage({ baseURL: product.url, viewport })
    await logIn(page)
    await expectAccessible(page)
    for (const path of ['/pro/messages', '/pro/notifications', '/pro/register', '/pro/forgot-password']) {
      await openQuietly(page, path)
      await expectAccessible(page)
    }
  })

  test(
    'a logout asks for confirmation, and ends the session with what was typed in other tabs',
    { tag: '@deep' },
    async ({ openPage }) => {
      const page = await openPage({ baseURL: product.url, viewport })
      await logIn(page)
      const other = await page.context().newPage()
      await other.goto(`${product.url}/pro/clients?edit=new`)
      await other.getByRole('dialog').getByLabel('Name').fill('For nobody else')
      const saved = () => other.evaluate(() => JSON.stringify(sessionStorage))
      expect(await saved()).toContain('For nobody else')
      await page.goto('/pro/profile')
      await page.getByRole('main').getByRole('button', { name: 'Logout' }).click()
      await page.getByRole('button', { name: 'No, go back' }).click()
      await page.getByRole('main').getByRole('button', { name: 'Logout' }).click()
      await page.getByRole('button', { name: 'Yes, Logout' }).click()
      await page.getByRole('heading', { name: 'Welcome back' }).waitFor()
      await other.getByRole('heading', { name: 'Welcome back' }).waitFor()
      await expect.poll(saved).not.toContain('For nobody else')
      expect(await page.evaluate(() => localStorage.getItem('anseo.pro'))).toBeNull()
      await page.goto('/pro/')
      await page.getByRole('heading', { name: 'Welcome back' }).waitFor()
    },
  )
})

test('a vendor confirms one request and declines another with a reason', async ({ openPage }) => {
  const page = await openPage({ baseURL: product.url })
  await logIn(page)
  const requests = requestsOf(page)
  await requests.first().waitFor()
  const before = await requests.count()
  await requests
    .first()
    .getByRole('button', { name: /^Confirm/ })
    .click()
  await expect.poll(() => requests.count()).toBe(before - 1)
  await requests.first().getByRole('button', { name: 'Decline' }).click()
  await page.getByLabel('Reason (optional, sent to the client)').fill('Away that day, sorry.')
  await page.getByRole('button', { name: 'Decline request' }).click()
  await expect.poll(() => requests.count()).toBe(before - 2)
  const declined = page.getByRole('region', { name: 'Earlier' }).getByRole('listitem')
  await declined.filter({ hasText: 'Declined by You' }).first().waitFor()
})

test('a notification about a request links to the requests', { tag: '@deep' }, async ({ openPage }) => {
  const page = await openPage({ baseURL: product.url, viewport: 'phone' })
  await logIn(page)
  await page.goto('/pro/notifications')
  await expectAccessible(page)
  await page.getByRole('link', { name: /^New booking request from Ciara Nolan/ }).click()
  await page.waitForURL('**/pro/requests')
  await page.getByRole('heading', { name: 'Requests', exact: true }).waitFor()
})

test('a notification stays marked as new while the page is open', { tag: '@deep' }, async ({ openPage }) => {
  const page = await openPage({ baseURL: product.url, viewport: 'phone' })
  await logIn(page)
  const announce = async (content: string) =>
    (await logInDemo(product.url, 'admin')).call('POST', '/api/admin/broadcasts', { content })
  await announce('Closed on Monday')
  await page.goto('/pro/notifications')
  const marks = page.getByText('New', { exact: true })
  await marks.first().waitFor()
  const marked = await marks.count()
  await announce('Open all through the holidays')
  await page.getByText('Open all through the holidays').waitFor()
  expect(await marks.count()).toBe(marked + 1)
  await page.reload()
  await page.getByText('Open all through the holidays').waitFor()
  expect(await marks.count()).toBe(0)
})

test(
  'an outdated count does not bring back the number on the bell',
  { tag: '@deep' },
  async ({ openPage }) => {
    const vendor = await logInDemo(product.url, 'pro')
    const page = await openPage({ baseURL: product.url, signedIn: { pro: vendor } })
    const read = page.waitForResponse('**/mark-read?*')
    let isFirst = true
    await page.route('**/unread-count', async (route) => {
      if (!isFirst) return route.continue()
      isFirst = false
      await read
      // The page may have given it up by now.
      await route.fulfill({ json: { success: true, count: 3 } }).catch(() => undefined)
    })
    const counted = page.waitForResponse('**/unread-count')
    await page.goto('/pro/notifications')
    await counted
    await page.waitForTimeout(300)
    const bell = page.getByRole('banner').getByRole('link', { name: /^Notifications/ })
    await expect(bell).toHaveAccessibleName('Notifications')
  },
)

test(
  'leaving the page with a changed profile asks for confirmation',
  { tag: '@deep' },
  async ({ openPage }) => {
    const vendor = await logInDemo(product.url, 'pro')
    const page = await openPage({ baseURL: product.url, signedIn: { pro: vendor } })
    await page.goto('/pro/profile')
    await page.getByRole('button', { name: 'Edit profile' }).click()
    await page.getByLabel('About you').fill('Twelve years of curls.')
    const toCalendar = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Calendar/ })
    await toCalendar.click()
    const question = page.getByRole('dialog', { name: 'Discard your changes?' })
    await question.getByRole('button', { name: 'Keep editing' }).click()
    await expect(page.getByLabel('About you')).toHaveValue('Twelve years of curls.')
    await toCalendar.click()
    await question.getByRole('button', { name: 'Discard changes' }).click()
    await page.waitForURL('**/pro/calendar**')
  },
)

test('a page of clients that fails to load says so', { tag: '@deep' }, async ({ openPage }) => {
  const { token } = await logInDemo(product.url, 'pro')
  const page = await openPage({
    baseURL: product.url,
    signedIn: { pro: { token } },
    expectedComplaints: [/status of 400/],
  })
  await page.route('**/api/pro/contacts?*', async (route) => {
    if (new URL(route.request().url()).searchParams.get('cursor')) {
      await route.fulfill({ status: 400, json: {} })
      return
    }
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), nextCursor: 'next' } })
  })
  await page.goto('/pro/clients')
  await page.getByRole('button', { name: 'Show more' }).click()
  await page.getByText('Something went wrong. Please try again.').waitFor()
  await page.getByRole('button', { name: 'Show more' }).waitFor()
})

test('the switch for taking bookings is saved', { tag: '@deep' }, async ({ openPage }) => {
  const page = await openPage({ baseURL: product.url, viewport: 'phone' })
  await logIn(page)
  const available = page.getByRole('switch', { name: 'Taking bookings' })
  const saved = page.waitForResponse((reply) => reply.request().method() === 'PATCH' && reply.ok())
  await available.click()
  await saved
  await page.reload()
  await expect.poll(() => available.getAttribute('aria-checked')).toBe('false')
  await page.goto('/pro/getting-started')
  await page.getByText("You're verified. Clients can find you, but can't book you right now.").waitFor()
  await page.goto('/pro')
  await available.click()
  await expect.poll(() => available.getAttribute('aria-checked')).toBe('true')
})

test('a message reaches the client, whose answer arrives live', { tag: '@deep' }, async ({ openPage }) => {
  const vendor = await openPage({ baseURL: product.url, viewport: 'phone' })
  await logIn(vendor)
  await vendor.goto('/pro/messages')
  await vendor.getByRole('link', { name: /Ciara Nolan/ }).click()
  const text = 'See you on Saturday'
  await vendor.getByLabel('Message', { exact: true }).fill(text)
  await expectAccessible(vendor)
  await vendor.getByRole('button', { name: 'Send' }).click()
  const bubble = vendor.getByRole('log').getByText(text)
  await bubble.getByRole('img', { name: 'Sent' }).waitFor()
  expect(await vendor.getByLabel('Message', { exact: true }).inputValue()).toBe('')

  const client = await logInDemo(product.url, 'user')
  const { inbox } = (await client.call('GET', '/api/messages/inbox')).body
  const { vendorId } = inbox.find((entry: { lastMessage: string }) => entry.lastMessage === text)
  await client.call('PATCH', `/api/messages/read/${vendorId}`)
  await bubble.getByRole('img', { name: 'Read' }).waitFor()

  const socket = await client.connect()
  await socket.emitWithAck('send_message', { receiverId: vendorId, content: 'Looking forward to it' })
  await vendor.getByRole('log').getByText('Looking forward to it').waitFor()
  await vendor.getByRole('link', { name: 'Back to messages' }).click()
  await vendor.getByRole('link', { name: /Ciara Nolan.*Looking forward to it/ }).waitFor()
  socket.disconnect()
})

test(
  'a refused token leads to the login once, and back, with the draft kept',
  { tag: '@deep' },
  async ({ openPage }) => {
    const page = await openPage({ baseURL: product.url, expectedComplaints: [/status of 401/] })
    await logIn(page)
    await page.goto('/pro/messages')
    await page.getByRole('link', { name: /Ciara Nolan/ }).click()
    await page.getByLabel('Message', { exact: true }).fill('Half a sentence')
    const chat = new URL(page.url()).pathname
    await page.evaluate(() => localStorage.setItem('anseo.pro', 'not-a-token'))
    await page.reload()
    await page.getByRole('heading', { name: 'Welcome back' }).waitFor()
    await page.getByText('Invalid authentication token. Please login again.').waitFor()
    expect(await page.getByText('Please login again').count()).toBe(1)
    await page.getByRole('button', { name: 'Use the demo account' }).click()
    await page.getByLabel('Message', { exact: true }).waitFor()
    expect(new URL(page.url()).pathname).toBe(chat)
    expect(await page.getByLabel('Message', { exact: true }).inputValue()).toBe('Half a sentence')
  },
)

test(
  'what a client asks for behind the first hundred appointments is counted, shown and named',
  { tag: '@deep' },
  async ({ openPage }) => {
    const vendor = await logInDemo(product.url, 'pro')
    const { vendorData } = (await vendor.call('GET', '/api/pro/profile')).body
    const rules = (await vendor.call('GET', '/api/pro/booking-rules')).body.rules
    await vendor.call('PUT', '/api/pro/booking-rules', { ...rules, bufferHours: undefined, horizonDays: 90 })
    const opened = await vendor.call('GET', '/api/pro/appointments?only=requests')
    const time = (minutes: number) => {
      const hour = Math.floor(minutes / 60)
      const clock = `${String(hour % 12 || 12).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
      return `${clock} ${hour < 12 ? 'AM' : 'PM'}`
    }
    const starts = Array.from({ length: 17 }, (_, index) => 60 * (index + 5))
    for (const day of [1, 2, 3, 4, 5, 6]) {
      for (const start of starts) {
        const slot = { slotDate: `${day}_12_2026`, startTime: time(start), endTime: time(start + 60) }
        const booking = { contact: { name: 'Regular' }, ...slot, outsideHours: true }
        // oxlint-disable-next-line no-await-in-loop -- each holds the vendor's calendar
        await vendor.call('POST', '/api/pro/appointments', booking)
      }
    }
    const { total } = (await vendor.call('GET', '/api/pro/appointments')).body
    expect(total).toBeGreaterThan(102)
    const client = callerWith(product.url, await newClient(product.url))
    const profile = new FormData()
    profile.set('phone', '085 123 4567')
    profile.set('address', JSON.stringify({ line1: '1 Main Street', line2: 'Dublin' }))
    profile.set('eircode', 'D02 X285')
    const headers = { authorization: `Bearer ${client.token}` }
    await fetch(`${product.url}/api/user/update-profile`, { method: 'POST', headers, body: profile })
    const slot = { slotDate: '19_1_2027', startTime: '10:00 AM', endTime: '11:00 AM' }
    const booked = await client.call('POST', '/api/user/book-appointment', {
      vendorId: vendorData._id,
      ...slot,
    })
    expect(booked, JSON.stringify(booked.body)).toMatchObject({ status: 200 })
    const waiting = `${opened.body.appointments.length + 1} waiting for an answer`

    const page = await openPage({ baseURL: product.url, signedIn: { pro: vendor } })
    await page.goto('/pro/')
    await page.getByRole('region', { name: 'Requests' }).getByText(waiting).waitFor()
    await page.goto('/pro/calendar')
    await page.getByRole('region', { name: 'Pending requests' }).getByText(waiting).waitFor()

    const { _id } = (await client.call('GET', '/api/user/get-profile')).body.userData
    await page.goto(`/pro/messages/${_id}`)
    const chat = page.getByRole('region', { name: 'Chat with Maeve Quinn' })
    await chat.getByRole('link', { name: /^Tue 19 Jan/ }).waitFor()
    await vendor.call('POST', `/api/pro/appointments/${booked.body.appointmentId}/decline`, {})
    await page.goto('/pro/')
    const march = page.getByRole('region', { name: /1 Mar/ })
    const far = { slotDate: '1_3_2027', startTime: '10:00 AM', endTime: '11:00 AM' }
    await vendor.call('POST', '/api/pro/appointments', { contact: { name: 'Regular' }, ...far })
    await page.getByRole('button', { name: 'Show more' }).first().click()
    await march.waitFor()
  },
)

test(
  'earnings no longer say that payouts are on hold once they are released',
  { tag: '@deep' },
  async ({ openPage }) => {
    const [vendor, admin] = [await logInDemo(product.url, 'pro'), await logInDemo(product.url, 'admin')]
    const { _id } = (await vendor.call('GET', '/api/pro/profile')).body.vendorData
    const change = (step: string, body: object) =>
      admin.call('POST', `/api/admin/vendors/${_id}/payouts/${step}`, body)
    const reason = 'We check your account.'
    expect((await change('hold', { reason })).status).toBe(200)
    const page = await openPage({ baseURL: product.url, signedIn: { pro: vendor } })
    await page.goto('/pro/earnings')
    const held = page.getByText('Your payouts have been on hold since')
    await held.waitFor()
    await expect
      .poll(
        async () => {
          await change('hold', { reason })
          await change('release', {})
          return held.isVisible()
        },
        { timeout: 15_000 },
      )
      .toBe(false)
  },
)
