// covers: ASVS 1.2.3
import { expect, sharedProduct, test } from './browser.ts'
import { logInDemo } from './caller.ts'
import { onEachSize } from './each-size.ts'

const product = sharedProduct()

/** Reads a page as a search engine does, without running scripts. */
async function read(path: string) {
  const reply = await fetch(product.url + path)
  const html = await reply.text()
  const head = html.slice(0, html.indexOf('</head>'))
  const all = (pattern: RegExp) => [...head.matchAll(pattern)].map((found) => decode(found[1]!))
  const metas = new Map(
    [...head.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)].map(([, name, content]) => [
      name,
      decode(content!),
    ]),
  )
  const data = all(/<script type="application\/ld\+json">(.*?)<\/script>/gs).map((text) => JSON.parse(text))
  return {
    status: reply.status,
    html,
    titles: all(/<title>(.*?)<\/title>/g),
    canonical: all(/<link rel="canonical" href="([^"]+)"/g),
    metas,
    // oxlint-disable-next-line typescript/no-explicit-any
    things: data.flatMap((graph: any) => graph['@graph']) as any[],
  }
}

const decode = (text: string) =>
  text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&lt;', '<')

const typesOf = ({ things }: Awaited<ReturnType<typeof read>>) => things.map((thing) => thing['@type'])

async function findVendor(name: string) {
  const reply = await fetch(`${product.url}/api/vendor/list?search=${encodeURIComponent(name)}`)
  return ((await reply.json()) as { data: { _id: string; name: string; image: string; city: string }[] })
    .data[0]!
}

test.describe('a page that search engines may index', () => {
  test('has one title, a description, its canonical address and a picture to share', async () => {
    const sitemap = await (await fetch(`${product.url}/sitemap.xml`)).text()
    const paths = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) =>
      address!.slice(product.url.length),
    )
    expect(paths.length).toBeGreaterThan(120)
    const titles = new Set<string>()
    const descriptions = new Set<string>()
    // Pages of all kinds: the kinds follow each other.
    const every = Math.floor(paths.length / 20)
    const looked = paths.filter((_, place) => place % every === 0)
    for (const path of looked) {
      const page = await read(path)
      expect(page.status, path).toBe(200)
      expect(page.titles, path).toHaveLength(1)
      expect(page.canonical, path).toEqual([product.url + path])
      expect(page.metas.get('robots'), path).toBeUndefined()
      const description = page.metas.get('description') ?? ''
      expect(description.length, path).toBeGreaterThan(30)
      expect(description.length, path).toBeLessThanOrEqual(200)
      titles.add(page.titles[0]!)
      descriptions.add(description)
      expect(page.metas.get('og:title')).toBe(page.titles[0])
      expect(page.metas.get('og:url')).toBe(product.url + path)
      expect(page.metas.get('og:image:alt'), path).toBeTruthy()
      const picture = await fetch(page.metas.get('og:image')!)
      expect(picture.headers.get('content-type'), path).toMatch(/^image\//)
    }
    expect(titles.size).toBe(looked.length)
    expect(descriptions.size).toBe(looked.length)
  })

  test('says what it is in structured data', async () => {
    expect(typesOf(await read('/'))).toEqual(['Organization', 'WebSite'])
    expect(typesOf(await read('/about'))).toEqual(['AboutPage', 'Organization'])
    expect(typesOf(await read('/contact'))).toEqual(['ContactPage', 'Organization'])
    const home = await read('/')
    const { target } = home.things[1].potentialAction
    const found = await read(
      target.urlTemplate.slice(product.url.length).replace('{search_term_string}', 'Cian'),
    )
    expect(found.html).toContain('Cian O&#x27;Sullivan')
  })
})

test('a list names its vendors, numbered across pages', async () => {
  const page = await read('/vendors/Hairstylist?page=2')
  expect(page.titles).toEqual(['Hairstylists in Ireland, page 2 | Anseo'])
  const [list, breadcrumbs] = page.things
  expect(list).toMatchObject({ '@type': 'ItemList', numberOfItems: 25 })
  expect(list.itemListElement.map(({ position }: { position: number }) => position)).toEqual([
    13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24,
  ])
  expect(list.itemListElement[0].url).toMatch(/\/appointment\/[0-9a-f-]{36}$/)
  expect(breadcrumbs.itemListElement.map(({ name }: { name: string }) => name)).toEqual([
    'Home',
    'All Vendors',
    'Hairstylists',
  ])
})

for (const [path, canonical] of [
  ['/vendors?sort=price', '/vendors'],
  ['/vendors?page=1', '/vendors'],
  ['/vendors/Cleaner?sort=name&page=2', '/vendors/Cleaner?page=2'],
  ['/vendors?location=cork', '/vendors?location=Cork'],
  ['/vendors/Personal Chef?location=Cork', '/vendors/Personal%20Chef?location=Cork'],
])
  test(`the list ${path} is the same page as ${canonical}`, async () => {
    const page = await read(encodeURI(path!))
    expect(page.canonical).toEqual([product.url + canonical])
    expect(page.metas.get('robots')).toBeUndefined()
  })

for (const path of ['/vendors?search=cian', '/vendors?location=Atlantis'])
  test(`${path} is not indexed`, async () => {
    const page = await read(path)
    expect(page.status).toBe(200)
    expect(page.metas.get('robots')).toBe('noindex')
    expect(page.canonical).toEqual([])
  })

test('the structured data of a vendor is a business with its lowest total', async () => {
  const vendor = await findVendor('Aoife Byrne')
  const page = await read(`/appointment/${vendor._id}`)
  expect(page.titles).toEqual([`Aoife Byrne, Hairstylist in ${vendor.city} | Anseo`])
  expect(page.metas.get('og:image')).toBe(product.url + vendor.image)
  expect(page.metas.get('og:image:width')).toBe('512')
  expect(page.metas.get('og:image:height')).toBe('512')
  expect(page.metas.get('og:image:alt')).toBe('Aoife Byrne, Hairstylist')
  const [business, service, breadcrumbs] = page.things
  expect(business).toMatchObject({
    '@type': 'LocalBusiness',
    name: 'Aoife Byrne',
    image: [
      product.url + vendor.image,
      ...Array.from({ length: 4 }, () => expect.stringMatching(/\/images\/photo-[\w-]+-720\.webp$/)),
    ],
    address: { addressLocality: vendor.city, addressCountry: 'IE' },
  })
  expect(service).toMatchObject({
    '@type': 'Service',
    provider: { '@id': business['@id'] },
    areaServed: { name: vendor.city },
    offers: {
      price: expect.stringMatching(/^\d+\.\d\d$/),
      priceCurrency: 'EUR',
    },
  })
  expect(breadcrumbs.itemListElement).toHaveLength(4)
})

test('an unknown address has status 404 and is not indexed', async () => {
  const nobody = '/appointment/00000000-0000-4000-8000-000000000000'
  for (const path of ['/nowhere', '/vendors/Plumber', '/vendors/hairstylist', '/appointment/1', nobody]) {
    const page = await read(path)
    expect(page.status, path).toBe(404)
    expect(page.titles, path).toEqual([expect.stringMatching(/not found \| Anseo$/)])
    expect(page.metas.get('robots'), path).toBe('noindex')
    expect(page.canonical, path).toEqual([])
  }
})

for (const [path, title] of [
  ['/my-profile', 'My Profile'],
  ['/change-password', 'Change Password'],
  ['/my-appointment', 'My Appointments'],
  ['/favourites', 'Favourites'],
  ['/my-requests', 'Quote requests'],
  ['/ask', 'Ask several vendors'],
  ['/messages', 'Messages'],
  ['/messages/00000000-0000-4000-8000-000000000000/Vendor', 'Messages'],
  ['/notifications', 'Notifications'],
  ['/login', 'Login'],
  ['/forgot-password', 'Forgot password'],
  ['/reset-password', 'Reset password'],
  ['/verify-email', 'Verify email'],
  ['/not-me', 'Delete a sign-up'],
  ['/stop-emails', 'Stop emails'],
  ['/health-note', 'Your health notes'],
  ['/pay/x', 'Pay for your appointment'],
  ['/resend-verification', 'Resend verification'],
])
  test(`the page ${path} has the title ${title} and is not indexed`, async () => {
    const page = await read(path!)
    expect(page.titles).toEqual([`${title} | Anseo`])
    expect(page.metas.get('robots')).toBe('noindex')
  })

onEachSize((viewport) => {
  for (const path of ['/', '/vendors', 'booking'])
    test(
      `pictures of ${path} come in the size that is shown`,
      { tag: path === '/vendors' ? [] : '@deep' },
      async ({ openPage }) => {
        const deviceScaleFactor = viewport === 'phone' ? 2.625 : 1
        const page = await openPage({ baseURL: product.url, viewport, context: { deviceScaleFactor } })
        await page.goto(path === 'booking' ? `/appointment/${(await findVendor('Aoife Byrne'))._id}` : path)
        const cards = page.locator('main a.vcard')
        await cards.first().waitFor()
        for (const card of await cards.all()) await card.scrollIntoViewIfNeeded()
        // Photos of work and pictures of specialities have widths of their own.
        const portraits = page.locator('main img[src^="/images/"]:not(.gallery *, .door *, .chip *)')
        let sizes: { pixels: number; need: number }[] = []
        const countLoaded = async () => (sizes = await portraits.evaluateAll(loadedAndNeeded)).length
        await expect.poll(countLoaded).toBeGreaterThan(3)
        for (const { pixels, need } of sizes) {
          expect(pixels / need).toBeGreaterThan(0.75)
          if (pixels > SMALLEST_WIDTH) expect(pixels / need).toBeLessThan(2)
        }
        expect(await page.locator('img:not([width][height])').count()).toBe(0)
      },
    )
})

/** No picture is served in fewer pixels. */
const SMALLEST_WIDTH = 160

/**
 * Returns the width in pixels of each loaded picture, and the pixels that its largest place on the page needs, because a
 * browser reuses a loaded picture in smaller places. Empty until all have loaded.
 */
function loadedAndNeeded(images: (HTMLElement | SVGElement)[]): { pixels: number; need: number }[] {
  const needs: Record<string, number> = {}
  for (const image of images) {
    const { currentSrc, complete } = image as HTMLImageElement
    if (!complete || !currentSrc) return []
    const { width, height } = image.getBoundingClientRect()
    needs[currentSrc] = Math.max(needs[currentSrc] ?? 0, width * devicePixelRatio, height * devicePixelRatio)
  }
  return Object.entries(needs).map(([address, need]) => ({
    pixels: Number(new URL(address).searchParams.get('w') ?? '512'),
    need,
  }))
}

test('pictures above the fold load first, and those below wait', async () => {
  const { html } = await read('/vendors')
  const cards = [...html.matchAll(/<a class="vcard".*?<\/a>/gs)].map(([card]) => card)
  expect(cards.map((card) => card.includes('<img'))).toEqual(cards.map((_, index) => index < 8))
  expect(cards.map((card) => /<img[^>]*fetchPriority="high"/i.test(card))).toEqual(
    cards.map((_, index) => index < 2),
  )
  const booking = await read(`/appointment/${(await findVendor('Aoife Byrne'))._id}`)
  expect(booking.html.match(/<img[^>]*fetchPriority="high"/gi)).toHaveLength(1)
})

test('the fonts that nearly every page needs are preloaded, and have at most 32 kB', async () => {
  for (const path of ['/', '/vendors', '/my-profile', '/nowhere']) {
    const { html } = await read(path)
    const fonts = [
      ...html.matchAll(
        /<link (?:nonce="[^"]*" )?rel="preload" as="font" type="font\/woff2" crossorigin="[^"]*" href="([^"]+)"/gi,
      ),
    ]
    expect(fonts, path).toHaveLength(2)
    const replies = await Promise.all(fonts.map(([, address]) => fetch(product.url + address)))
    const bytes = await Promise.all(replies.map(async (reply) => (await reply.arrayBuffer()).byteLength))
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    expect(bytes[0]! + bytes[1]!).toBeLessThanOrEqual(32_000)
    const styles = [...html.matchAll(/<link (?:nonce="[^"]*" )?rel="stylesheet" href="([^"]+)"/g)].map(
      ([, address]) => address!,
    )
    const css = (
      await Promise.all(styles.map(async (style) => (await fetch(product.url + style)).text()))
    ).join('')
    const used = [...css.matchAll(/url\(["']?([^)"']+\.woff2)/g)].map(([, address]) => address)
    expect(used, path).toEqual(expect.arrayContaining(fonts.map(([, address]) => address)))
  }
})

test("a vendor's text cannot break out of the structured data or the page", async () => {
  const vendor = await logInDemo(product.url, 'pro')
  const about = 'I cut hair. </script><script>document.title = "mine"</script><!-- "quoted" & \u2028 more.'
  const form = new FormData()
  form.set('about', about)
  const reply = await fetch(`${product.url}/api/pro/profile`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${vendor.token}` },
    body: form,
  })
  expect(await reply.json()).toMatchObject({ success: true })
  const { body } = await vendor.call('GET', '/api/pro/profile')
  const page = await read(`/appointment/${body.vendorData._id}`)
  expect(page.html).not.toContain('<script>document.title')
  expect(page.things[0].description).toContain(
    '</script><script>document.title = "mine"</script><!-- "quoted" &',
  )
  expect(page.things.map((thing) => thing['@type'])).toEqual(['LocalBusiness', 'Service', 'BreadcrumbList'])
})

test(
  'the filters of a list are in the address: it can be shared, and the back button returns',
  { tag: '@deep' },
  async ({ openPage }) => {
    const page = await openPage({ baseURL: product.url })
    const showing = async (heading: string, search: string, location: string, sort: string) => {
      await page.getByRole('heading', { level: 1, name: heading }).waitFor()
      await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe(search)
      await expect.poll(() => page.getByLabel('Location').inputValue()).toBe(location)
      await expect.poll(() => page.getByLabel('Sort by').inputValue()).toBe(sort)
    }
    await page.goto('/vendors')
    await page
      .getByRole('navigation', { name: 'Speciality' })
      .getByRole('link', { name: 'Personal Chef' })
      .click()
    await page.waitForURL('**/vendors/Personal%20Chef')
    await page.getByLabel('Location').selectOption('Cork')
    await page.waitForURL('**/Personal%20Chef?location=Cork')
    await page.getByLabel('Sort by').selectOption('Price: low to high')
    await page.waitForURL('**/Personal%20Chef?location=Cork&sort=price')
    await page.getByRole('searchbox').pressSequentially('cian', { delay: 20 })
    await page.waitForURL('**/Personal%20Chef?search=cian&location=Cork&sort=price')
    await page.getByRole('link', { name: /Cian O'Sullivan/ }).waitFor()

    const friend = await openPage({ baseURL: product.url })
    await friend.goto(page.url())
    await friend.getByRole('link', { name: /Cian O'Sullivan/ }).waitFor()
    expect(await friend.locator('main a.vcard').count()).toBe(await page.locator('main a.vcard').count())

    await showing('Personal Chef', 'cian', 'Cork', 'price')
    await page.goBack()
    await showing('Personal Chef', '', 'Cork', 'price')
    await page.goBack()
    await showing('Personal Chef', '', 'Cork', 'completed')
    await page.goBack()
    await showing('Personal Chef', '', '', 'completed')
    await page.goBack()
    await showing('All Vendors', '', '', 'completed')
    await page.goForward()
    await showing('Personal Chef', '', '', 'completed')
  },
)

test('going back from a vendor leads to the same list', { tag: '@deep' }, async ({ openPage }) => {
  const page = await openPage({ baseURL: product.url, viewport: 'phone' })
  await page.goto('/vendors/Hairstylist?sort=name&page=2')
  // The vendors that were viewed last are below the results.
  const cards = page.getByRole('region', { name: 'Results' }).locator('a.vcard')
  const card = cards.last()
  const name = await card.locator('.name').innerText()
  await card.click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await page.goBack()
  await page.getByText('Showing 13 to 24 of 25 results').first().waitFor()
  await cards.filter({ hasText: name }).waitFor()
  expect(page.url()).toBe(`${product.url}/vendors/Hairstylist?sort=name&page=2`)
})
