import type { Page, Worker } from 'playwright-core'
import { openPushEndpoint, type TestBrowser } from '@anseo/api-client/testing/push-endpoint'
import { expectAccessible } from './accessibility.ts'
import { expect, type OpenPage, test } from './browser.ts'
import { type Caller, logInDemo } from './caller.ts'
import { newClient } from './new-client.ts'
import { WHOLE_BROWSER } from './chromium.ts'
import { type PreparedProduct, startPreparedProduct } from './prepared-product.ts'
import { SIZES } from './each-size.ts'

let service: Awaited<ReturnType<typeof openPushEndpoint>>
test.use({ launchOptions: WHOLE_BROWSER })

let product: PreparedProduct
let admin: Caller
test.beforeAll(async () => {
  service = await openPushEndpoint()
  product = await startPreparedProduct({
    PUSH_LOCAL_CERTIFICATE: service.certificate,
  })
  admin = await logInDemo(product.url, 'admin')
})
test.afterAll(async () => {
  await product?.remove()
  await service?.close()
})

type Options = Partial<Parameters<OpenPage>[0]>

/** Opens the section on notifications in a new client's profile. */
async function openChoices(openPage: OpenPage, options: Options = {}, prepare?: (page: Page) => unknown) {
  const client = { token: await newClient(product.url) }
  const page = await openPage({ baseURL: product.url, signedIn: { client }, ...options })
  await prepare?.(page)
  await page.goto('/my-profile#notifications')
  await choice(page, 'Bookings by email').waitFor()
  return page
}

const choice = (page: Page, name: string) => page.getByRole('switch', { name, exact: true })
const section = (page: Page) => page.getByRole('region', { name: 'Notifications' })
const button = (page: Page, name: string) => section(page).getByRole('button', { name, exact: true })
const isOn = (page: Page, name: string) => choice(page, name).getAttribute('aria-checked')

test.describe('the choice of channels', () => {
  test('is saved at once, can be taken back, and stays', async ({ openPage }) => {
    const page = await openChoices(openPage)
    await choice(page, 'Payments by email').click()
    await section(page).getByText('Saved: Payments by email is off.').waitFor()
    await choice(page, 'Announcements by email').click()
    await section(page).getByText('Saved: Announcements by email is on.').waitFor()
    await choice(page, 'Reminders by push').click()
    await section(page).getByText('Saved: Reminders by push is off.').waitFor()
    await button(page, 'Undo').click()
    await section(page).getByText('Saved: Reminders by push is on.').waitFor()
    await page.reload()
    await choice(page, 'Bookings by email').waitFor()
    expect(await isOn(page, 'Payments by email')).toBe('false')
    expect(await isOn(page, 'Announcements by email')).toBe('true')
    expect(await isOn(page, 'Reminders by push')).toBe('true')
    await expect
      .poll(() => section(page).evaluate((card) => card.getBoundingClientRect().top))
      .toBeLessThan(400)
  })

  test('keeps a choice that could not be saved until it can be', { tag: '@deep' }, async ({ openPage }) => {
    const page = await openChoices(openPage, { expectedComplaints: [/net::ERR_FAILED/] })
    await page.route('**/notice-choices', (route) => route.abort())
    await choice(page, 'Bookings by push').click()
    await section(page).getByText("We couldn't save Bookings by push.").waitFor()
    expect(await isOn(page, 'Bookings by push')).toBe('false')
    await button(page, 'Discard').click()
    await expect.poll(() => isOn(page, 'Bookings by push')).toBe('true')
    await choice(page, 'Payments by push').click()
    await section(page).getByText("We couldn't save Payments by push.").waitFor()
    await page.unroute('**/notice-choices')
    await button(page, 'Try Again').click()
    await section(page).getByText('Saved: Payments by push is off.').waitFor()
    await page.reload()
    await choice(page, 'Bookings by push').waitFor()
    expect(await isOn(page, 'Payments by push')).toBe('false')
    expect(await isOn(page, 'Bookings by push')).toBe('true')
  })

  for (const viewport of SIZES)
    test(`is accessible on a ${viewport}`, { tag: '@deep' }, async ({ openPage }) => {
      const page = await openChoices(openPage, { viewport })
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    })
})

test('a vendor chooses too, and gets a push notification', { tag: '@deep' }, async ({ openPage }) => {
  const browser = service.openBrowser()
  const vendor = await logInDemo(product.url, 'pro')
  const page = await openPage({ baseURL: product.url, signedIn: { pro: vendor }, ...WITH_WORKER })
  await page.addInitScript(subscribesTo(browser).code)
  await page.goto('/pro/profile')
  await choice(page, 'Payments by email').click()
  await section(page).getByText('Saved: Payments by email is off.').waitFor()
  await button(page, 'Turn on').click()
  await section(page).getByText('Push notifications are on for this device').waitFor()
  await page.reload()
  await button(page, 'Turn off').waitFor()
  expect(await isOn(page, 'Payments by email')).toBe('false')
  await announce('To vendors too.')
  const [message] = await browser.messages(1)
  await deliver(page, JSON.stringify(message), '/pro/')
  await expect.poll(() => shownNotices(page)).toMatchObject([{ body: 'To vendors too.' }])
})

/**
 * Stands in for the browser's push service, which tests do not have: subscribes to the endpoint of the test's
 * own.
 */
const subscribesTo = ({ subscription }: TestBrowser) => ({
  code: `(${(saved: TestBrowser['subscription']) => {
    const KEY = 'test-subscribed'
    const own = (options: unknown) => ({
      ...saved,
      options,
      toJSON: () => saved,
      unsubscribe: async () => void sessionStorage.removeItem(KEY),
    })
    const read = async () => (sessionStorage.getItem(KEY) === null ? null : own({}))
    const subscribe = async (options: PushSubscriptionOptionsInit) => {
      if (!options.userVisibleOnly || typeof options.applicationServerKey !== 'string') throw new Error()
      sessionStorage.setItem(KEY, '')
      return own(options)
    }
    Object.assign(PushManager.prototype, { subscribe, getSubscription: read })
  }})(${JSON.stringify(subscription)})`,
})

const WITH_WORKER: Options = { context: { serviceWorkers: 'allow', permissions: ['notifications'] } }
const announce = (content: string) => admin.call('POST', '/api/admin/broadcasts', { content })

test.describe('push to this device', () => {
  test('is explained where the browser blocks it', { tag: '@deep' }, async ({ openPage }) => {
    const page = await openChoices(openPage, {}, (page) => setPermission(page, 'denied'))
    await section(page).getByText('Your browser is blocking our notifications.').waitFor()
    await button(page, 'Turn on').waitFor({ state: 'hidden' })
    // Allowed in the settings of the browser, it is offered at once.
    await setPermission(page, 'granted')
    await button(page, 'Turn on').waitFor()
  })

  test(
    'asks only after a click, and says so when the answer is no',
    { tag: '@deep' },
    async ({ openPage }) => {
      const page = await openChoices(openPage, {}, async (page) => {
        await setPermission(page, 'prompt')
        await page.addInitScript(() => {
          Notification.requestPermission = async () => {
            Object.defineProperty(Notification, 'permission', { value: 'denied' })
            return 'denied'
          }
        })
      })
      await button(page, 'Turn on').click()
      await section(page).getByText('Your browser is blocking our notifications.').waitFor()
    },
  )

  for (const [name, system, said] of [
    ['an iPhone', 'iPhone; CPU iPhone OS 18_0 like Mac OS X', 'Add to Home Screen'],
    ['another browser', 'X11; Linux x86_64', "This browser doesn't support push notifications."],
  ] as const)
    test(`names the missing requirement on ${name}`, { tag: '@deep' }, async ({ openPage }) => {
      const context = { userAgent: `Mozilla/5.0 (${system}) Version/18.0` }
      const page = await openChoices(openPage, { context }, (page) =>
        page.addInitScript(() => void Reflect.deleteProperty(window, 'PushManager')),
      )
      await section(page).getByText(said).waitFor()
      await button(page, 'Turn on').waitFor({ state: 'hidden' })
    })

  test(
    'shows a notification on the device, and a click opens its page',
    { tag: '@deep' },
    async ({ openPage }) => {
      const browser = service.openBrowser()
      const page = await openChoices(openPage, WITH_WORKER, (page) =>
        page.addInitScript(subscribesTo(browser).code),
      )
      await button(page, 'Turn on').click()
      await section(page).getByText('Push notifications are on for this device').waitFor()
      await page.reload()
      await button(page, 'Turn off').waitFor()
      await announce('Closed on Christmas Day.')
      const [message] = await browser.messages(1)
      await deliver(page, JSON.stringify(message))
      await expect
        .poll(() => shownNotices(page))
        .toMatchObject([{ title: 'Announcement from Anseo', body: 'Closed on Christmas Day.' }])
      const worker = page.context().serviceWorkers()[0]!
      expect(await click(worker)).toEqual([`${product.url}/notifications`])
      expect(await shownNotices(page)).toEqual([])

      await button(page, 'Turn off').click()
      await button(page, 'Turn on').waitFor()
      const witness = await subscribeDemo()
      await announce('Open again.')
      await witness.messages(1)
      expect(browser.asked()).toHaveLength(1)
    },
  )

  test('opens no other site on a click, and reuses the open tab', { tag: '@deep' }, async ({ openPage }) => {
    const page = await openChoices(openPage, WITH_WORKER, (page) =>
      page.addInitScript(subscribesTo(service.openBrowser()).code),
    )
    await button(page, 'Turn on').click()
    await button(page, 'Turn off').waitFor()
    const worker = page.context().serviceWorkers()[0]!
    const pushed = { title: 'Elsewhere', body: 'You have won.', path: 'https://evil.example/', tag: 'a' }
    await deliver(page, JSON.stringify(pushed))
    await expect.poll(async () => (await shownNotices(page)).length).toBe(1)
    expect(await click(worker)).toEqual([`${product.url}/`])
    await deliver(page, JSON.stringify({ ...pushed, path: '/my-profile#notifications', tag: 'b' }))
    await expect.poll(async () => (await shownNotices(page)).length).toBe(1)
    expect(await click(worker)).toEqual(['focused'])
  })
})

async function setPermission(page: Page, setting: 'granted' | 'denied' | 'prompt') {
  const devtools = await page.context().newCDPSession(page)
  const { targetInfo } = await devtools.send('Target.getTargetInfo')
  const { browserContextId } = targetInfo
  await devtools.send('Browser.setPermission', {
    ...(browserContextId !== undefined && { browserContextId }),
    permission: { name: 'notifications' },
    setting,
    origin: product.url,
  })
}

/** Subscribes another browser, which gets every push. */
async function subscribeDemo(): Promise<TestBrowser> {
  const client = await logInDemo(product.url, 'user')
  const browser = service.openBrowser()
  await client.call('POST', '/api/user/push-subscriptions', browser.subscription)
  return browser
}

/** Hands a push to the page's worker as the browser's push service does. */
async function deliver(page: Page, data: string, scope = '/') {
  const devtools = await page.context().newCDPSession(page)
  const known = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL === product.url + scope)
      if (ours) resolve(ours.registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: product.url,
    registrationId: await known,
    data,
  })
  await devtools.detach()
}

const shownNotices = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    return (await registration.getNotifications()).map(({ title, body }) => ({ title, body }))
  })

/** Clicks the shown notification; returns the address that the worker opened, or the tab that it focused. */
const click = (worker: Worker) =>
  worker.evaluate(async () => {
    const scope = globalThis as unknown as ServiceWorkerScope
    const went: string[] = []
    // A worker may open windows only after a real click, so this one is stubbed; the rest is the worker's own code.
    scope.clients.openWindow = async (url) => void went.push(url)
    scope.WindowClient.prototype.focus = async () => void went.push('focused')
    const [notification] = await scope.registration.getNotifications()
    const event = new scope.NotificationEvent('notificationclick', { notification })
    await new Promise<void>((resolve) => {
      event.waitUntil = (work) => void work.then(() => resolve())
      scope.dispatchEvent(event)
    })
    return went
  })

/** The members of a worker's scope that `click` uses; the browser tests' types are those of pages. */
interface ServiceWorkerScope extends EventTarget {
  registration: ServiceWorkerRegistration
  clients: { openWindow: (url: string) => Promise<void> }
  WindowClient: { prototype: { focus: () => Promise<void> } }
  NotificationEvent: new (
    type: string,
    init: { notification: Notification | undefined },
  ) => Event & { waitUntil: (work: Promise<unknown>) => void }
}
