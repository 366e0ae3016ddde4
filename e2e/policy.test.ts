// covers: ASVS 1.3.2, 3.2.2, 3.4.3, 14.2.3, 14.3.3
import { createHash } from 'node:crypto'
import type { Page } from 'playwright-core'
import { collectComplaints, expect, test } from './browser.ts'
import { VIEWPORTS } from './chromium.ts'
import { freePort } from '@anseo/test-support/free-port'
import type { Viewer } from './scene.ts'
import { SCENES } from './scenes.ts'
import { type PreparedProduct, startPreparedProduct } from './prepared-product.ts'
import { openQuietly } from './quiet-page.ts'
import { becomeViewer, setStage, type Stage } from './stage.ts'

let product: PreparedProduct
let stage: Stage
let metricsUrl: string
test.beforeAll(async () => {
  const metricsPort = await freePort()
  metricsUrl = `http://127.0.0.1:${metricsPort}/metrics`
  product = await startPreparedProduct({
    METRICS_PORT: String(metricsPort),
  })
  stage = await setStage(product.url)
})
test.afterAll(() => product?.remove())

/** Returns the number of policy reports that the product has received. */
async function reportCount(): Promise<number> {
  const text = await (await fetch(metricsUrl)).text()
  const counts = [...text.matchAll(/^anseo_csp_reports_total\{.*\} (\d+)$/gm)]
  return counts.reduce((sum, [, count]) => sum + Number(count), 0)
}

/** The number of pages visited as each viewer; `every-page.ts` visits all of them and fails on console messages. */
const MAX_PAGES = 8

/** Pages of a viewer, from all over the site. */
function pathsOf(viewer: Viewer): string[] {
  const scenes = SCENES.filter((scene) => scene.viewer === viewer && !scene.expectedComplaints)
  const paths = new Set(scenes.map(({ path }) => (typeof path === 'string' ? path : path(stage.subjects))))
  const every = Math.ceil(paths.size / MAX_PAGES)
  return [...paths].filter((_, index) => index % every === 0)
}

for (const viewer of ['visitor', 'client', 'vendor', 'admin'] as const)
  test(
    `the policy blocks nothing on the pages that a ${viewer} sees`,
    { tag: '@deep' },
    async ({ browser }) => {
      test.setTimeout(120_000)
      const before = await reportCount()
      const context = await browser.newContext({
        baseURL: product.url,
        serviceWorkers: 'block',
        ...VIEWPORTS.desktop,
      })
      const page = await context.newPage()
      await becomeViewer(page, viewer, stage)
      const complaints: string[] = []
      collectComplaints(page, (complaint) => complaints.push(complaint))
      for (const path of pathsOf(viewer)) {
        const reply = await openQuietly(page, path)
        expect(reply?.headers()['content-security-policy'], path).toContain(
          "require-trusted-types-for 'script'",
        )
      }
      await context.close()
      expect(complaints).toEqual([])
      expect(await reportCount()).toBe(before)
    },
  )

const policyOf = (reply: Response) => reply.headers.get('content-security-policy')!

test('the policy of a cached page lists the hashes of its scripts, also in a 304 response', async () => {
  const first = await fetch(`${product.url}/about`)
  const scripts = [...(await first.text()).matchAll(/<script>(.*?)<\/script>/gs)].map(([, text]) => text!)
  expect(scripts.length).toBeGreaterThan(2)
  for (const script of scripts)
    expect(policyOf(first)).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  expect(policyOf(first)).not.toMatch(/nonce|script-src[^;]*unsafe/)
  // A page that was cached a minute ago is rendered again.
  await expect(async () => {
    const known = await fetch(`${product.url}/about`)
    const headers = { 'if-none-match': known.headers.get('etag')! }
    const again = await fetch(`${product.url}/about`, { headers })
    expect(again.status).toBe(304)
    expect(policyOf(again)).toBe(policyOf(known))
  }).toPass({ timeout: 15_000 })
})

for (const path of ['/login', '/my-appointment', '/nowhere', '/pro/login', '/admin/login'])
  test(`${path} gets a new nonce each time`, async () => {
    const marks = []
    for (let time = 0; time < 2; time++) {
      const reply = await fetch(product.url + path)
      const [, mark] = /'nonce-([\w-]{22,})'/.exec(policyOf(reply))!
      const page = await reply.text()
      const unmarked = page.match(/<script(?![^>]*(?: nonce="| type="application\/))/g)
      expect(unmarked).toBeNull()
      expect(page).toContain(`<script nonce="${mark}"`)
      marks.push(mark)
    }
    expect(marks[0]).not.toBe(marks[1])
  })

test('a page that an email links to sends no referrer', async () => {
  for (const path of [
    '/verify-email?token=secret',
    '/not-me?token=secret',
    '/reset-password?token=secret',
    '/health-note?token=secret',
    '/decisions/secret',
    '/pro/verify-email?token=secret',
    '/admin/reset-password?token=secret',
  ]) {
    const reply = await fetch(product.url + path)
    expect(reply.headers.get('referrer-policy'), path).toBe('no-referrer')
  }
})

/**
 * Tries every way in which text injected into a page could run as code, and returns the names of those that did. They are
 * tried in a task of their own, because the browser allows anything in the task of the test's script.
 */
async function smuggle(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve))
    const ran: string[] = []
    Object.assign(window, { ran })
    const attempt = (act: () => void) => {
      try {
        act()
      } catch {
        // Refused, as it should be.
      }
    }
    const place = document.body.appendChild(document.createElement('div'))
    attempt(() => {
      const script = document.createElement('script')
      script.append(document.createTextNode("ran.push('inline script')"))
      place.append(script)
    })
    attempt(() => place.setAttribute('onclick', "ran.push('handler')"))
    place.click()
    // oxlint-disable-next-line no-eval -- that it is refused is what is tested
    attempt(() => (0, eval)("ran.push('eval')"))
    attempt(() => new Function("ran.push('function')")())
    attempt(() => (place.innerHTML = '<img src="data:," onerror="ran.push(\'markup\')">'))
    attempt(() => {
      const link = document.createElement('a')
      link.href = "javascript:ran.push('address')"
      place.append(link)
      link.click()
    })
    attempt(() => {
      const script = document.createElement('script')
      script.src = 'data:text/javascript,ran.push("file")'
      place.append(script)
    })
    // An allowed image loads meanwhile, so that another way in would have had time to work.
    await new Promise((resolve) => {
      const image = new Image()
      image.addEventListener('error', resolve)
      image.src = 'data:,'
    })
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    return ran
  })
}

/** One page of each kind; other pages have the same policy. */
const SMUGGLED_FIRST = new Set(['/', '/pro/login'])

for (const path of ['/', '/login', '/pro/login', '/admin/login', '/dev/mailbox', '/api/docs'])
  test(
    `a script injected into ${path} does not run, and is reported`,
    { tag: SMUGGLED_FIRST.has(path) ? [] : '@deep' },
    async ({ openPage }) => {
      const before = await reportCount()
      const page = await openPage({
        baseURL: product.url,
        // Mails of the first start show pictures of the port that it had.
        expectedComplaints: [
          /Content Security Policy|TrustedScript|TrustedHTML|Markup is shown as text|ERR_CONNECTION_REFUSED/,
        ],
      })
      await page.goto(path, { waitUntil: 'networkidle' })
      expect(await smuggle(page)).toEqual([])
      await expect.poll(reportCount).toBeGreaterThan(before)
    },
  )
