import { afterAll, beforeAll, describe, expect } from 'vitest'
import { test } from './browser.ts'
import { type Product, startProduct } from './server.ts'

let product: Product
beforeAll(async () => {
  product = await startProduct({ FAKE_NOW: '2026-11-18T09:00:00Z' })
})
afterAll(() => product?.remove())

/** A page as a search engine reads it, without running scripts. */
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

describe('every page that may be found', () => {
  test('has one title, a description, its canonical address and a picture to share', async () => {
    const sitemap = await (await fetch(`${product.url}/sitemap.xml`)).text()
    const paths = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) =>
      address!.slice(product.url.length),
    )
    expect(paths.length).toBeGreaterThan(120)
    const titles = new Set<string>()
    const descriptions = new Set<string>()
    for (const path of paths.slice(0, 20)) {
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
    expect(titles.size).toBe(20)
    expect(descriptions.size).toBe(20)
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
    expect(found.html).toContain('Cian')
  })
})

test('a list names its vendors, numbered across pages', async () => {
  const page = await read('/vendors/Hairstylist?page=2')
  expect(page.titles).toEqual(['Hairstylists in Ireland, page 2 | Anseo'])
  const [list, breadcrumbs] = page.things
  expect(list).toMatchObject({ '@type': 'ItemList', numberOfItems: 20 })
  expect(list.itemListElement.map(({ position }: { position: number }) => position)).toEqual([
    13, 14, 15, 16, 17, 18, 19, 20,
  ])
  expect(list.itemListElement[0].url).toMatch(/\/appointment\/[0-9a-f-]{36}$/)
  expect(breadcrumbs.itemListElement.map(({ name }: { name: string }) => name)).toEqual([
    'Home',
    'All Vendors',
    'Hairstylists',
  ])
})

test.for([
  ['/vendors?sort=price', '/vendors'],
  ['/vendors?page=1', '/vendors'],
  ['/vendors/Cleaner?sort=name&page=2', '/vendors/Cleaner?page=2'],
  ['/vendors?location=cork', '/vendors?location=Cork'],
  ['/vendors/Personal Chef?location=Cork', '/vendors/Personal%20Chef?location=Cork'],
])('the list %s is the same page as %s', async ([path, canonical]) => {
  const page = await read(encodeURI(path!))
  expect(page.canonical).toEqual([product.url + canonical])
  expect(page.metas.get('robots')).toBeUndefined()
})

test.for(['/vendors?search=cian', '/vendors?location=Atlantis'])('%s is nobody’s to find', async (path) => {
  const page = await read(path)
  expect(page.status).toBe(200)
  expect(page.metas.get('robots')).toBe('noindex')
  expect(page.canonical).toEqual([])
})

test('a vendor is a business with the price of an hour', async () => {
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
    image: product.url + vendor.image,
    address: { addressLocality: vendor.city, addressCountry: 'IE' },
  })
  expect(service).toMatchObject({
    '@type': 'Service',
    provider: { '@id': business['@id'] },
    areaServed: { name: vendor.city },
    offers: {
      priceSpecification: {
        price: expect.stringMatching(/^\d+\.\d\d$/),
        priceCurrency: 'EUR',
        unitCode: 'HUR',
      },
    },
  })
  expect(breadcrumbs.itemListElement).toHaveLength(4)
})

test('what is not there has status 404 and is nobody’s to find', async () => {
  const nobody = '/appointment/00000000-0000-4000-8000-000000000000'
  for (const path of ['/nowhere', '/vendors/Plumber', '/vendors/hairstylist', '/appointment/1', nobody]) {
    const page = await read(path)
    expect(page.status, path).toBe(404)
    expect(page.titles, path).toEqual([expect.stringMatching(/not found \| Anseo$/)])
    expect(page.metas.get('robots'), path).toBe('noindex')
    expect(page.canonical, path).toEqual([])
  }
})

test.for([
  ['/my-profile', 'My Profile'],
  ['/change-password', 'Change Password'],
  ['/my-appointment', 'My Appointments'],
  ['/messages', 'Messages'],
  ['/messages/00000000-0000-4000-8000-000000000000/Vendor', 'Messages'],
  ['/notifications', 'Notifications'],
  ['/login', 'Login'],
  ['/forgot-password', 'Forgot password'],
  ['/reset-password', 'Reset password'],
  ['/verify-email', 'Verify e-mail'],
  ['/resend-verification', 'Resend verification'],
])('the page %s has the title %s and is nobody’s to find', async ([path, title]) => {
  const page = await read(path!)
  expect(page.titles).toEqual([`${title} | Anseo`])
  expect(page.metas.get('robots')).toBe('noindex')
})
