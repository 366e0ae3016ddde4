import type { Locator, Page } from 'playwright-core'
import { bookButton, chooseTimes } from './booking-page.ts'
import { expect, type OpenPage, type PageOptions, test } from './browser.ts'
import { newClient } from './new-client.ts'
import { passTime, SERVER_RESTARTS } from './pass-time.ts'
import { loggedIn, ownProduct } from './own-product.ts'
import { SCENES_NOW } from './scene.ts'

interface Listed {
  _id: string
  available: boolean
  slots_booked: object
}

const product = ownProduct()
const client = loggedIn(product, 'user')
let vendors: Listed[]
test.beforeAll(async () => {
  vendors = (await client.call('GET', '/api/vendor/list')).body.data
})

/** Creates a vendor without bookings from today on. */
const freeVendor = (available = true) =>
  vendors.find((vendor) => vendor.available === available && Object.keys(vendor.slots_booked).length === 0)!

type Opening = Partial<PageOptions> & { vendor?: Listed }

async function openBooking(openPage: OpenPage, { vendor = freeVendor(), ...rest }: Opening = {}) {
  const page = await openPage({ baseURL: product.url, ...rest })
  await page.goto(`/appointment/${vendor._id}`)
  return page
}

const toast = (page: Page, text: string) => page.locator('.toast').getByText(text, { exact: true })
const note = (page: Page) => page.getByRole('dialog', { name: 'Important Note' })
const chosenEnds = (page: Page) =>
  page.getByRole('radiogroup', { name: 'End time' }).getByRole('radio', { checked: true })
const PROFILE_INCOMPLETE = 'Please complete your profile (phone, address, and eircode) before booking'

test.describe('the conditions of a booking, in this order', () => {
  // covers: §5.12, §6.2
  test('a login is required before a time', async ({ openPage }) => {
    const page = await openBooking(openPage)
    await bookButton(page).click()
    await toast(page, 'Please login to book an appointment').waitFor()
    await page.waitForURL('**/login?next=*')
  })

  // covers: §5.13
  test('both times are required before the profile is checked', { tag: '@deep' }, async ({ openPage }) => {
    const page = await openBooking(openPage, {
      signedIn: { client: { token: await newClient(product.url) } },
    })
    await bookButton(page).click()
    await toast(page, 'Please select both start and end times').waitFor()
    await page
      .getByRole('radiogroup', { name: 'Start time' })
      .getByRole('radio', { name: '02:00 PM' })
      .click()
    await bookButton(page).click()
    await toast(page, 'Please select both start and end times').waitFor()
    expect(new URL(page.url()).pathname).toMatch(/^\/appointment\//)
  })

  // covers: §5.14
  test('a profile with phone, address and Eircode is required', async ({ openPage }) => {
    const page = await openBooking(openPage, {
      signedIn: { client: { token: await newClient(product.url) } },
    })
    await chooseTimes(page)
    await bookButton(page).click()
    await toast(page, PROFILE_INCOMPLETE).waitFor()
    await page.waitForURL('**/my-profile?*')
    expect(await note(page).count()).toBe(0)
  })

  // covers: §5.15
  test('the note opens only after the profile has loaded', async ({ openPage }) => {
    const page = await openPage({ baseURL: product.url, signedIn: { client } })
    let answer = () => {}
    const held = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/api/user/get-profile', async (route) => {
      await held
      await route.continue()
    })
    await page.goto(`/appointment/${freeVendor()._id}`)
    await chooseTimes(page)
    await bookButton(page).click()
    await expect.poll(() => bookButton(page).getAttribute('aria-busy')).toBe('true')
    expect(await note(page).count()).toBe(0)
    answer()
    await note(page).waitFor()
  })
})

// covers: §5.18
test(
  'changing the date, the start or the duration clears the end time',
  { tag: '@deep' },
  async ({ openPage }) => {
    const page = await openBooking(openPage)
    const group = (name: string) => page.getByRole('radiogroup', { name })
    const changes = [
      () =>
        group('Date')
          .getByRole('radio', { name: /26 November/ })
          .click(),
      () => group('Start time').getByRole('radio', { name: '11:00 AM' }).click(),
      () => group('Duration').getByRole('radio', { name: '2 hours' }).click(),
    ]
    for (const change of changes) {
      await group('Duration').getByRole('radio', { name: '1 hour' }).click()
      await chooseTimes(page)
      await chosenEnds(page).waitFor()
      await change()
      await chosenEnds(page).waitFor({ state: 'detached' })
    }
  },
)

// covers: §5.16, §7.3, §8.42
test('the page of a vendor that takes no bookings says so, and a booking is refused', async ({
  openPage,
}) => {
  const page = await openBooking(openPage, {
    signedIn: { client },
    vendor: freeVendor(false),
    expectedComplaints: [/409/],
  })
  await page.getByText(/isn't taking bookings right now\. You can still send a message\.$/).waitFor()
  const others = page.locator('.note', { hasText: 'are taking bookings:' }).getByRole('link')
  const addresses = await others.evaluateAll((links) => links.map((link) => link.getAttribute('href')!))
  expect(addresses).toHaveLength(4)
  expect(addresses.at(-1)).toMatch(/^\/vendors\/\w+$/)
  for (const address of addresses.slice(0, -1))
    expect(vendors.find(({ _id }) => address.endsWith(_id))?.available).toBe(true)
  await chooseTimes(page)
  await bookButton(page).click()
  await note(page).getByRole('button', { name: 'Yes, Book Appointment' }).click()
  await toast(page, "This vendor isn't taking bookings right now.").waitFor()
})

// covers: §5.20
test(
  'a chosen hour disappears from the open page when it arrives',
  { tag: '@deep' },
  async ({ openPage }) => {
    const page = await openPage({ baseURL: product.url, expectedComplaints: SERVER_RESTARTS })
    await page.clock.install()
    await page.goto(`/appointment/${freeVendor()._id}`)
    await chooseTimes(page, { day: /21 November/, start: '02:00 PM', end: '03:00 PM' })
    await passTime(product, page, { from: Date.parse(SCENES_NOW), to: Date.parse('2026-11-21T14:00:00Z') })
    await page.getByText('This time has already passed. Choose another time.').first().waitFor()
    await expect.poll(() => page.getByRole('radio', { name: /^02:00 PM/ }).count()).toBe(0)
    await expect.poll(() => page.getByRole('radiogroup', { name: 'End time' }).count()).toBe(0)
    expect(await page.getByRole('radio', { name: '03:00 PM', exact: true }).isVisible()).toBe(true)
  },
)

test('the chosen duration stands out in both themes', { tag: '@deep' }, async ({ openPage }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await openBooking(openPage, { context: { colorScheme } })
    const durations = page.getByRole('radiogroup', { name: 'Duration' })
    await durations.getByRole('radio', { name: /^2 hours/ }).click()
    const chosen = durations.getByRole('radio', { checked: true })
    await expect(chosen).toHaveText(/2 hours/)
    const { text, price, edge } = await contrastsOf(chosen)
    expect(text, `text, ${colorScheme}`).toBeGreaterThanOrEqual(4.5)
    expect(price, `price, ${colorScheme}`).toBeGreaterThanOrEqual(4.5)
    expect(edge, `edge, ${colorScheme}`).toBeGreaterThanOrEqual(3)
  }
})

/**
 * Returns the contrast (WCAG 2.2) of a chosen segment's text and price with its background, and of its edge with the
 * background around it.
 */
const contrastsOf = (segment: Locator) =>
  segment.evaluate(async (element) => {
    await Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished))
    const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!
    const luminanceOf = (color: string) => {
      pen.fillStyle = color
      pen.fillRect(0, 0, 1, 1)
      const [red, green, blue] = Array.from(pen.getImageData(0, 0, 1, 1).data, (part) => {
        const share = part / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
    }
    const contrast = (one: string, other: string) => {
      const [dark, light] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b)
      return (light! + 0.05) / (dark! + 0.05)
    }
    const { color, backgroundColor, boxShadow } = getComputedStyle(element)
    return {
      text: contrast(color, backgroundColor),
      price: contrast(getComputedStyle(element.querySelector('small')!).color, backgroundColor),
      edge: contrast(
        boxShadow.match(/^[a-z]+\([^)]*\)/)![0],
        getComputedStyle(element.parentElement!).backgroundColor,
      ),
    }
  })
