import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expectAccessible } from './accessibility.ts'
import { expect, type OpenPage, test } from './browser.ts'
import { mailedLink } from './mails.ts'
import { newAddress } from './new-client.ts'
import { loggedIn, ownProduct } from './own-product.ts'

const product = ownProduct()
const admin = loggedIn(product, 'admin')

async function openSpecialities(openPage: OpenPage): Promise<Page> {
  const page = await openPage({
    baseURL: product.url,
    signedIn: { admin },
    expectedComplaints: [/status of 400/],
  })
  await page.goto('/admin/settings')
  await page.getByRole('link', { name: 'Specialities' }).click()
  await page.getByRole('heading', { name: 'Hairstylist' }).waitFor()
  return page
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

const picture = () =>
  sharp({ create: { width: 700, height: 500, channels: 3, background: '#c8862b' } })
    .jpeg()
    .toBuffer()

/** The labels of the doors on the home page. */
const doorsOf = (page: Page) => page.locator('#speciality').getByRole('link').allInnerTexts()

async function register(page: Page, email: string) {
  await page.goto('/pro/register')
  await page.getByLabel('Full Name').fill('Nessa Duffy')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('rowan-and-hazel-7')
  await page.getByLabel('Phone').fill('087 123 4567')
  await page.getByLabel('Speciality').selectOption('Dog Walker')
  await page.getByLabel('Town or city').fill('Galway')
  await page.getByLabel('Area').fill('Salthill')
  await page.getByLabel('Experience').fill('6 years')
  await page.getByLabel('Fee per hour in euro').fill('20')
  await page.getByLabel('About you').fill('Walks, rain or shine.')
  await button(page, 'Create Account').click()
  await page.getByRole('heading', { name: 'Check your inbox' }).waitFor()
}

test(
  'an admin adds a speciality with a picture, visitors see it, a vendor registers with it, and it is retired',
  { tag: '@deep' },
  async ({ openPage }) => {
    const page = await openSpecialities(openPage)
    await button(page, 'Add speciality').click()
    await page.getByLabel('Name', { exact: true }).fill('Nail technician')
    await page.getByLabel('Picture').setInputFiles({
      name: 'dog.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from('no picture at all'),
    })
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Add speciality' }).click()
    await dialog.getByText('Choose a JPEG').waitFor()
    await page.getByLabel('Picture').setInputFiles({
      name: 'dog.jpg',
      mimeType: 'image/jpeg',
      buffer: await picture(),
    })
    await dialog.getByRole('button', { name: 'Add speciality' }).click()
    await dialog.getByText('“Nail Technician” has this address already.').waitFor()
    await page.getByLabel('Name', { exact: true }).fill('Dog Walker')
    await dialog.getByText('/vendors/Dog_Walker').waitFor()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Add speciality' }).click()
    await page.getByText('Speciality added').waitFor()
    await page.getByRole('heading', { name: 'Dog Walker' }).waitFor()
    const saved = page.waitForResponse(/\/Dog_Walker\/move$/)
    await button(page, 'Move Dog Walker up').click()
    await page.getByText('Dog Walker is now 7 of 8.').waitFor()
    await saved

    const visitor = await openPage({ baseURL: product.url })
    await visitor.goto('/')
    await expect.poll(async () => (await doorsOf(visitor)).slice(-2)).toEqual(['Dog Walker', 'Cleaner'])
    const door = visitor.locator('#speciality').getByRole('link', { name: 'Dog Walker' })
    await door.scrollIntoViewIfNeeded()
    await expect
      .poll(() => door.locator('img').evaluate((img: HTMLImageElement) => [img.naturalWidth, img.currentSrc]))
      .toEqual([256, expect.stringMatching(/\.avif$/)])
    await door.click()
    await visitor.waitForURL('**/vendors/Dog_Walker')
    await visitor.getByRole('heading', { level: 1, name: 'Dog Walker' }).waitFor()

    const email = newAddress()
    await register(visitor, email)
    await visitor.goto(await mailedLink(product.url, email, '/verify-email'))
    await visitor.getByText('Email verified!').first().waitFor()

    await page.reload()
    await page.getByText('1 vendor, /vendors/Dog_Walker').waitFor()
    await button(page, 'Retire Dog Walker').click()
    await page.getByText('1 vendor keeps it').waitFor()
    await button(page, 'Retire speciality').click()
    await page.getByText('Speciality retired').waitFor()
    await visitor.goto('/')
    await expect.poll(async () => (await doorsOf(visitor)).at(-2)).toBe('Personal Chef')
    const kept = await visitor.goto('/vendors/Dog_Walker')
    expect(kept!.status()).toBe(200)
  },
)
