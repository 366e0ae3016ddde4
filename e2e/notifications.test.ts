import type { Page } from 'playwright-core'
import { expectAccessible } from './accessibility.ts'
import { bookNextFree } from './appointments.ts'
import { expect, type OpenPage, type PageOptions, test } from './browser.ts'
import { drawAfterConnecting, holdSocketCode } from './late-connection.ts'
import { newClient } from './new-client.ts'
import { loggedIn, ownProduct } from './own-product.ts'
import { onEachSize } from './each-size.ts'
import { openQuietly } from './quiet-page.ts'

const product = ownProduct()
const client = loggedIn(product, 'user')
const vendor = loggedIn(product, 'pro')
const admin = loggedIn(product, 'admin')

const announce = (content: string) => admin.call('POST', '/api/admin/broadcasts', { content })

const bell = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Notifications/ })

async function openNotifications(openPage: OpenPage, token: string, options: Partial<PageOptions> = {}) {
  const page = await openPage({ baseURL: product.url, signedIn: { client: { token } }, ...options })
  await page.goto('/notifications')
  return page
}

test.describe('notifications', () => {
  // covers: §2.108, §2.111, §4.31, §6.6
  test('new ones stay marked until the page is left, while the bell and the server count them as read', async ({
    openPage,
  }) => {
    await announce('Something to read')
    const { notifications } = (await client.call('GET', '/api/notifications')).body
    const unread = notifications.filter(({ read }: { read: boolean }) => !read).length
    expect(unread).toBeGreaterThan(0)
    const page = await openNotifications(openPage, client.token)
    await page.getByText('All read').waitFor()
    await page.getByText(`${notifications.length} notifications`, { exact: true }).waitFor()
    await page.getByText('Notifications are marked as read automatically on view.').waitFor()
    expect(await page.getByText('New', { exact: true }).count()).toBe(unread)
    expect(await page.getByText('📢').count()).toBe(0)
    await page.getByRole('link', { name: 'Notifications', exact: true }).waitFor()
    expect((await client.call('GET', '/api/notifications/unread-count')).body.count).toBe(0)
    await page.reload()
    await page.getByText('All read').waitFor()
    expect(await page.getByText('New', { exact: true }).count()).toBe(0)
  })

  // covers: §2.110, §7.36
  test('a new announcement appears at the top by itself', async ({ openPage }) => {
    const connected = { open: false }
    const page = await openPage({ baseURL: product.url, signedIn: { client } })
    page.on('websocket', (socket) => socket.on('framereceived', () => (connected.open = true)))
    await page.goto('/notifications')
    await page.getByText('All read').waitFor()
    await expect.poll(() => connected.open).toBe(true)
    await announce('Open all through the holidays')
    const first = page.getByRole('article').first()
    await first.getByText('Open all through the holidays').waitFor()
    for (const text of ['Broadcast', 'New', 'Just now'])
      await first.getByText(text, { exact: true }).waitFor()
    await page.getByRole('status').getByText('Open all through the holidays').waitFor()
    await page.getByRole('link', { name: 'Notifications', exact: true }).waitFor()
  })

  for (const [place, path, shown] of [
    ['the list', '/notifications', (page: Page) => page.getByRole('article').getByText('In between')],
    ['the bell', '/contact', (page: Page) => bell(page).getByText('1', { exact: true })],
  ] as const)
    test(
      `an announcement during the connection is in ${place}, however late the page listens`,
      { tag: place === 'the list' ? '@deep' : [] },
      async ({ openPage }) => {
        const token = await newClient(product.url)
        const page = await openPage({ baseURL: product.url, signedIn: { client: { token } } })
        await drawAfterConnecting(page)
        const connect = await holdSocketCode(page)
        const loaded = page.waitForResponse(/\/api\/notifications(\/unread-count|\?)/)
        await page.goto(path)
        await loaded
        await announce('In between')
        connect()
        await shown(page).waitFor()
      },
    )

  test('a page that missed nothing while it connected loads its lists once', async ({ openPage }) => {
    for (const path of ['/my-appointment', '/pro/']) {
      const page = await openPage({ baseURL: product.url, signedIn: { client, pro: vendor } })
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      const answered = new Promise((resolve) =>
        page.on('websocket', (socket) =>
          socket.on(
            'framereceived',
            ({ payload }) => String(payload).includes('"missed":false') && resolve(true),
          ),
        ),
      )
      await openQuietly(page, path, answered)
      const calls = asked.filter((url) => url.includes('/api/'))
      expect(calls.length).toBeGreaterThan(4)
      expect(calls.filter((url, place) => calls.indexOf(url) !== place)).toEqual([])
    }
  })

  test('earlier ones are shown on request, each once', { tag: '@deep' }, async ({ openPage }) => {
    for (let number = 1; number <= 25; number++) await announce(`Announcement number ${number}.`)
    const total = (await client.call('GET', '/api/notifications')).body.notifications.length
    const page = await openNotifications(openPage, client.token, { viewport: 'phone' })
    await page.getByRole('article').first().waitFor()
    await page.getByText(`${total} notifications`, { exact: true }).waitFor()
    const showEarlier = page.getByRole('button', { name: 'Show older' })
    // The code that keeps the focus loads when the page is first used.
    const loaded = page.waitForResponse((reply) => reply.request().resourceType() === 'script')
    await page.mouse.move(1, 1)
    await loaded
    while (await showEarlier.isVisible()) {
      const before = await page.getByRole('article').count()
      await showEarlier.click()
      await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(before)
      // Once the button has gone, the first of the added entries has the focus.
      if (!(await showEarlier.isVisible())) await expect(page.getByRole('article').nth(before)).toBeFocused()
    }
    expect(await page.getByRole('article').count()).toBe(total)
    await page.getByText(`${total} notifications`, { exact: true }).waitFor()
  })

  test(
    'earlier ones load although the list is reloaded meanwhile',
    { tag: '@deep' },
    async ({ openPage }) => {
      const token = await newClient(product.url)
      for (let number = 1; number <= 21; number++) await announce(`Announcement number ${number}.`)
      const page = await openNotifications(openPage, token)
      const older = Promise.withResolvers<void>()
      await page.route(/\/api\/notifications\?.*cursor=/, async (route) => {
        await older.promise
        await route.continue().catch(() => undefined)
      })
      const asked = page.waitForRequest(/\/api\/notifications\?.*cursor=/)
      await page.getByRole('button', { name: 'Show older' }).click()
      await asked
      await announce('Said in between')
      await page.getByRole('article').first().getByText('Said in between').waitFor()
      older.resolve()
      await page.getByText('Announcement number 1.', { exact: true }).waitFor()
    },
  )

  // covers: §2.24, §2.110, §3.15, §9.17
  test(
    'the bell counts to 99, each notification names its kind, and the bell is empty after a visit',
    { tag: '@deep' },
    async ({ openPage }) => {
      await client.call('PATCH', '/api/notifications/mark-read')
      const page = await openPage({ baseURL: product.url, signedIn: { client } })
      for (const [more, shown] of [
        [99, '99'],
        [1, '99+'],
      ] as const) {
        for (let number = 1; number <= more; number++) await announce(`Word number ${number} of ${shown}.`)
        await page.goto('/contact')
        await bell(page).getByText(shown, { exact: true }).waitFor()
      }
      expect(await bell(page).getAttribute('href')).toBe('/notifications')
      await bell(page).click()
      const articles = page.getByRole('article')
      await articles.first().waitFor()
      const { notifications } = (await client.call('GET', '/api/notifications')).body
      const kinds = notifications.map(({ content }: { content: string }) =>
        content.startsWith('📢 Notifications:') ? 'Notification' : 'Broadcast',
      )
      const shown = await articles.locator('.head > :first-child').allInnerTexts()
      expect(shown).toEqual(kinds.slice(0, shown.length))
      await expect.poll(() => bell(page).innerText()).toBe('')
    },
  )

  test('a notification about an appointment links to it', async ({ openPage }) => {
    const { data } = (await client.call('GET', '/api/vendor/list')).body
    const free = data.find(
      ({ available, slots_booked }: { available: boolean; slots_booked: object }) =>
        available && Object.keys(slots_booked).length === 0,
    )
    const { _id } = await bookNextFree(client, { vendorId: free._id })
    const page = await openNotifications(openPage, client.token)
    await page
      .getByRole('link', { name: /^Request sent/ })
      .first()
      .click()
    await page.waitForURL(`**/my-appointment/${_id}`)
    await page.getByRole('heading', { name: 'Money' }).waitFor()
  })

  test(
    'they stay unread in a tab in the background until it is looked at',
    { tag: '@deep' },
    async ({ openPage }) => {
      await announce('Nobody looks yet')
      const page = await openPage({ baseURL: product.url, signedIn: { client } })
      await page.addInitScript(() =>
        Object.defineProperty(document, 'visibilityState', { get: () => 'hidden', configurable: true }),
      )
      const marks: string[] = []
      page.on('request', (request) => request.url().includes('/mark-read') && marks.push(request.url()))
      await page.goto('/notifications')
      await page.getByText('Nobody looks yet').waitFor()
      await expect.poll(() => bell(page).innerText()).not.toBe('')
      expect(marks).toEqual([])
      await page.evaluate(() => {
        Object.defineProperty(document, 'visibilityState', { get: () => 'visible' })
        document.dispatchEvent(new Event('visibilitychange'))
      })
      await page.getByText('All read').waitFor()
      expect(marks).toHaveLength(1)
    },
  )

  // covers: §2.109
  test('there are none for a new client', async ({ openPage }) => {
    const page = await openNotifications(openPage, await newClient(product.url))
    await page.getByRole('heading', { name: 'No Notifications' }).waitFor()
    expect(await page.getByText('All read').count()).toBe(0)
  })

  // covers: §8.17
  test('when they do not load, the page says so and tries again', { tag: '@deep' }, async ({ openPage }) => {
    const page = await openPage({
      baseURL: product.url,
      signedIn: { client },
      expectedComplaints: [/ERR_FAILED/],
    })
    await page.route(/\/api\/notifications\?/, (route) => route.abort())
    // The page would load them again once it hears of the server.
    await page.routeWebSocket(/\/socket\.io\//, () => {})
    await page.route('**/health/ready', (route) => route.abort())
    await page.goto('/notifications')
    await page.getByRole('alert').getByText('Failed to load notifications').waitFor()
    await page.unroute(/\/api\/notifications\?/)
    await page.getByRole('button', { name: 'Try Again' }).click()
    await page.getByRole('article').first().waitFor()
  })
})

onEachSize((viewport) => {
  for (const colorScheme of ['light', 'dark'] as const)
    test(
      `notifications are accessible in the ${colorScheme} theme`,
      { tag: '@deep' },
      async ({ openPage }) => {
        await announce(`Something new for ${viewport} and ${colorScheme}`)
        const page = await openNotifications(openPage, client.token, { viewport, context: { colorScheme } })
        await page.getByText('New', { exact: true }).first().waitFor()
        await expectAccessible(page)
      },
    )
})
