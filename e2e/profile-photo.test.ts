import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expectAccessible } from './accessibility.ts'
import { expect, type OpenPage, type PageOptions, sharedProduct, test } from './browser.ts'
import { NEW_PASSWORD, newAddress, newClient } from './new-client.ts'
import { pressIfThere } from './press-if-there.ts'
import { SIZES } from './each-size.ts'

const product = sharedProduct()

const COLUMNS = ['red', 'green', 'blue', 'yellow'] as const
type Colour = (typeof COLUMNS)[number]

/** Returns a picture of four coloured columns, each 400 wide and 800 high, upright only by their EXIF orientation. */
async function columnsLyingOnTheirSide(): Promise<Buffer> {
  const columns = COLUMNS.map((background, index) => ({
    input: { create: { width: 400, height: 800, channels: 3 as const, background } },
    left: index * 400,
    top: 0,
  }))
  const upright = sharp({ create: { width: 1600, height: 800, channels: 3, background: 'white' } })
  const lying = await sharp(await upright.composite(columns).png().toBuffer())
    .rotate(270)
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  expect(await sharp(lying).metadata()).toMatchObject({ width: 800, height: 1600, orientation: 6 })
  return lying
}

/**
 * Returns the colours of a saved picture in the middle of its four quarters: top left, top right, bottom left, bottom
 * right.
 */
async function quarters(url: string): Promise<Colour[]> {
  const picture = sharp(Buffer.from(await (await fetch(url)).arrayBuffer()))
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([512, 512])
  const at = (x: number, y: number) => colourOf([...data.subarray((y * 512 + x) * 3, (y * 512 + x) * 3 + 3)])
  return [at(128, 128), at(384, 128), at(128, 384), at(384, 384)]
}

function colourOf([red = 0, green = 0, blue = 0]: number[]): Colour {
  if (red > 128) return green > 128 ? 'yellow' : 'red'
  return blue > 128 ? 'blue' : 'green'
}

async function openForm(openPage: OpenPage, options: Partial<PageOptions> = {}): Promise<Page> {
  const page = await openPage({ baseURL: product.url, expectedComplaints: [/status of 401/], ...options })
  const email = newAddress()
  await newClient(product.url, email)
  await page.goto('/my-profile')
  await logIn(page, email)
  await press(page, 'Edit')
  await page.getByLabel('Address line 1').fill('3 The Lane')
  return page
}

async function logIn(page: Page, email: string) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD)
  await press(page, 'Login')
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const untilText = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor()
const frame = (page: Page) => page.getByRole('application')
const photo = (page: Page) => page.getByRole('complementary', { name: 'Photo' }).locator('img')

const choose = (page: Page, buffer: Buffer, name = 'me.jpg', mimeType = 'image/jpeg') =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer })

async function pressKeys(page: Page, key: string, times: number) {
  await frame(page).focus()
  for (let time = 0; time < times; time += 1) await page.keyboard.press(key)
}

/** Uses the cropped photo, saves the profile, and returns the colours of the saved photo. */
async function savePhoto(page: Page): Promise<Colour[]> {
  await press(page, 'Use photo')
  await frame(page).waitFor({ state: 'detached' })
  await press(page, 'Save Information')
  await untilText(page, 'Profile saved')
  await untilText(page, '3 The Lane')
  await expect.poll(() => photo(page).getAttribute('src')).toMatch(/^(\/|http)/)
  return quarters(new URL((await photo(page).getAttribute('src'))!, product.url).href)
}

for (const viewport of SIZES)
  test(`a photo is framed by keys on a ${viewport}`, { tag: '@deep' }, async ({ openPage }) => {
    const page = await openForm(openPage, { viewport, context: { reducedMotion: 'reduce' } })
    await choose(page, await columnsLyingOnTheirSide())
    await pressKeys(page, 'ArrowRight', 40)
    expect(await savePhoto(page)).toEqual(['red', 'green', 'red', 'green'])

    await press(page, 'Edit')
    await choose(page, await columnsLyingOnTheirSide())
    await pressKeys(page, '+', 12)
    await pressKeys(page, 'ArrowRight', 80)
    expect(await savePhoto(page)).toEqual(['red', 'red', 'red', 'red'])
  })

test(
  'a photo is framed by dragging, the wheel, the slider and turning',
  { tag: '@deep' },
  async ({ openPage }) => {
    const page = await openForm(openPage)
    await choose(page, await columnsLyingOnTheirSide())
    await press(page, 'Rotate')
    expect(await savePhoto(page)).toEqual(['green', 'green', 'blue', 'blue'])

    await press(page, 'Edit')
    await choose(page, await columnsLyingOnTheirSide())
    const { x, y, width } = (await frame(page).boundingBox())!
    await page.mouse.move(x + width * 0.9, y + width / 2)
    await page.mouse.down()
    await page.mouse.move(x, y + width / 2, { steps: 5 })
    await page.mouse.move(x - width / 2, y + width / 2, { steps: 5 })
    await page.mouse.up()
    expect(await savePhoto(page)).toEqual(['blue', 'yellow', 'blue', 'yellow'])

    await press(page, 'Edit')
    await choose(page, await columnsLyingOnTheirSide())
    await frame(page).hover({ position: { x: 4, y: width / 2 } })
    const zoom = page.getByRole('slider', { name: 'Zoom' })
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, -300)
        return Number(await zoom.inputValue())
      })
      .toBeGreaterThan(2.2)
    expect(await savePhoto(page)).toEqual(['green', 'green', 'green', 'green'])

    await press(page, 'Edit')
    await choose(page, await columnsLyingOnTheirSide())
    await zoom.fill('4')
    await press(page, 'Zoom out')
    expect(await zoom.inputValue()).toBe('3.75')
    expect(await savePhoto(page)).toEqual(['green', 'blue', 'green', 'blue'])
  },
)

// covers: §2.93
test('a photo is pasted or dropped, discarded, and shown at once in the navigation', async ({ openPage }) => {
  const page = await openForm(openPage)
  const shown = page.locator('.account-button img')
  const before = await shown.getAttribute('src')
  await offer(page, 'paste', await columnsLyingOnTheirSide())
  await press(page, 'Use photo')
  await expect.poll(() => photo(page).getAttribute('src')).toMatch(/^data:image\/jpeg/)
  await press(page, 'Keep current photo')
  await expect.poll(() => photo(page).getAttribute('src')).toBe(before)
  await offer(page, 'drop', await columnsLyingOnTheirSide())
  await frame(page).waitFor()
  await press(page, 'Cancel')
  await frame(page).waitFor({ state: 'detached' })
  expect(await photo(page).getAttribute('src')).toBe(before)
  await offer(page, 'drop', await columnsLyingOnTheirSide())
  expect(await savePhoto(page)).toEqual(['green', 'blue', 'green', 'blue'])
  await expect.poll(() => shown.getAttribute('src')).not.toBe(before)
})

/** Drops or pastes a file, as the desktop does. */
async function offer(page: Page, event: 'paste' | 'drop', content: Buffer) {
  await page.getByLabel('Name', { exact: true }).evaluate(
    (field, [event, base64]) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      const data = new DataTransfer()
      data.items.add(new File([bytes], 'me.jpg', { type: 'image/jpeg' }))
      const options = { bubbles: true, cancelable: true }
      field.dispatchEvent(
        event === 'paste'
          ? new ClipboardEvent('paste', { ...options, clipboardData: data })
          : new DragEvent('drop', { ...options, dataTransfer: data }),
      )
    },
    [event, content.toString('base64')] as const,
  )
}

test(
  'says beside the field why a picture is refused, and keeps the input',
  { tag: '@deep' },
  async ({ openPage }) => {
    const page = await openForm(openPage)
    const before = await photo(page).getAttribute('src')
    const jpeg = await columnsLyingOnTheirSide()
    await choose(page, Buffer.from('GIF89a'), 'me.gif', 'image/gif')
    await untilText(page, 'Choose a JPEG, PNG or WebP photo.')
    await choose(page, Buffer.alloc(25 * 1024 * 1024 + 1))
    await untilText(page, 'This photo is larger than 25 MB. Choose a smaller one.')
    await choose(page, Buffer.from('not a picture'))
    await untilText(page, "We couldn't open this photo. Choose another.")
    await choose(page, Buffer.from('    ftypheic'), 'IMG_0001.HEIC', '')
    await untilText(page, "This browser can't open HEIC photos. Choose a JPEG, PNG or WebP.")
    await choose(page, await sharp(jpeg).resize(159, 400, { fit: 'fill' }).jpeg().toBuffer())
    await untilText(page, 'This photo is too small. Choose one of at least 160 by 160 pixels.')
    expect(await photo(page).getAttribute('src')).toBe(before)
    expect(await page.getByLabel('Address line 1').inputValue()).toBe('3 The Lane')

    await choose(page, await largePhoto())
    await frame(page).waitFor()
    expect(await savePhoto(page)).toHaveLength(4)
  },
)

/** Noise, which no format makes small: more than the 5 MB that the server takes. */
async function largePhoto(): Promise<Buffer> {
  const raw = Buffer.alloc(1800 * 1800 * 3)
  for (let at = 0; at < raw.length; at += 65_536) crypto.getRandomValues(raw.subarray(at, at + 65_536))
  const large = await sharp(raw, { raw: { width: 1800, height: 1800, channels: 3 } })
    .png()
    .toBuffer()
  expect(large.length).toBeGreaterThan(5 * 1024 * 1024)
  return large
}

test('a cropped photo survives an interrupting login', { tag: '@deep' }, async ({ openPage }) => {
  const page = await openForm(openPage)
  await choose(page, await columnsLyingOnTheirSide())
  await press(page, 'Use photo')
  await expect.poll(() => photo(page).getAttribute('src')).toMatch(/^data:image\/jpeg/)
  const token = await page.evaluate(() => localStorage.getItem('anseo.client'))
  const headers = { authorization: `Bearer ${token}` }
  const { userData } = await (await fetch(`${product.url}/api/user/get-profile`, { headers })).json()
  await fetch(`${product.url}/api/user/logout`, { method: 'POST', headers })
  await pressIfThere(page.getByRole('button', { name: 'Save Information', exact: true }))
  await page.waitForURL((url) => url.pathname === '/login')
  await logIn(page, userData.email)
  await expect.poll(() => photo(page).getAttribute('src')).toMatch(/^data:image\/jpeg/)
  await press(page, 'Save Information')
  await untilText(page, 'Profile saved')
  expect(
    await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('profile'))),
  ).toEqual([])
})

for (const [viewport, theme] of [
  ['phone', 'dark'],
  ['desktop', 'light'],
] as const)
  test(
    `framing is accessible on a ${viewport} in the ${theme} theme`,
    { tag: '@deep' },
    async ({ openPage }) => {
      const page = await openForm(openPage, { viewport, context: { colorScheme: theme } })
      await choose(page, await columnsLyingOnTheirSide())
      await frame(page).waitFor()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await frame(page).waitFor({ state: 'detached' })
    },
  )
