import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { expectAccessible } from './accessibility.ts'
import { scrollToReviews, reviewsOf } from './booking-page.ts'
import { expect, type OpenPage, type PageOptions, test } from './browser.ts'
import { type Caller, logIn, logInDemo } from './caller.ts'
import { loggedIn, ownProduct } from './own-product.ts'
import { pressIfThere } from './press-if-there.ts'
import { openQuietly } from './quiet-page.ts'

interface Exchange {
  appointmentId: string
  clientData: { name: string }
}

const product = ownProduct()
const vendor = loggedIn(product, 'pro')
let vendorId: string
/** Completed appointments of the vendor that can be reviewed, with their clients. */
let open: { exchange: Exchange; client: Caller }[]
test.beforeAll(async () => {
  vendorId = (await vendor.call('GET', '/api/pro/profile')).body.vendorData._id
  const { exchanges } = (await vendor.call('GET', '/api/pro/reviews/exchanges')).body
  open = await Promise.all(exchanges.map(withClient))
})

async function withClient(exchange: Exchange) {
  const key = exchange.clientData.name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
  return { exchange, client: await logIn(product.url, 'user', `${key.replace(' ', '.')}@demo.test`) }
}

async function openAs(
  openPage: OpenPage,
  site: 'client' | 'pro' | 'admin',
  caller: Caller,
  path: string,
  options: Partial<PageOptions> = {},
): Promise<Page> {
  const page = await openPage({ baseURL: product.url, signedIn: { [site]: caller }, ...options })
  await openQuietly(page, path)
  return page
}

const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true })
const dialog = (page: Page, name = 'Write a review') => page.getByRole('dialog', { name })
const starsOf = (reviews: Locator) =>
  reviews.getByRole('img').evaluateAll((marks) => marks.map((mark) => mark.ariaLabel))
const publicReviews = async () =>
  (await vendor.call('GET', `/api/vendor/${vendorId}/reviews`)).body as { reviewCount: number }

test("both sides write without seeing the other's review, then both become visible, and the vendor replies", async ({
  openPage,
}) => {
  const { exchange, client } = open.pop()!
  const before = await publicReviews()
  const page = await openAs(openPage, 'client', client, `/appointment/${vendorId}`, { viewport: 'phone' })
  await button(await scrollToReviews(page), 'Write a review').click()
  // A review that was cancelled leaves no text and no photos behind.
  const buffer = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#135e63' } })
    .jpeg()
    .toBuffer()
  await dialog(page)
    .getByLabel('Photos', { exact: true })
    .setInputFiles({ name: 'one.jpg', mimeType: 'image/jpeg', buffer })
  await button(dialog(page), 'Remove photo 1').waitFor()
  await button(dialog(page), 'Cancel').click()
  await button(await scrollToReviews(page), 'Write a review').click()
  await button(dialog(page), 'Add photos').waitFor()
  await expect(button(dialog(page), 'Remove photo 1')).toBeHidden()
  await button(dialog(page), 'Post review').click()
  await dialog(page).getByText('Choose a rating from 1 to 5 stars.').waitFor()
  await dialog(page).getByRole('radio', { name: '3 stars' }).click()
  await dialog(page).getByRole('radio', { name: '3 stars' }).press('ArrowRight')
  await dialog(page).getByText('Very good', { exact: true }).waitFor()
  await dialog(page).getByLabel('Your review (optional)').fill('Neat and quick.')
  await dialog(page).getByText('15 / 2,000').waitFor()
  await expectAccessible(page)
  await button(dialog(page), 'Post review').click()
  await dialog(page).waitFor({ state: 'hidden' })
  await button(reviewsOf(page), 'Edit your review').waitFor()
  expect(await publicReviews()).toMatchObject({ reviewCount: before.reviewCount })

  const { name } = exchange.clientData
  const pro = await openAs(openPage, 'pro', vendor, '/pro/reviews')
  await pro.getByRole('heading', { name: 'What clients wrote' }).waitFor()
  expect(await pro.getByText('Neat and quick.').count()).toBe(0)
  await expectAccessible(pro)
  await button(pro, `Write a review of ${name}`).click()
  await dialog(pro).getByRole('radio', { name: '5 stars' }).click()
  await dialog(pro).getByLabel('Your review (optional)').fill('Tea on the table.')
  await button(dialog(pro), 'Post review').click()
  const review = pro.getByRole('article').filter({ hasText: 'Neat and quick.' })
  await review.getByRole('img', { name: '4 of 5 stars' }).waitFor()
  await review.getByRole('button', { name: /^Reply/ }).click()
  await review.getByRole('textbox').fill('Thank you, and see you soon.')
  await button(review, 'Post reply').click()
  await review.getByText('Aoife replied').waitFor()
  await expectAccessible(pro)

  await page.goto('/notifications')
  await page.getByText('gave you 5 stars.').waitFor()
  await page.goto(`/appointment/${vendorId}`)
  await scrollToReviews(page)
  await page.getByText('Thank you, and see you soon.').waitFor()
  await reviewsOf(page)
    .getByText(`${before.reviewCount + 1} reviews`)
    .waitFor()
  await expectAccessible(page)
})

test(
  'a typed review survives an expired session, and is posted once',
  { tag: '@deep' },
  async ({ openPage }) => {
    const client = await logInDemo(product.url, 'user')
    const page = await openAs(openPage, 'client', client, '/my-appointment', {
      expectedComplaints: [/status of 401/],
    })
    await button(page, 'Write a review').first().click()
    await dialog(page).getByRole('radio', { name: '4 stars' }).click()
    await dialog(page).getByLabel('Your review (optional)').fill('Came early, stayed late.')
    await expectAccessible(page)
    await client.call('POST', '/api/user/logout', {})
    await pressIfThere(button(dialog(page), 'Post review'))
    await page.getByRole('heading', { name: 'Welcome back' }).waitFor()
    const again = await logInDemo(product.url, 'user')
    await page.evaluate((token) => localStorage.setItem('anseo.client', token), again.token)
    await page.goto('/my-appointment')
    await dialog(page).waitFor()
    expect(await dialog(page).getByLabel('Your review (optional)').inputValue()).toBe(
      'Came early, stayed late.',
    )
    await button(dialog(page), 'Post review').dblclick()
    await dialog(page).waitFor({ state: 'hidden' })
    await button(page, 'Edit your review').first().click()
    const changing = dialog(page, 'Edit your review')
    await changing.getByText('Very good', { exact: true }).waitFor()
    expect(await changing.getByLabel('Your review (optional)').inputValue()).toBe('Came early, stayed late.')
  },
)

test('a click beside a half-written review leaves it open', { tag: '@deep' }, async ({ openPage }) => {
  const client = await logInDemo(product.url, 'user')
  const page = await openAs(openPage, 'client', client, '/my-appointment')
  const opener = page.getByRole('button', { name: /^(Write a|Edit your) review/ }).first()
  const form = page.getByRole('dialog', { name: /review$/ })
  await opener.click()
  await form.waitFor()
  await page.mouse.click(5, 5)
  await form.waitFor({ state: 'hidden' })
  await opener.click()
  await form.getByLabel('Your review (optional)').fill('Kind to the cat.')
  await page.mouse.click(5, 5)
  await expect(form.getByLabel('Your review (optional)')).toHaveValue('Kind to the cat.')
  await button(form, 'Cancel').click()
  await form.waitFor({ state: 'hidden' })
})

test(
  'reviews are filtered by stars, sorted, and shown page by page',
  { tag: '@deep' },
  async ({ openPage }) => {
    const page = await openPage({ baseURL: product.url })
    await openQuietly(page, `/appointment/${vendorId}`)
    const shown = (await scrollToReviews(page)).getByRole('article')
    await expect.poll(() => shown.count()).toBe(10)
    await button(reviewsOf(page), 'Show more reviews').click()
    await expect.poll(() => shown.count()).toBe(20)
    await button(page, 'Report this page, a photo or a review').click()
    const reportable = dialog(page, 'Report').getByRole('option', { name: /^Review by / })
    await expect.poll(() => reportable.count(), 'each review on screen can be reported').toBe(20)
    await page.keyboard.press('Escape')
    await reviewsOf(page)
      .getByRole('button', { name: /^4 stars/ })
      .click()
    const stars = () => starsOf(shown)
    await expect.poll(async () => new Set(await stars())).toEqual(new Set(['4 of 5 stars']))
    await reviewsOf(page)
      .getByRole('button', { name: /^4 stars/ })
      .click()
    await expect.poll(async () => new Set(await stars()).size).toBeGreaterThan(1)
    const newest = await stars()
    await reviewsOf(page).getByLabel('Sort by').selectOption('Lowest rated')
    await expect.poll(stars).not.toEqual(newest)
    const lowest = await stars()
    expect(lowest).toEqual(lowest.toSorted())
    expect(lowest[0]).toBe('4 of 5 stars')
    const [data] = await page
      .locator('script[type="application/ld+json"]')
      .evaluateAll((scripts) => scripts.map((script) => JSON.parse(script.textContent ?? '')))
    const business = data['@graph'].find((node: { aggregateRating?: object }) => node.aggregateRating)
    expect(business.aggregateRating).toMatchObject({ '@type': 'AggregateRating', ratingValue: 4.8 })
    expect(business.review[0].author.name).toMatch(/^\S+ \S\.$/)
  },
)

test(
  'a sort that is chosen before the reviews with 4 stars have loaded sorts those',
  { tag: '@deep' },
  async ({ openPage }) => {
    const page = await openPage({ baseURL: product.url })
    await openQuietly(page, `/appointment/${vendorId}`)
    const reviews = await scrollToReviews(page)
    // The reply to the first choice never comes.
    await page.route('**/reviews?*', () => undefined, { times: 1 })
    const fourStars = reviews.getByRole('button', { name: /^4 stars/ })
    await fourStars.click()
    const sort = reviews.getByLabel('Sort by')
    const [asked] = await Promise.all([
      page.waitForResponse(/reviews\?.*sort=highest/),
      sort.selectOption('Highest rated'),
    ])
    expect(new URL(asked.url()).searchParams.get('stars')).toBe('4')
    const shown = reviews.getByRole('article')
    await expect.poll(async () => new Set(await starsOf(shown))).toEqual(new Set(['4 of 5 stars']))
    await expect(fourStars).toHaveAttribute('aria-pressed', 'true')
    await expect(sort).toHaveValue('highest')
  },
)

test(
  'an operator hides a review and shows it again, and a search opens the tab with hits',
  { tag: '@deep' },
  async ({ openPage }) => {
    const { reviewCount } = await publicReviews()
    const admin = await logInDemo(product.url, 'admin')
    const page = await openAs(openPage, 'admin', admin, '/admin/reviews?status=hidden')
    const status = () => new URL(page.url()).searchParams.get('status')
    await page.getByLabel('Search reviews').fill('Aoife Byrne')
    await expect.poll(status).not.toBe('hidden')
    const review = page.getByRole('row').filter({ hasText: 'of Aoife Byrne' }).first()
    await review.getByRole('button', { name: /^Hide/ }).click()
    await dialog(page, 'Hide this review?')
      .getByLabel(/^Reason/)
      .fill('Names a neighbour.')
    await button(page, 'Hide review').click()
    await expect.poll(async () => (await publicReviews()).reviewCount).toBe(reviewCount - 1)
    await page.getByRole('link', { name: /^Hidden 1/ }).click()
    await page.getByText('Names a neighbour.').waitFor()
    await page.getByRole('button', { name: /^Show again/ }).click()
    await dialog(page, 'Show this review again?')
      .getByLabel(/^Reason/)
      .fill('The name is gone.')
    await button(page, 'Show review').click()
    await expect.poll(async () => (await publicReviews()).reviewCount).toBe(reviewCount)
  },
)

test(
  'a page of clients to review that has become empty leads to the last',
  { tag: '@deep' },
  async ({ openPage }) => {
    const page = await openPage({ baseURL: product.url, signedIn: { pro: vendor } })
    await page.goto('/pro/reviews?open=9')
    const list = page.getByRole('region', { name: 'How was your appointment with' })
    await list
      .getByRole('button', { name: /^(Write a review|Edit) of / })
      .first()
      .waitFor()
  },
)

test('a review by one side alone is on the page after 14 days', { tag: '@deep' }, async ({ openPage }) => {
  const { client, exchange } = open.pop()!
  const words = { stars: 5, text: 'I would go again tomorrow.' }
  await client.call('PUT', `/api/user/appointments/${exchange.appointmentId}/review`, words)
  await product.restart({ FAKE_NOW: '2026-12-05T10:30:00Z' })
  const page = await openPage({ baseURL: product.url })
  await page.goto(`/appointment/${vendorId}`)
  await (await scrollToReviews(page)).getByText('I would go again tomorrow.').waitFor()
})
