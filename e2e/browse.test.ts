import type { Page, Route } from 'playwright-core'
import { expect, sharedProduct, test } from './browser.ts'
import { onEachSize } from './each-size.ts'

const product = sharedProduct()

interface Listed {
  rating: number | null
  reviewCount: number
  priceFrom: number
  priceFor: string
  _id: string
  name: string
  city: string
  speciality: string
  available: boolean
  image: string
}

onEachSize((viewport) => {
  // covers: §2.33, §2.35, §3.1
  test('a speciality on the home page leads to its vendors', async ({ openPage }) => {
    const page = await openPage({ baseURL: product.url, viewport })
    await page.goto('/')
    await page.getByRole('heading', { level: 1 }).getByText('From Spa Days to').waitFor()
    await page.getByRole('link', { name: 'Book Appointment >' }).click()
    await expect.poll(() => new URL(page.url()).hash).toBe('#speciality')
    const tiles = page.locator('#speciality').getByRole('link')
    expect(await tiles.allInnerTexts()).toEqual([
      'Hairstylist',
      'Nail Technician',
      'Makeup Artist',
      'Babysitter',
      'Massage Therapist',
      'Personal Chef',
      'Cleaner',
    ])
    await tiles.last().click()
    await page.waitForURL('**/vendors/Cleaner')
    await page.getByRole('heading', { level: 1, name: 'Cleaner' }).waitFor()
  })

  // covers: §2.41
  test('the top vendors show their number of completed appointments', async ({ openPage }) => {
    const page = await openPage({ baseURL: product.url, viewport })
    await page.goto('/')
    const first = page.getByRole('link', { name: /Aoife Byrne/ })
    await first.scrollIntoViewIfNeeded()
    expect(await first.innerText()).toContain('128 completed')
    await page.getByText('Book with 150+ vetted vendors').waitFor()
  })

  // covers: §2.1, §2.33-2.35, §2.45, §2.46
  test('the home page says what the product offers and how it works', async ({ openPage }) => {
    const page = await openPage({ baseURL: product.url, viewport })
    await page.goto('/')
    const headline = page.getByRole('heading', { level: 1 })
    expect(await headline.innerText()).toMatch(/^From Spa Days to\s+Supper - Find Your\s+Everyday Experts$/)
    await page
      .locator('.hero .lead')
      .getByText(/Vetted babysitters, chefs, .* and other helpers/)
      .waitFor()
    const scene = page.locator('.hero-scene img').first()
    await expect
      .poll(() => scene.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    await page
      .getByText(
        'Simply browse through our extensive list of vendors, schedule your appointment hassle-free.',
        { exact: true },
      )
      .waitFor()
    const tiles = page.locator('#speciality').getByRole('listitem')
    expect(await tiles.locator('img').count()).toBe(7)
    const steps = page.locator('section', { has: page.getByRole('heading', { name: 'How It Works' }) })
    expect(await steps.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual([
      'Discover Vendors',
      'Chat & Get Quotes',
      'Book Appointments',
      'Secure Your Slot',
    ])
    await steps.getByText(/secure deposit/).waitFor()
    await page.getByRole('link', { name: 'Create Account' }).click()
    await page.waitForURL((url) => url.pathname === '/login')
  })

  // covers: §2.70, §9.11, §9.12
  test('the list pages, and the back button returns', async ({ openPage }) => {
    const page = await openPage({ baseURL: product.url, viewport })
    await page.goto('/vendors')
    const results = page.getByRole('status').filter({ hasText: 'results' })
    expect(await results.innerText()).toBe('Showing 1 to 12 of 154 results')
    await page.getByRole('link', { name: 'Page 2' }).click()
    await page.getByText('Showing 13 to 24 of 154 results').first().waitFor()
    expect(
      await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: /^Page/ }).count(),
    ).toBe(5)
    await page.goBack()
    await page.getByText('Showing 1 to 12 of 154 results').first().waitFor()
  })

  // covers: §2.62, §5.30
  test(
    'a name is found without its fadas, and the search is in the address',
    { tag: '@deep' },
    async ({ openPage }) => {
      const page = await openPage({ baseURL: product.url, viewport })
      await page.goto('/vendors')
      await page.getByRole('searchbox').fill('grainne')
      await page.getByText('Showing 1 to 1 of 1 results').waitFor()
      expect(new URL(page.url()).search).toBe('?search=grainne')
      await page.reload()
      expect(await page.getByRole('searchbox').inputValue()).toBe('grainne')
      await page.getByRole('searchbox').fill('nobody at all')
      await page.getByRole('heading', { name: 'No Vendors Found' }).waitFor()
      await page.getByRole('status').filter({ hasText: '0 results' }).waitFor()
      await page.getByRole('link', { name: 'Clear Filters' }).click()
      await expect(page.getByRole('region', { name: 'Results' })).toBeFocused()
      await page.getByText('Showing 1 to 12 of 154 results').first().waitFor()
      expect(await page.getByRole('searchbox').inputValue()).toBe('')
    },
  )
})

// covers: §2.65
test('on a phone the filters are in a sheet', async ({ openPage }) => {
  const page = await openPage({ baseURL: product.url, viewport: 'phone' })
  await page.goto('/vendors')
  await page.getByRole('button', { name: 'Filters' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await sheet.getByLabel('Location').selectOption('Cork')
  await page.waitForURL('**/vendors?location=Cork')
  const speciality = sheet.getByRole('link', { name: 'Personal Chef' })
  // The address changes a moment before the links of the page.
  await expect(speciality).toHaveAttribute('href', /location=Cork$/)
  await speciality.click()
  await page.waitForURL('**/vendors/Personal%20Chef?location=Cork')
  await sheet.getByRole('button', { name: /^Show \d+ result/ }).click()
  await sheet.waitFor({ state: 'hidden' })
  await page.getByRole('link', { name: /Cian O'Sullivan/ }).waitFor()
})

// covers: §2.64
test('on a desktop the active speciality leads back to all vendors', async ({ openPage }) => {
  const page = await openPage({ baseURL: product.url })
  await page.goto('/vendors/Nail_Technician')
  await page
    .getByRole('navigation', { name: 'Speciality' })
    .getByRole('link', { name: 'Nail Technician' })
    .click()
  await page.waitForURL('**/vendors')
})

// covers: §2.69-2.72
test('the pager has at most five numbers with gaps between them, and scrolls to the top', async ({
  openPage,
}) => {
  const page = await openPage({ baseURL: product.url })
  await page.goto('/vendors?page=5')
  const pager = page.getByRole('navigation', { name: 'Pages' })
  const shown = () => pager.locator('.pages').innerText()
  expect((await shown()).split(/\s+/)).toEqual(['Previous', '1', '…', '4', '5', '6', '…', '13', 'Next'])
  await pager.getByText('Showing 49 to 60 of 154 results').waitFor()
  await pager.scrollIntoViewIfNeeded()
  await page.waitForFunction(() => scrollY > 300)
  await pager.getByRole('link', { name: 'Next' }).click()
  await page.getByText('Showing 61 to 72 of 154 results').first().waitFor()
  await page.waitForFunction(() => scrollY === 0)
  await pager.getByRole('link', { name: 'Page 13' }).click()
  await page.getByText('Showing 145 to 154 of 154 results').first().waitFor()
  expect(await pager.locator('.step').last().getAttribute('aria-disabled')).toBe('true')
  await pager.getByRole('link', { name: 'Previous' }).click()
  await page.getByText('Showing 133 to 144 of 154 results').first().waitFor()
  await page.goto('/vendors/Hairstylist?search=Aoife')
  await page.getByRole('link', { name: /^Aoife Byrne/ }).waitFor()
  expect(await pager.count()).toBe(0)
})

// covers: §2.40, §2.62, §2.63, §2.66-2.68
test('the list names its filters, and says when it is loading and when nothing was found', async ({
  openPage,
}) => {
  const page = await openPage({ baseURL: product.url })
  await page.goto('/vendors?sort=name')
  expect(await page.getByRole('searchbox').getAttribute('placeholder')).toBe('Search by vendor name...')
  const location = page.getByRole('combobox', { name: 'Location' })
  expect(await location.locator('option').first().innerText()).toBe('All Locations')
  const { data } = (await (await fetch(`${product.url}/api/vendor/list?sort=name&page=1`)).json()) as {
    data: Listed[]
  }
  for (const {
    _id,
    name,
    city,
    speciality,
    available,
    rating,
    reviewCount,
    priceFrom,
    priceFor,
  } of data.slice(0, 4)) {
    const card = page.locator(`a[href="/appointment/${_id}"]`)
    const words = [available ? 'Available' : 'Not Available', name, speciality.replace('_', ' '), city]
    if (rating !== null) words.push(rating.toFixed(1), 'of 5 stars,', `(${reviewCount})`)
    words.push(`€${priceFrom.toFixed(2)} in total, ${priceFor}`)
    const lines = (await card.innerText()).split('\n').filter((line) => line !== '')
    // A vendor who takes bookings shows its next free times or that it is fully booked.
    const times = page.getByRole('group', { name: `Free times of ${name}` }).getByRole('link')
    if (available && (await times.count()) === 0) expect(lines.pop()).toBe('Fully booked')
    for (const time of await times.all()) expect(await time.innerText()).toMatch(/\d\d:00 [AP]M$/)
    expect(lines).toEqual(words)
  }
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/vendors*.data*', async (route) => {
    await released
    await route.continue()
  })
  await location.selectOption('Cork')
  const loading = page.getByRole('status').filter({ hasText: 'Loading Vendors...' })
  await loading.waitFor()
  await expect.poll(async () => (await loading.boundingBox())!.height).toBeGreaterThan(10)
  release()
  await page.waitForURL((url) => url.searchParams.get('location') === 'Cork')
  await loading.waitFor({ state: 'detached' })
  await page.goto('/vendors/Cleaner?search=nobody')
  await page.getByRole('heading', { name: 'No Vendors Found' }).waitFor()
  await page.getByText('Try adjusting your filters or search terms').waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Clear Filters' }).filter({ visible: true }).click()
  await page.waitForURL('**/vendors')
})

test('a page number after the last shows the last page', { tag: '@deep' }, async ({ openPage }) => {
  const page = await openPage({ baseURL: product.url })
  await page.goto('/vendors/Hairstylist?page=99&sort=name')
  await page.getByText('Showing 25 to 25 of 25 results').first().waitFor()
  expect(page.url()).toBe(`${product.url}/vendors/Hairstylist?sort=name&page=3`)
})

// covers: §2.34, §2.37, §7.4
test(
  'a link to the home page shows it at once, and its vendors when they have loaded',
  { tag: '@deep' },
  async ({ openPage }) => {
    const page = await openPage({ baseURL: product.url })
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await openHomeWithin(page, async (route) => {
      await released
      await route.continue()
    })
    await page.getByRole('heading', { name: 'Find by Speciality' }).waitFor()
    await page.getByText('Loading Vendors...').waitFor()
    release()
    await page.getByRole('heading', { name: 'Top Performing Vendors' }).waitFor()
    await page.getByText('Book with 150+ vetted vendors').waitFor()
  },
)

// covers: §2.35, §2.36
test('on a phone the specialities scroll sideways, and a tap opens the top of the list', async ({
  openPage,
}) => {
  const page = await openPage({ baseURL: product.url, viewport: 'phone' })
  await page.goto('/')
  const row = page.locator('#speciality .tiles')
  await row.scrollIntoViewIfNeeded()
  expect(await row.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeGreaterThan(200)
  await page.evaluate(() => document.querySelector('#speciality')!.scrollIntoView({ behavior: 'instant' }))
  await page.waitForFunction(() => scrollY > 100)
  await row.getByRole('link', { name: 'Personal Chef' }).click()
  await page.waitForURL('**/vendors/Personal%20Chef')
  await page.getByRole('heading', { level: 1, name: 'Personal Chef' }).waitFor()
  await page.waitForFunction(() => scrollY === 0)
})

/** Opens the home page from another page of the site; `answer` handles the request for its vendors. */
async function openHomeWithin(page: Page, answer: (route: Route) => Promise<void>) {
  await page.goto('/about')
  await page.route('**/api/vendor/top', answer)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()
}

// covers: §2.38, §2.40-2.42
test("a top vendor's card shows the key facts and leads to the booking page", async ({ openPage }) => {
  const page = await openPage({ baseURL: product.url })
  await page.goto('/')
  const card = page.getByRole('link', { name: /Aoife Byrne/ })
  for (const text of ['Available', 'Hairstylist', /^\d+ completed$/])
    await card.getByText(text, { exact: true }).waitFor()
  const { data } = (await (await fetch(`${product.url}/api/vendor/top`)).json()) as { data: Listed[] }
  const first = data.find(({ name }) => name === 'Aoife Byrne')!
  await card.getByText(first.city).waitFor()
  expect(await page.getByRole('link', { name: 'View More Vendors' }).getAttribute('href')).toBe('/vendors')
  await card.click()
  await page.waitForURL(`**/appointment/${first._id}`)
})

// covers: §2.37, §2.38, §2.41
test('without a top performer available vendors are shown', async ({ openPage }) => {
  const page = await openPage({ baseURL: product.url })
  await openHomeWithin(page, async (route) => {
    const top = await (await route.fetch()).json()
    await route.fulfill({ json: { ...top, fallback: true } })
  })
  await page.getByRole('heading', { name: 'Available Vendors to Book' }).waitFor()
  const foot = page.getByRole('link', { name: /Aoife Byrne/ }).locator('.foot')
  expect(await foot.innerText()).toBe('Available')
  await foot.locator('svg').waitFor()
  await page.getByRole('link', { name: 'Browse All Vendors' }).click()
  await page.waitForURL('**/vendors')
})

// covers: §2.43, §9.19
test('after five seconds home stops waiting for its vendors', async ({ openPage }) => {
  const page = await openPage({ baseURL: product.url })
  // A busy page asks long after its time has begun, so the request itself may take less.
  await page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    AbortSignal.timeout = (ms) => {
      const [signal, began] = [timeout(ms), performance.now()]
      signal.addEventListener('abort', () =>
        Object.assign(globalThis, { waitedMs: performance.now() - began }),
      )
      return signal
    }
  })
  await openHomeWithin(page, () => Promise.resolve())
  const waiting = page.getByRole('status').filter({ hasText: 'Loading Vendors...' })
  await waiting.locator('.spinner').waitFor()
  await page.getByRole('heading', { name: 'No Vendors Found' }).waitFor()
  expect(await waiting.count()).toBe(0)
  const waitedMs = await page.evaluate(() => (globalThis as { waitedMs?: number }).waitedMs)
  expect(waitedMs).toBeGreaterThan(4_990)
  expect(waitedMs).toBeLessThan(10_000)
})

// covers: §2.39, §9.21
test('a picture loads once a tenth of it is in view, and says when it fails', async ({ openPage }) => {
  const page = await openPage({ baseURL: product.url, expectedComplaints: [/ERR_FAILED/] })
  await page.addInitScript(() => {
    const thresholds: unknown[] = []
    const Observer = IntersectionObserver
    Object.assign(window, {
      thresholds,
      IntersectionObserver: class extends Observer {
        constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
          super(callback, options)
          thresholds.push(options?.threshold)
        }
      },
    })
  })
  const { data } = (await (await fetch(`${product.url}/api/vendor/top`)).json()) as { data: Listed[] }
  const last = data.at(-1)!
  await page.route(`**${new URL(last.image, product.url).pathname}*`, (route) => route.abort())
  await page.goto('/')
  const card = page.getByRole('link', { name: new RegExp(last.name) })
  expect(await card.locator('img').count()).toBe(0)
  await card.scrollIntoViewIfNeeded()
  await card.getByText('Failed to load', { exact: true }).waitFor()
  const thresholds = await page.evaluate(() => (window as unknown as { thresholds: unknown[] }).thresholds)
  expect(new Set(thresholds)).toEqual(new Set([0.1]))
})

// covers: §2.44
test('home without vendors says so and tries again', async ({ openPage }) => {
  const page = await openPage({ baseURL: product.url, expectedComplaints: [/ERR_FAILED/] })
  await openHomeWithin(page, (route) => route.abort())
  await page.getByRole('heading', { name: 'No Vendors Found' }).waitFor()
  await page.getByText('Check your internet connection and try again').waitFor()
  await page.getByRole('button', { name: 'Try Again' }).click()
  await page.getByRole('heading', { name: 'Top Performing Vendors' }).waitFor()
})

// covers: §2.4
test('an unknown address has status 404 and says so', async ({ openPage }) => {
  const expectedComplaints = [/404/, /malformed URL segment/]
  const page = await openPage({ baseURL: product.url, expectedComplaints })
  for (const path of ['/nowhere', '/vendors/Plumber', '/vendors/100%']) {
    const reply = await page.goto(path)
    expect(reply?.status()).toBe(404)
    await page.getByRole('link', { name: 'Go to Home' }).waitFor()
  }
})

// covers: §7.4
test('a page rendered on the server contains its data, title and structured data', async () => {
  const html = await (await fetch(`${product.url}/vendors/Personal%20Chef`)).text()
  expect(html).toMatch(/^<!doctype html>/i)
  expect(html).toContain('<title>Personal Chefs in Ireland | Anseo</title>')
  expect(html).toContain('rel="canonical"')
  expect(html).toContain('O&#x27;Sullivan')
  expect(await (await fetch(product.url)).text()).toContain('application/ld+json')
})

test(
  'the view transitions smoothly from a card to the vendor and back',
  { tag: '@deep' },
  async ({ openPage }) => {
    const page = await openPage({ baseURL: product.url })
    await page.addInitScript(() => {
      const start = document.startViewTransition.bind(document)
      document.startViewTransition = (update) => {
        const transition = start(update)
        const count = () => document.documentElement.setAttribute('data-changes', `${++changes}`)
        // A slow machine skips the movement; the view has changed all the same.
        transition.ready.then(count, count)
        return transition
      }
      let changes = 0
    })
    await page.goto('/vendors')
    await page.locator('.vcard').first().click()
    await page.waitForURL('**/appointment/*')
    await page.locator('html[data-changes="1"]').waitFor()
    await page.goBack()
    await page.waitForURL('**/vendors')
    await page.locator('html[data-changes="2"]').waitFor()
  },
)
