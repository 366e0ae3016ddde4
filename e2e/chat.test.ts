import type { Page, Route } from 'playwright-core'
import sharp from 'sharp'
import type { Socket } from 'socket.io-client'
import { expectAccessible } from './accessibility.ts'
import { expect, type OpenPage, type PageOptions, test } from './browser.ts'
import { type Caller, logInDemo } from './caller.ts'
import { shortenWaits } from './shorten-waits.ts'
import { newClient } from './new-client.ts'
import { shiftsOf, watchShifts } from './page-facts.ts'
import { type PreparedProduct, startPreparedProduct } from './prepared-product.ts'
import { untilConnected } from './until-connected.ts'

/** The first characters of a packet that acknowledges another. */
const ACKNOWLEDGEMENT = '43'

let product: PreparedProduct
let client: Caller
let vendor: Caller
let vendorSocket: Socket
let vendorId: string
let vendorName: string
let clientId: string
test.beforeAll(async () => {
  product = await startPreparedProduct()
  client = await logInDemo(product.url, 'user')
  vendor = await logInDemo(product.url, 'pro')
  const own = (await vendor.call('GET', '/api/pro/profile')).body.vendorData
  vendorId = own._id
  vendorName = own.name
  clientId = (await client.call('GET', '/api/user/get-profile')).body.userData._id
  vendorSocket = await vendor.connect()
})
test.afterAll(async () => {
  vendorSocket?.disconnect()
  await product?.remove()
})

/** Opens a page with the client signed in. */
async function openSignedIn(openPage: OpenPage, path: string, options: Partial<PageOptions> = {}) {
  const page = await openPage({ baseURL: product.url, signedIn: { client }, ...options })
  await page.goto(path)
  return page
}

/** Opens the chat on a phone with its history; the socket connects when `connect` is called. */
async function openUnconnected(openPage: OpenPage) {
  const page = await openPage({ baseURL: product.url, signedIn: { client }, viewport: 'phone' })
  const { promise: opened, resolve: connect } = Promise.withResolvers<void>()
  await page.routeWebSocket(/\/socket\.io\//, (line) => void opened.then(() => line.connectToServer()))
  await page.goto(chatPath())
  await log(page).waitFor()
  return { page, connect }
}

const chatPath = (id = vendorId) => `/messages/${id}/vendor`
const composer = (page: Page) => page.getByRole('textbox', { name: 'Message' })
const log = (page: Page) => page.getByRole('log')
const bubble = (page: Page, text: string) => log(page).locator('.bubble').filter({ hasText: text })
const vendorWrites = (content: string) =>
  vendorSocket.emitWithAck('send_message', { receiverId: clientId, content })

async function send(page: Page, text: string) {
  await composer(page).fill(text)
  await composer(page).press('Enter')
}

/** Returns a text that no earlier message has, not even one of an earlier run of the test. */
const unique = (text: string) => `${text} ${crypto.randomUUID().slice(0, 8)}`

/** Waits until the chat shows its history and is connected. */
async function untilOpen(page: Page) {
  await log(page).waitFor()
  const text = unique('Anybody there?')
  await send(page, text)
  await bubble(page, text).getByRole('img', { name: 'Sent' }).waitFor()
}

/** Writes enough messages as the vendor to make the conversation scroll. */
async function vendorWritesMuch() {
  for (let line = 1; line <= 20; line++) await vendorWrites(unique(`Line ${line}`))
}

const scrollToTop = (page: Page) => log(page).evaluate((element) => element.scrollTo({ top: 0 }))
const newMessages = (page: Page) => page.getByRole('button', { name: 'New messages' })
/** Distance from the end of the list to the visible area, in px. */
const belowScreen = (page: Page) =>
  log(page).evaluate((it) => it.scrollHeight - it.clientHeight - it.scrollTop)

test.describe('a conversation', () => {
  // covers: §2.105, §2.107, §4.33, §7.35, §7.37
  test('a message has one tick when it is stored and two when it is read; the answer comes by itself', async ({
    openPage,
  }) => {
    const page = await openSignedIn(openPage, chatPath())
    await page.getByRole('heading', { name: vendorName }).waitFor()
    const [question, answer] = [unique('Could you come at eleven?'), unique('Eleven suits me')]
    const arrived = new Promise((resolve) => vendorSocket.once('receive_message', resolve))
    await send(page, `  ${question}  `)
    expect(await arrived).toMatchObject({ content: question })
    const own = bubble(page, question)
    await own.getByRole('img', { name: 'Sent' }).waitFor()
    expect(await composer(page).inputValue()).toBe('')
    await composer(page).fill(unique('It is for two'))
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(composer(page)).toBeFocused()

    vendorSocket.emit('message_read', { senderId: clientId })
    await own.getByRole('img', { name: 'Read' }).waitFor()

    const read = new Promise((resolve) => vendorSocket.once('messages_read', resolve))
    await vendorWrites(answer)
    await bubble(page, answer).waitFor()
    expect(await read).toEqual({ readerId: clientId })
  })

  test(
    'a message written before the connection is open is sent as soon as it opens',
    { tag: '@deep' },
    async ({ openPage }) => {
      const { page, connect } = await openUnconnected(openPage)
      const text = unique('Early bird')
      await send(page, text)
      await bubble(page, text).getByText('Sending…').waitFor()
      connect()
      await bubble(page, text).getByRole('img', { name: 'Sent' }).waitFor()
    },
  )

  // covers: §5.24
  test(
    'Shift+Enter breaks the line; blank and overlong texts are not sent',
    { tag: '@deep' },
    async ({ openPage }) => {
      const page = await openSignedIn(openPage, chatPath(), { viewport: 'phone' })
      await untilOpen(page)
      const before = await log(page).locator('.bubble').count()
      await send(page, '   ')
      await composer(page).fill('a'.repeat(2003))
      await page.getByText('3 characters too many').waitFor()
      await composer(page).press('Enter')
      expect(await composer(page).inputValue()).toHaveLength(2003)
      const second = unique('second line')
      await composer(page).fill('First line')
      await composer(page).press('Shift+Enter')
      await composer(page).pressSequentially(second)
      await composer(page).press('Enter')
      await bubble(page, second).getByRole('img', { name: 'Sent' }).waitFor()
      expect(await bubble(page, second).innerText()).toContain(`First line\n${second}`)
      expect(await log(page).locator('.bubble').count()).toBe(before + 1)
    },
  )

  // covers: §5.28
  test(
    'the same text twice within two seconds is one message, in every tab',
    { tag: '@deep' },
    async ({ openPage }) => {
      const page = await openSignedIn(openPage, chatPath())
      await untilOpen(page)
      const other = await page.context().newPage()
      await other.goto(chatPath())
      await untilOpen(other)
      const [twice, another] = [unique('Twice the same'), unique('And then another')]
      for (const text of [twice, twice, another]) await send(page, text)
      await bubble(page, another).getByRole('img', { name: 'Sent' }).waitFor()
      await bubble(other, another).waitFor()
      for (const tab of [page, other]) expect(await bubble(tab, twice).count()).toBe(1)
    },
  )

  // covers: §4.34, §5.27, §8.19, §8.24
  test('offline and back: the draft stays and no message is lost', async ({ openPage }) => {
    const page = await openSignedIn(openPage, chatPath())
    await untilOpen(page)
    await composer(page).fill('A thought that is not finished')
    await page.context().setOffline(true)
    await page.getByText("You're offline. We've kept your draft.").waitFor()
    await page.getByText("You're offline. Please connect to the internet.", { exact: true }).waitFor()
    const missed = [unique('Missed one'), unique('Missed two'), unique('Missed three')]
    for (const text of missed) await vendorWrites(text)
    await page.context().setOffline(false)
    await page.getByText('Connection restored!').waitFor()
    for (const text of missed) await bubble(page, text).waitFor()
    expect(await composer(page).inputValue()).toBe('A thought that is not finished')
    await page.reload()
    await log(page).waitFor()
    expect(await composer(page).inputValue()).toBe('A thought that is not finished')
  })

  test(
    'missed messages that did not load come with the next connection',
    { tag: '@deep' },
    async ({ openPage }) => {
      const page = await openSignedIn(openPage, chatPath(), {
        expectedComplaints: [/ERR_(FAILED|INTERNET_DISCONNECTED)/],
      })
      await untilOpen(page)
      const loseOnce = async (write: () => Promise<void>) => {
        await page.context().setOffline(true)
        await page.getByText("You're offline. Please connect to the internet.", { exact: true }).waitFor()
        await write()
        await page.context().setOffline(false)
      }
      const texts = [unique('Missed first'), unique('Missed second'), unique('Missed third')]
      const SINCE = /\/messages\/.*after=/
      const lose = (route: Route) => route.abort()
      await page.route(SINCE, lose)
      // One instead of 50 newest messages are fewer than those missed.
      await page.route(/\/messages\/.*limit=50/, (route) =>
        route.continue({ url: route.request().url().replace('limit=50', 'limit=1') }),
      )
      const lost = page.waitForEvent('requestfailed', (request) => SINCE.test(request.url()))
      await loseOnce(async () => {
        for (const text of texts) await vendorWrites(text)
      })
      await lost
      const live = unique('Live one')
      await vendorWrites(live)
      await bubble(page, live).waitFor()
      await page.unroute(SINCE, lose)
      await loseOnce(async () => undefined)
      for (const text of texts) await bubble(page, text).waitFor()
      const shown = await log(page).locator('.bubble').allInnerTexts()
      const placeOf = (text: string) => shown.findIndex((each) => each.includes(text))
      expect([...texts, live].map(placeOf)).toEqual([...texts, live].map(placeOf).toSorted((a, b) => a - b))
    },
  )

  // covers: §5.27, §8.26
  test('a chat that opens once the socket has given up says so, and works again when its tab is looked at', async ({
    openPage,
  }) => {
    const page = await openPage({
      baseURL: product.url,
      signedIn: { client },
      expectedComplaints: [/socket\.io/],
    })
    await shortenWaits(page)
    let isDown = false
    let cut = () => Promise.resolve()
    await page.route(/\/socket\.io\//, (route) => (isDown ? route.abort() : route.continue()))
    await page.routeWebSocket(/\/socket\.io\//, (line) => {
      if (isDown) return void line.close()
      line.connectToServer()
      cut = () => line.close()
    })
    const connected = untilConnected(page)
    await page.goto('/messages')
    await connected
    isDown = true
    await cut()
    await page.getByText('Connection lost. Please refresh the page.').waitFor()
    await page.locator(`a[href$="${chatPath()}"]`).click()
    await log(page).waitFor()
    await page.getByText('Chat connection lost. Please refresh the page to reconnect.').waitFor()
    isDown = false
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await page.getByText('Connection restored!').waitFor()
    const text = unique('Back again')
    await send(page, text)
    await bubble(page, text).getByRole('img', { name: 'Sent' }).waitFor()
  })

  test(
    'a message that is refused keeps its text and can be tried again',
    { tag: '@deep' },
    async ({ openPage }) => {
      const admin = await logInDemo(product.url, 'admin')
      const { data } = (await client.call('GET', '/api/vendor/list?page=9&pageSize=12&sort=completed')).body
      const page = await openSignedIn(openPage, chatPath(data[0]._id))
      await untilOpen(page)
      await admin.call('POST', `/api/admin/vendors/${data[0]._id}/suspend`, { reason: 'A test' })
      const text = unique('Are you still there?')
      await send(page, text)
      await bubble(page, text).getByText('Not sent').waitFor()
      await bubble(page, text).getByRole('button', { name: 'Try again' }).waitFor()
      await admin.call('POST', `/api/admin/vendors/${data[0]._id}/verify`)
      await page.getByRole('button', { name: 'Try again' }).click()
      await bubble(page, text).getByRole('img', { name: 'Sent' }).waitFor()
    },
  )

  test(
    'a message whose acknowledgement comes late is not left as failed',
    { tag: '@deep' },
    async ({ openPage }) => {
      const page = await openPage({ baseURL: product.url, signedIn: { client } })
      await page.clock.install()
      const { promise: outOfTheLift, resolve: leaveLift } = Promise.withResolvers<void>()
      let isInLift = false
      await page.routeWebSocket(/\/socket\.io\//, (line) => {
        line.connectToServer().onMessage((packet) => {
          const isHeld = isInLift && String(packet).startsWith(ACKNOWLEDGEMENT)
          if (isHeld) void outOfTheLift.then(() => line.send(packet))
          else line.send(packet)
        })
      })
      await page.goto(chatPath())
      await untilOpen(page)
      isInLift = true
      const text = unique('From the lift')
      await send(page, text)
      await bubble(page, text).getByText('Sending…').waitFor()
      await page.clock.runFor(10_000)
      await bubble(page, text).getByText('Not sent').waitFor()
      leaveLift()
      await bubble(page, text).getByRole('img', { name: 'Sent' }).waitFor()
    },
  )

  // covers: §7.32-7.34
  test(
    'the page joins its own room, and sends messages and read receipts over the socket',
    { tag: '@deep' },
    async ({ openPage }) => {
      const page = await openPage({ baseURL: product.url, signedIn: { client } })
      const frames: string[] = []
      page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => frames.push(String(payload))))
      await page.goto(chatPath())
      await untilOpen(page)
      const emitted = (event: string) => expect.poll(() => frames.some((frame) => frame.includes(event)))
      await emitted(`["join_room","User:${clientId}"`).toBe(true)
      await emitted(`["send_message",{"receiverId":"${vendorId}","content":"Anybody there?`).toBe(true)
      await vendorWrites('I am here')
      await emitted(`["message_read",{"senderId":"${vendorId}"}`).toBe(true)
    },
  )

  // covers: §5.25
  test('a client who has been logged out is told, and sent to the login', async ({ openPage }) => {
    const page = await openSignedIn(openPage, chatPath())
    await untilOpen(page)
    await composer(page).fill('Am I still here?')
    await page.getByRole('button', { name: 'Send' }).evaluate((button: HTMLElement) => {
      localStorage.removeItem('anseo.client')
      button.click()
    })
    await page.getByText('You must be logged in to send messages.').waitFor()
    await page.waitForURL(`/login?next=${encodeURIComponent(chatPath())}`)
  })

  test(
    'a client who has scrolled up stays there and sees a hint of new messages',
    { tag: '@deep' },
    async ({ openPage }) => {
      await vendorWritesMuch()
      const page = await openSignedIn(openPage, chatPath(), { viewport: 'phone' })
      await untilOpen(page)
      await scrollToTop(page)
      await vendorWrites('Far below')
      await newMessages(page).waitFor()
      expect(await log(page).evaluate((element) => element.scrollTop)).toBe(0)
      await newMessages(page).click()
      await expect.poll(() => belowScreen(page)).toBeLessThan(2)
      await newMessages(page).waitFor({ state: 'detached' })
    },
  )

  test(
    'a client who scrolls up while a message is on its way stays there when it arrives',
    { tag: '@deep' },
    async ({ openPage }) => {
      await vendorWritesMuch()
      const { page, connect } = await openUnconnected(openPage)
      const [sent, answer] = [unique('Could you come?'), unique('When?')]
      await send(page, sent)
      await bubble(page, sent).getByText('Sending…').waitFor()
      await expect.poll(() => belowScreen(page)).toBeLessThan(2)
      await scrollToTop(page)
      await vendorWrites(answer)
      connect()
      await bubble(page, answer).waitFor({ state: 'attached' })
      await bubble(page, sent).getByRole('img', { name: 'Sent' }).waitFor()
      await newMessages(page).waitFor()
      expect(await log(page).evaluate((element) => element.scrollTop)).toBe(0)
    },
  )
})

test(
  'a long conversation opens at its end; earlier messages load on request without moving the text',
  { tag: '@deep' },
  async ({ openPage }) => {
    const numbers = crypto.randomUUID()
    const text = (number: number) => `Number ${number} of ${numbers}`
    for (let number = 1; number <= 60; number++) await vendorWrites(text(number))
    const page = await openSignedIn(openPage, chatPath())
    await bubble(page, text(60)).waitFor()
    expect(await bubble(page, text(1)).count()).toBe(0)
    const reading = bubble(page, text(15))
    await reading.scrollIntoViewIfNeeded()
    await scrollToTop(page)
    const before = await reading.boundingBox()
    await page.getByRole('button', { name: 'Earlier messages' }).click()
    await bubble(page, text(1)).waitFor({ state: 'attached' })
    expect(Math.abs((await reading.boundingBox())!.y - before!.y)).toBeLessThan(80)
  },
)

test.describe('the inbox', () => {
  // covers: §2.102, §8.16
  test('when it does not load, it says why and tries again', async ({ openPage }) => {
    const page = await openPage({
      baseURL: product.url,
      signedIn: { client },
      expectedComplaints: [/ERR_FAILED/],
    })
    await page.route('**/api/messages/inbox', (route) => route.abort())
    await page.goto('/messages')
    await page.getByRole('heading', { name: 'Error Loading Messages' }).waitFor()
    await page.unroute('**/api/messages/inbox')
    await page.getByRole('button', { name: 'Try Again' }).click()
    await page.locator('.conversation').first().waitFor()
  })

  // covers: §2.96-2.99, §2.103, §2.106
  test('a new message brings its conversation to the top, highlighted until it is read', async ({
    openPage,
  }) => {
    const page = await openSignedIn(openPage, '/messages', { viewport: 'phone' })
    const first = page.locator('.inbox .conversation').first()
    await first.waitFor()
    await page.getByText('Online', { exact: true }).waitFor()
    const news = unique('News')
    await vendorWrites(news)
    await first.getByText(news).waitFor()
    await first.getByText(/^\d+ new messages?$/).waitFor()
    expect(await first.innerText()).toMatch(/Today at \d{1,2}:\d\d [AP]M/)
    await first.click()
    await bubble(page, news).waitFor()
    expect(new URL(page.url()).pathname).toBe(chatPath())
    expect(await page.locator('.inbox').isVisible()).toBe(false)
    await page.getByRole('button', { name: 'Close chat' }).click()
    await first.waitFor()
    await expect.poll(() => first.getByText(/new message/).count()).toBe(0)
    expect(await page.locator('footer').count()).toBe(0)
  })

  test('it loads although the number on the bell does not', { tag: '@deep' }, async ({ openPage }) => {
    const page = await openPage({
      baseURL: product.url,
      signedIn: { client },
      expectedComplaints: [/ERR_FAILED/],
    })
    await page.route('**/api/notifications/unread-count', (route) => route.abort())
    await page.goto('/messages')
    await page.locator(`a[href$="${chatPath()}"]`).waitFor()
  })

  // covers: §2.26, §2.98
  test('the badges stop at 99, and the menu shows no number on the messages page itself', async ({
    openPage,
  }) => {
    for (let number = 1; number <= 100; number++) await vendorWrites(`One of many: ${number}.`)
    const page = await openSignedIn(openPage, '/contact')
    const account = page.getByRole('banner').getByRole('button', { name: 'Ciara Nolan' })
    const entry = page.getByRole('menuitem', { name: 'My Messages' })
    await account.click()
    await entry.getByText('99+').waitFor()
    await entry.click()
    const row = page.locator('.conversation.unread').first()
    await row.getByText('99+', { exact: true }).waitFor()
    expect(Number((await row.getByText(/^\d+ new messages$/).innerText()).split(' ')[0])).toBeGreaterThan(99)
    await account.click()
    expect(await entry.innerText()).toBe('My Messages')
  })

  // covers: §2.96, §2.97, §2.101
  test('shows the number of conversations, and a fallback for unknown details', async ({ openPage }) => {
    const page = await openPage({ baseURL: product.url, signedIn: { client } })
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    let count = 0
    await page.route('**/api/messages/inbox', async (route) => {
      await released
      const { inbox } = await (await route.fetch()).json()
      count = inbox.length
      Object.assign(inbox[0], { vendorName: '', speciality: '', lastMessage: '' })
      await route.fulfill({ json: { success: true, inbox } })
    })
    await page.goto('/messages')
    await page.getByRole('status').filter({ hasText: 'Loading Messages...' }).waitFor()
    release()
    const row = page.locator('.conversation').filter({ hasText: 'Unknown Vendor' })
    await row.getByText('Vendor', { exact: true }).waitFor()
    await row.getByText('No messages yet').waitFor()
    await page.getByText(`${count} conversations`).waitFor()
  })

  // covers: §2.100
  test('without a conversation the inbox leads to the vendors', async ({ openPage }) => {
    const page = await openSignedIn(openPage, '/messages', {
      signedIn: { client: { token: await newClient(product.url) } },
    })
    await page.getByRole('heading', { name: 'No Messages Yet' }).waitFor()
    const browse = page.getByRole('main').getByRole('link', { name: 'Browse Vendors' })
    expect(await browse.getAttribute('href')).toBe('/vendors')
  })

  // covers: §2.104, §6.8
  test('a visitor is asked to log in, with the way back', async ({ openPage }) => {
    const page = await openPage({ baseURL: product.url })
    await page.goto(chatPath())
    await page.getByText('Please login to access messages.').waitFor()
    const login = page.getByRole('main').getByRole('link', { name: 'Login' })
    expect(await login.getAttribute('href')).toBe(`/login?next=${encodeURIComponent(chatPath())}`)
  })

  test('a visitor is asked to log in on a phone without a jump of the page', async ({ openPage }) => {
    const page = await openPage({ baseURL: product.url, viewport: 'phone' })
    await watchShifts(page)
    await page.goto(chatPath())
    await page.getByText('Please login to access messages.').waitFor()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
    const shifts = await shiftsOf(page)
    expect(shifts.reduce((sum, { value }) => sum + value, 0)).toBeLessThan(0.01)
  })

  // covers: §2.15
  test(
    'an address with another role or an unknown person is refused',
    { tag: '@deep' },
    async ({ openPage }) => {
      const page = await openSignedIn(openPage, `/messages/${vendorId}/client`, {
        expectedComplaints: [/404/],
      })
      await page.getByRole('heading', { name: 'Page not found' }).waitFor()
      await page.goto(chatPath(crypto.randomUUID()))
      await page.getByText('This vendor is no longer on Anseo, or the link is wrong.').waitFor()
    },
  )
})

const LONG_NAME = 'Caoilfhionn Ní Mhaolchatha-Featherstonehaugh'

test('the header of a chat shows a long name in full', { tag: '@deep' }, async ({ openPage }) => {
  const page = await openSignedIn(openPage, chatPath(), { viewport: 'phone' })
  await page.route('**/api/vendor/*', async (route) => {
    const response = await route.fetch()
    const { data, ...reply } = await response.json()
    await route.fulfill({ response, json: { ...reply, data: { ...data, name: LONG_NAME } } })
  })
  await page.reload()
  const name = page.getByRole('heading', { name: LONG_NAME })
  await name.waitFor()
  expect(await name.evaluate((it) => it.scrollWidth <= it.clientWidth)).toBe(true)
})

// covers: §5.26, §8.25, §8.26
test(
  'when the server is gone, a note says so and the composer closes',
  { tag: '@deep' },
  async ({ openPage }) => {
    const page = await openPage({
      baseURL: product.url,
      signedIn: { client },
      expectedComplaints: [/WebSocket|ERR_CONNECTION/],
    })
    await shortenWaits(page)
    await page.goto(chatPath())
    await untilOpen(page)
    // Toasts disappear after seconds, and some come while the server is stopping, so all are awaited in parallel.
    const told = Promise.all([
      page.getByText('Failed to reconnect. Please refresh the page.').waitFor(),
      page.getByText('Chat connection lost. Please refresh the page to reconnect.').waitFor(),
      page.getByText('Connection lost. Please refresh the page.', { exact: true }).waitFor(),
    ])
    await product.stop()
    await told
    await expect(composer(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled()
  },
)

test('a photo is attached, removed, retried after a failure, kept over a reload, sent and opened large', async ({
  openPage,
}) => {
  const page = await openSignedIn(openPage, chatPath(), {
    viewport: 'phone',
    expectedComplaints: [/status of 503/],
  })
  const send = page.getByRole('button', { name: 'Send' })
  const tray = page.getByRole('list', { name: 'Added photos' })
  const choose = async (...files: Awaited<ReturnType<typeof photo>>[]) =>
    page.getByLabel('Photos', { exact: true }).setInputFiles(files)
  await composer(page).waitFor()
  await choose(await photo('one.jpg', '#a8481f'), await photo('two.jpg', '#135e63'))
  await tray.getByRole('button', { name: 'Remove photo 2' }).tap()
  await page.route(
    '**/api/user/attached-photos',
    (route) => route.fulfill({ status: 503, json: { success: false, code: 'UNAVAILABLE', message: 'Away' } }),
    { times: 1 },
  )
  await choose(await photo('three.jpg', '#9a6a33'))
  await tray.getByRole('button', { name: 'Try again' }).tap()
  await tray.getByRole('button', { name: 'Remove photo 2' }).waitFor()
  // Another try could not help a file that is no photo.
  await choose({ name: 'menu.txt', mimeType: 'text/plain', buffer: Buffer.from('no photo') })
  await tray.getByText('Choose a JPEG, PNG or WebP photo.').waitFor()
  await expect(tray.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  await tray.getByRole('button', { name: 'Remove', exact: true }).tap()
  await page.reload()
  await tray.getByRole('img', { name: 'Photo 2' }).waitFor()
  await expectAccessible(page)
  const text = unique('Like this, please')
  await composer(page).fill(text)
  await send.tap()
  const sent = bubble(page, text)
  await sent.getByRole('img', { name: 'Sent' }).waitFor()
  await expect.poll(() => tray.count()).toBe(0)
  await sent.getByRole('button', { name: 'Photo from you, 1 of 2' }).tap()
  await page.getByRole('dialog', { name: 'Photos' }).getByText('1 of 2', { exact: true }).waitFor()
  await page.keyboard.press('Escape')
  const { body } = await vendor.call('GET', `/api/pro/messages/${clientId}?limit=1`)
  expect(body.messages[0]).toMatchObject({ content: text, photos: [{ width: 600 }, { width: 600 }] })
})

const photo = async (name: string, background: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 600, height: 400, channels: 3, background } })
    .jpeg()
    .toBuffer(),
})
