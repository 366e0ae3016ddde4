import sharp from 'sharp'
import { expectAccessible } from './accessibility.ts'
import { expect, type OpenPage, test } from './browser.ts'
import { loggedIn, ownProduct } from './own-product.ts'

const product = ownProduct()
const vendor = loggedIn(product, 'pro')
let vendorId: string
test.beforeAll(async () => {
  vendorId = (await vendor.call('GET', '/api/pro/profile')).body.vendorData._id
  const { photos } = (await vendor.call('GET', '/api/pro/photos')).body
  for (const { _id } of photos) await vendor.call('DELETE', `/api/pro/photos/${_id}`)
})

const picture = async (name: string, width: number, height: number, background: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer(),
})
/** Adds a photo as the vendor's page does. */
async function upload(words: string, background: string): Promise<void> {
  const { name, buffer } = await picture('photo.jpg', 420, 480, background)
  const form = new FormData()
  form.set('words', words)
  form.set('image', new File([new Uint8Array(buffer)], name))
  const { status } = await fetch(`${product.url}/api/pro/photos`, {
    method: 'POST',
    headers: { authorization: `Bearer ${vendor.token}` },
    body: form,
  })
  expect(status).toBe(200)
}
const own = async (): Promise<{ _id: string; words: string | null; state: string }[]> =>
  (await vendor.call('GET', '/api/pro/photos')).body.photos

async function openPhotos(openPage: OpenPage) {
  const page = await openPage({
    baseURL: product.url,
    signedIn: { pro: vendor },
    viewport: 'phone',
    expectedComplaints: [/status of 400/],
  })
  await page.goto('/pro/photos')
  return page
}

test(
  'a vendor adds several photos, sees errors per file, sets captions and order, and undoes a removal',
  { tag: '@deep' },
  async ({ openPage }) => {
    const page = await openPhotos(openPage)
    await page.getByText('No photos yet').waitFor()
    await page
      .getByLabel('Photos', { exact: true })
      .setInputFiles([
        await picture('copper.jpg', 480, 420, '#a8481f'),
        { name: 'menu.txt', mimeType: 'text/plain', buffer: Buffer.from('no photo') },
        await picture('tiny.jpg', 300, 300, '#2a2430'),
        await picture('honey.jpg', 420, 480, '#9a6a33'),
      ])
    const failed = page.getByRole('list', { name: 'Uploads' })
    await failed.getByText('Choose a JPEG, PNG or WebP photo.').waitFor()
    await failed.getByText('This photo is too small. Choose one of at least 400 by 400 pixels.').waitFor()
    const tiles = page.getByRole('list', { name: 'Photos' }).getByRole('listitem')
    await expect.poll(() => tiles.locator('picture').count()).toBe(2)
    await expectAccessible(page)
    for (let left = 2; left > 0; left--) {
      await expect.poll(() => failed.getByRole('button', { name: 'Dismiss' }).count()).toBe(left)
      await failed.getByRole('button', { name: 'Dismiss' }).first().tap()
    }

    await page.getByRole('button', { name: /^Edit Photo 1/ }).tap()
    await page.getByLabel("In words, for people who don't see it").fill('Copper gloss')
    await page.getByLabel('Service').selectOption({ index: 1 })
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Save photo' }).tap()
    await page.getByRole('button', { name: 'Move Copper gloss later' }).tap()
    await page.getByText('Copper gloss is now 2 of 2.').waitFor({ state: 'attached' })
    await expect.poll(async () => (await own()).map(({ words }) => words)).toEqual([null, 'Copper gloss'])

    await page.getByRole('button', { name: /Edit Copper gloss/ }).tap()
    await page.getByRole('button', { name: 'Remove' }).tap()
    await expect.poll(async () => (await own()).length).toBe(1)
    await page.getByRole('button', { name: 'Undo' }).tap()
    await page.getByRole('button', { name: /Edit Copper gloss/ }).waitFor()
  },
)

test(
  'a client looks through the photos with the keyboard and by swiping, and the focus returns',
  { tag: '@deep' },
  async ({ openPage }) => {
    for (const { _id } of await own()) await vendor.call('DELETE', `/api/pro/photos/${_id}`)
    await upload('', '#9a6a33')
    await upload('Copper gloss', '#a8481f')
    await expect.poll(async () => (await own()).map(({ state }) => state)).toEqual(['ready', 'ready'])
    const page = await openPage({ baseURL: product.url, viewport: 'phone' })
    let scripts = 0
    page.on('request', (request) => void (scripts += request.resourceType() === 'script' ? 1 : 0))
    await page.goto(`/appointment/${vendorId}`)
    await page.waitForLoadState('networkidle')
    const before = scripts
    const gallery = page.getByRole('region', { name: 'Photos', exact: true })
    const copper = gallery.getByRole('link', { name: 'Copper gloss' })
    await copper.scrollIntoViewIfNeeded()
    await expect.poll(() => scripts).toBeGreaterThan(before)
    await page.waitForLoadState('networkidle')
    await expectAccessible(page)
    await copper.focus()
    await page.keyboard.press('Enter')
    const box = page.getByRole('dialog', { name: /^Photos of / })
    await box.getByText('Photo 2 of 2: Copper gloss').waitFor({ state: 'attached' })
    await expectAccessible(page)
    await page.keyboard.press('ArrowLeft')
    await box.getByText(/^Photo 1 of 2: Work by /).waitFor({ state: 'attached' })
    await box.getByRole('button', { name: 'Next photo' }).tap()
    await box.getByText('Photo 2 of 2: Copper gloss').waitFor({ state: 'attached' })
    await box.locator('ul').evaluate((track) => track.scrollTo({ left: 0, behavior: 'instant' }))
    await box.getByText(/^Photo 1 of 2/).waitFor({ state: 'attached' })
    await page.keyboard.press('Escape')
    await box.waitFor({ state: 'hidden' })
    expect(await copper.evaluate((link) => link === document.activeElement)).toBe(true)
  },
)
