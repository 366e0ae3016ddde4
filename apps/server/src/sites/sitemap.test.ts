// covers: ASVS 1.2.1
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import Fastify from 'fastify'
import { createVendor } from '../testing/actors.ts'
import { THOROUGH } from '@anseo/test-support/thorough'
import { sitemap } from './sitemap.ts'
import { ownApp } from '../testing/own-app.ts'

/** Characters that XML gives a meaning of its own. */
const PUBLIC_URL = "https://o'malley&sons.test"
const PAGES = [
  '/',
  '/vendors',
  '/vendors/Hairstylist',
  '/vendors/Nail_Technician',
  '/vendors/Makeup_Artist',
  '/vendors/Babysitter',
  '/vendors/Massage_Therapist',
  '/vendors/Personal%20Chef',
  '/vendors/Cleaner',
  '/about',
  '/contact',
  '/privacy-policy',
  '/tandc',
  '/cookies',
  '/ranking',
  '/accessibility',
  '/right-to-cancel',
  '/security-policy',
]

const app = ownApp({ env: { PUBLIC_URL } })

/** The file as it came, and what it lists without the address of the site. */
async function read(path: string, init?: RequestInit, from = app.url) {
  const reply = await fetch(from + path, init)
  const text = await reply.text()
  const start = PUBLIC_URL.replace("'", '&#39;').replace('&sons', '&amp;sons')
  const listed = [...text.matchAll(/<loc>(.*)<\/loc>/g)].map(([, address]) => {
    expect(address).toMatch(new RegExp(`^${start}/`))
    return address!.slice(start.length)
  })
  return { reply, text, listed }
}

test('the sitemap lists every public page and every listed vendor, nobody else', async () => {
  const listed = await createVendor(app)
  const away = await createVendor(app, { available: false })
  await createVendor(app, { verifiedAt: null })
  await createVendor(app, { suspendedAt: app.clock.now() })
  const { reply, text, listed: paths } = await read('/sitemap.xml')
  expect(reply.status).toBe(200)
  expect(reply.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  expect(reply.headers.get('cache-control')).toBe('public, max-age=3600')
  expect(text).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns=/)
  const vendors = [listed.id, away.id].toSorted().map((id) => `/appointment/${id}`)
  expect(paths).toEqual([...PAGES, ...vendors])
})

test('who has the sitemap already is told so, until another vendor is listed', async () => {
  const etag = (await read('/sitemap.xml')).reply.headers.get('etag')!
  const again = () => read('/sitemap.xml', { headers: { 'if-none-match': etag } })
  expect((await again()).reply.status).toBe(304)
  await createVendor(app)
  expect((await again()).reply.status).toBe(200)
})

test('HEAD tells the type without the content', async () => {
  for (const path of ['/sitemap.xml', '/robots.txt']) {
    const { reply, text } = await read(path, { method: 'HEAD' })
    expect(reply.status).toBe(200)
    expect(reply.headers.get('content-type')).toMatch(/^(application\/xml|text\/plain); charset=utf-8$/)
    expect(text).toBe('')
  }
})

test.each(['vendors.xml', 'vendors-1.xml', 'pages', 'vendors-%27.xml'])(
  'there is no /sitemaps/%s',
  async (file) => {
    expect((await read(`/sitemaps/${file}`)).reply.status).toBe(404)
  },
)

test('robots are told what is not theirs, and where the sitemap is', async () => {
  const reply = await fetch(`${app.url}/robots.txt`)
  expect(reply.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  const lines = (await reply.text()).split('\n')
  expect(lines.slice(0, 2)).toEqual(['User-agent: *', 'Allow: /'])
  for (const path of [
    '/api',
    '/dev',
    '/pro',
    '/admin',
    '/my-profile',
    '/my-appointment',
    '/messages',
    '/decisions/',
  ]) {
    expect(lines).toContain(`Disallow: ${path}`)
  }
  expect(lines).toContain(`Sitemap: ${PUBLIC_URL}/sitemap.xml`)
  const closed = lines.filter((line) => line.startsWith('Disallow: ')).map((line) => line.slice(10))
  expect(PAGES.filter((page) => closed.some((path) => page.startsWith(path)))).toEqual([])
})

test('more vendors than one file may hold stand in several, each of them once', async () => {
  const most = THOROUGH ? 50_000 : 100
  const small = Fastify()
  await small.register(sitemap, { ...app.runtime, maxAddresses: most })
  const from = THOROUGH ? app.url : await small.listen({ port: 0, host: '127.0.0.1' })
  const before = (await read('/sitemap.xml', {}, from)).listed.length - PAGES.length
  await listVendors(most)
  const index = await read('/sitemap.xml', {}, from)
  expect(index.text).toContain('<sitemapindex xmlns=')
  expect(index.listed).toHaveLength(3)
  expect(index.listed[0]).toBe('/sitemaps/pages.xml')
  expect((await read('/sitemaps/pages.xml', {}, from)).listed).toEqual(PAGES)
  const files = await Promise.all(index.listed.slice(1).map((path) => read(path, {}, from)))
  const vendors = files.flatMap(({ listed }) => listed)
  expect(Math.max(...files.map(({ listed }) => listed.length))).toBeLessThanOrEqual(most)
  expect(vendors).toHaveLength(most + before)
  expect(new Set(vendors).size).toBe(most + before)
  await small.close()
})

/** Lists so many vendors, straight in the database: by the front door it would take an hour. */
async function listVendors(count: number) {
  await app.runtime.db.execute(sql`
    with added as (
      insert into account (role, email, name, password_hash, created_at)
      select 'vendor', 'many-' || number || '@example.test', 'Many', '-', now() from generate_series(1, ${count}::int) number
      returning id
    )
    insert into vendor (id, speciality, city, location, experience, about, phone, fee_per_hour_cents, applied_at, verified_at, search_name)
    select id, 'Cleaner', 'Cork', 'Cork', '1 year', 'Many.', '+353861234567', 4500, now(), now(), 'many' from added`)
}
