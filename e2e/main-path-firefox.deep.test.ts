import { launch, type Browser, type ConsoleMessage, type Page } from 'puppeteer-core'

import { firefoxPath } from '../scripts/ensure-firefox.mjs'
import { expect, test } from './browser.ts'
import { logInDemo } from './caller.ts'
import { type PreparedProduct, startPreparedProduct } from './prepared-product.ts'

const SIZE = { width: 390, height: 844 }
const DAY = 'Thursday 26 November'
const START = '05:00 PM'
const END = '06:00 PM'
/** Firefox beside two tests in Chromium on two cores takes more than the 30 seconds that Puppeteer waits by default. */
const PATIENCE_MS = 90_000
const HELLO = 'The blue door, second from the left'

let product: PreparedProduct
let firefox: Browser
const complaints: string[] = []
test.beforeAll(async () => {
  product = await startPreparedProduct()
  firefox = await launch({
    browser: 'firefox',
    executablePath: firefoxPath(),
    headless: true,
    defaultViewport: null,
    timeout: PATIENCE_MS,
  })
})
test.afterAll(async () => {
  await firefox?.close()
  await product?.remove()
})

/** Opens a page as a new visitor, and records every error that it logs or throws. */
async function openPage(): Promise<Page> {
  const visitor = await firefox.createBrowserContext()
  const page = await visitor.newPage()
  // Firefox 140 takes the size, but knows no orientation of the screen.
  await page.setViewport(SIZE).catch((error: Error) => {
    if (!error.message.includes('setScreenOrientationOverride')) throw error
  })
  page.setDefaultTimeout(PATIENCE_MS)
  const complain = async (message: ConsoleMessage) => {
    if (message.type() !== 'error') return
    const parts = message.args().map((part) => part.evaluate((value) => `${value}`))
    complaints.push(`${page.url()}: ${(await Promise.all(parts)).join(' ')}`)
  }
  page.on('console', (message) => void complain(message))
  page.on('pageerror', (error) => complaints.push(String(error)))
  return page
}

const open = (page: Page, path: string) => page.goto(product.url + path, { waitUntil: 'load' })

// Firefox 140 applies a page's content policy to the scripts by which Puppeteer waits for a condition, so it waits for none.

/** Returns the locator of an element. */
const find = (page: Page, selector: string) => page.locator(selector).setWaitForEnabled(false)
const press = (page: Page, role: string, name: string) => find(page, `aria/${name}[role="${role}"]`).click()

/** Waits until a function on the page returns true; it is asked again where the page has just changed. */
const until = (page: Page, isTrue: (...args: string[]) => boolean, ...args: string[]) =>
  expect.poll(() => page.evaluate(isTrue, ...args).catch(() => false), { timeout: PATIENCE_MS }).toBe(true)

/** Waits until the page, or an element in it, shows a text. */
const shows = (page: Page, text: string, within = 'body') =>
  until(
    page,
    (selector, wanted) =>
      [...document.querySelectorAll(selector!)].some((part) => part.textContent?.includes(wanted!)),
    within,
    text,
  )

/** Waits for the appointment's card, once it has a text. */
const cardWith = async (page: Page, text = '') =>
  (await page.waitForSelector(
    `::-p-xpath(//article[contains(., "${START} to ${END}")][contains(., "${text}")])`,
  ))!

async function logIn(page: Page, path: string, arrived: string) {
  await open(page, path)
  await page.waitForSelector('html[data-ready]')
  await press(page, 'button', 'Use the demo account')
  await until(page, (wanted) => location.pathname === wanted, arrived)
  // Leaving a page whose code still loads is an error to Firefox.
  await page.waitForNetworkIdle()
}

test('in Firefox a client books, the vendor confirms, the client pays, and the vendor reads a message', async () => {
  test.setTimeout(300_000)
  const client = await openPage()
  await logIn(client, '/login', '/my-profile')
  await open(client, '/vendors?search=Aoife+Byrne')
  await client.waitForSelector('html[data-ready]')
  await find(client, 'a[href^="/appointment/"]').click()
  await press(client, 'radio', DAY)
  await find(client, `[role=radiogroup][aria-label="Start time"] ::-p-aria(${START})`).click()
  await find(client, `[role=radiogroup][aria-label="End time"] ::-p-aria(${END})`).click()
  await press(client, 'button', 'Book Appointment')
  await press(client, 'button', 'Yes, Book Appointment')
  await until(client, () => location.pathname === '/my-appointment')
  await cardWith(client, 'Pending Confirmation')

  const vendor = await openPage()
  await logIn(vendor, '/pro/login', '/pro/')
  await open(vendor, '/pro/requests')
  const request = await cardWith(vendor)
  await (await request.waitForSelector('::-p-text(Confirm)'))!.click()
  // Firefox clicks nothing on a page in the background.
  await client.bringToFront()
  const card = await cardWith(client, 'Confirm appointment by paying')
  await (await card.waitForSelector('::-p-text(Confirm Booking)'))!.click()
  await find(client, '::-p-aria(Card number)').fill('4242424242424242')
  await find(client, '::-p-aria(Expiry date)').fill('1234')
  await find(client, '::-p-aria(CVC)').fill('123')
  await find(client, '[role=dialog] ::-p-text(Pay €)').click()
  await until(client, () => !document.querySelector('[role=dialog]'))
  await cardWith(client, 'Paid')
  const { appointments } = (
    await (await logInDemo(product.url, 'user')).call('GET', '/api/user/appointments')
  ).body
  expect(appointments).toContainEqual(
    expect.objectContaining({ slotDate: '26_11_2026', startTime: START, endTime: END, payment: true }),
  )

  // The toast may lie over the card's name.
  await until(client, () => !document.querySelector('.toast'))
  await (await card.waitForSelector('::-p-text(Aoife Byrne)'))!.click()
  const composer = await client.waitForSelector('textarea')
  await composer!.type(HELLO)
  await composer!.press('Enter')
  await shows(client, HELLO, '[role=log]')
  await vendor.bringToFront()
  await open(vendor, '/pro/messages')
  await shows(vendor, HELLO)
  expect(complaints).toEqual([])
})
