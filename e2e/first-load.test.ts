import type { Response } from 'playwright-core'
import { expect, sharedProduct, test } from './browser.ts'

const product = sharedProduct()
let vendorId: string
test.beforeAll(async () => {
  const reply = await fetch(`${product.url}/api/vendor/list?page=1&pageSize=1`)
  const { data } = (await reply.json()) as { data: { _id: string }[] }
  vendorId = data[0]!._id
})

/** Size in bytes of a script as the server sends it with gzip. */
async function sizeInGzip(url: string): Promise<number> {
  const reply = await fetch(url, { headers: { 'accept-encoding': 'gzip' } })
  expect(reply.headers.get('content-encoding'), url).toBe('gzip')
  const length = reply.headers.get('content-length')
  // The few bytes that gzip makes no smaller are compressed while they are sent, and have no length before.
  if (length === null) expect((await reply.arrayBuffer()).byteLength, url).toBeLessThan(200)
  return Number(length)
}

const isScript = (reply: Response) => reply.request().resourceType() === 'script'

for (const { name, path, limitKb } of [
  { name: 'home', path: () => '/', limitKb: 120 },
  { name: 'booking', path: () => `/appointment/${vendorId}`, limitKb: 150 },
])
  test(`the first load of ${name} keeps within its JavaScript, and needs no whole font`, async ({
    openPage,
  }) => {
    const page = await openPage({ baseURL: product.url })
    const replies: Response[] = []
    const fonts: string[] = []
    page.on('response', (reply) => isScript(reply) && replies.push(reply))
    page.on('response', (reply) => reply.url().endsWith('.woff2') && fonts.push(reply.url()))
    await page.goto(path())
    await page.waitForLoadState('networkidle')
    const sizes = await Promise.all(replies.map((reply) => sizeInGzip(reply.url())))
    expect(sizes.length).toBeGreaterThan(3)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(limitKb * 1000)
    // Texts of other tests on a vendor's page may hold any letter.
    if (name === 'home') expect(fonts.filter((url) => !url.includes('-common-'))).toEqual([])
  })
