import type { Page } from 'playwright-core'
import { expect, test } from './browser.ts'
import { mailedCode } from './mails.ts'
import { newAddress } from './new-client.ts'
import { loggedIn, ownProduct } from './own-product.ts'
import { button, dialog } from './scene.ts'

const product = ownProduct()
const vendor = loggedIn(product, 'pro')
let vendorName: string
test.beforeAll(async () => {
  vendorName = (await vendor.call('GET', '/api/pro/profile')).body.vendorData.name
  await vendor.call('PUT', '/api/pro/booking-rules', { confirmation: 'everyone' })
})

/** Records in the report the number of taps on a path, and the seconds from the first to the last. */
function report(way: string, taps: readonly Tap[]) {
  const seconds = ((taps.at(-1)?.at ?? 0) - (taps[0]?.at ?? 0)) / 1000
  const description = `${way}: ${taps.length} taps in ${seconds.toFixed(1)} s`
  test.info().annotations.push({ type: 'taps', description })
  console.log(description)
}

interface Tap {
  name: string
  /** The time in ms. */
  at: number
}

const names = (taps: readonly Tap[]) => taps.map(({ name }) => name).join(' > ')

/** Counts what a finger does on the pages of this tab, by what was touched: a tap into a text field belongs to typing. */
async function countTaps(page: Page) {
  const taps: Tap[] = []
  await page.exposeBinding('noteTap', (_, name: string) => void taps.push({ name, at: performance.now() }))
  await page.addInitScript(() => {
    addEventListener(
      'pointerdown',
      ({ target }) => {
        const touched = target instanceof Element ? target.closest('a, button, summary, label') : null
        const note = (window as unknown as { noteTap: (name: string) => void }).noteTap
        if (!(target instanceof HTMLInputElement)) note(touched?.textContent.trim() ?? 'elsewhere')
      },
      { capture: true },
    )
  })
  return taps
}

/** Types into the field that has the focus, then into the next ones, as with the key 'Next' of a phone's keyboard. */
async function type(page: Page, ...texts: (string | null)[]) {
  for (const [index, text] of texts.entries()) {
    if (index > 0) await page.keyboard.press('Tab')
    if (text !== null) await page.keyboard.type(text)
  }
}

async function pay(page: Page) {
  const payment = dialog(page, 'Confirm Payment')
  await payment.getByLabel('Card number').tap()
  // Number, date and CVC: the provider's field moves on by itself.
  await page.keyboard.type('42424242424242421234123')
  await button(payment, /^Pay €/).tap()
  await page.getByText('Payment received. Your appointment is all set.').waitFor()
}

test(
  'a visitor makes a paid instant booking in at most 12 taps, and a regular the next one in 4',
  { tag: '@deep' },
  async ({ openPage }) => {
    const page = await openPage({
      baseURL: product.url,
      viewport: 'phone',
      expectedComplaints: [/status of 400/],
    })
    const taps = await countTaps(page)
    const email = newAddress()
    await page.goto('/')
    await page.getByRole('link', { name: 'Hairstylist', exact: true }).first().tap()
    const times = page.getByRole('group', { name: `Free times of ${vendorName}` }).getByRole('link')
    await times.first().tap()
    await button(page, 'Continue with email').tap()
    const sheet = dialog(page, 'Checkout')
    await expect(sheet.getByLabel('Email')).toBeFocused()
    await type(page, email)
    await button(sheet, 'Email me a code').tap()
    await expect(sheet.getByLabel('Code')).toBeFocused()
    await type(page, await mailedCode(product.url, email))
    await expect(sheet.getByLabel('Full Name')).toBeFocused()
    await type(page, 'Niamh Daly')
    await button(sheet, 'Create Account').tap()
    await expect(sheet.getByLabel('Phone')).toBeFocused()
    await type(page, '087 555 0123', '3 Main Street', null, 'D06 X2Y7')
    await button(sheet, 'Yes, Book Appointment').tap()
    await pay(page)
    report('A visitor', taps)
    expect(taps.length, names(taps)).toBeLessThanOrEqual(12)

    await page.getByRole('article').getByRole('link', { name: 'Details' }).click()
    await page.getByRole('heading', { level: 1 }).waitFor()
    taps.length = 0
    await button(page, /^Same again/).tap()
    await dialog(page, 'Same again').getByRole('list', { name: 'As usual' }).getByRole('button').first().tap()
    await button(sheet, 'Yes, Book Appointment').tap()
    await pay(page)
    report('A regular', taps)
    expect(taps.length, names(taps)).toBeLessThanOrEqual(4)
  },
)
