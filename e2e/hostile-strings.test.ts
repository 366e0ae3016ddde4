// covers: ASVS 1.1.2, 1.2.1, 1.2.3, 1.3.1, 1.3.5, 1.3.7, 1.3.11, 3.2.2
import type { Page } from 'playwright-core'
// oxlint-disable-next-line no-restricted-imports -- one list for the tests of the server and these
import { MARKER } from '@anseo/test-support/hostile-strings'
import { bookNextFree } from './appointments.ts'
import { collectComplaints, expect, test } from './browser.ts'
import { logInDemo } from './caller.ts'
import { VIEWPORTS } from './chromium.ts'
import { fillWithHostileTexts, HOSTILE_TEXTS } from './hostile-rows.ts'
import { overflowAt } from './page-facts.ts'
import type { Viewer } from './scene.ts'
import { SCENES } from './scenes.ts'
import { ownProduct } from './own-product.ts'
import { openQuietly } from './quiet-page.ts'
import { becomeViewer, setStage, type Stage } from './stage.ts'

const PHONE_WIDTH = 390

const product = ownProduct()
let stage: Stage
test.beforeAll(async () => {
  await product.stop()
  await fillWithHostileTexts(product.databaseUrl)
  await product.restart()
  stage = await setStage(product.url)
})

declare global {
  interface Window {
    struck: string[]
  }
}

/** Records from now on every script that runs in the page but should not, and every one that its policy blocks. */
async function watchForStrikes(page: Page): Promise<string[]> {
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  await page.addInitScript((marker) => {
    window.struck = []
    Object.defineProperty(window, marker, { value: () => window.struck.push('a script ran') })
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      window.struck.push(`${violatedDirective} ${blockedURI} ${sample}`),
    )
  }, MARKER)
  return dialogs
}

const strikesOn = (page: Page) => page.evaluate(() => window.struck)

/** Returns the addresses that a viewer can open, each once, since states of a page show no other texts. */
function pagesOf(viewer: Viewer): string[] {
  const scenes = SCENES.filter((scene) => scene.viewer === viewer && !scene.expectedComplaints)
  return [...new Set(scenes.map(({ path }) => (typeof path === 'string' ? path : path(stage.subjects))))]
}

for (const viewer of ['visitor', 'client', 'vendor', 'admin'] as const)
  test(
    `no hostile text harms a page that a ${viewer} sees`,
    { tag: viewer === 'client' ? [] : '@deep' },
    async ({ browser }) => {
      const context = await browser.newContext({
        baseURL: product.url,
        locale: 'en-IE',
        serviceWorkers: 'block',
        ...VIEWPORTS.phone,
      })
      const page = await context.newPage()
      await becomeViewer(page, viewer, stage)
      const dialogs = await watchForStrikes(page)
      const complaints: string[] = []
      collectComplaints(page, (complaint) => complaints.push(complaint))
      const found: Record<string, object> = {}
      for (const path of pagesOf(viewer)) {
        complaints.length = dialogs.length = 0
        await openQuietly(page, path)
        const overflow = await overflowAt(page, PHONE_WIDTH)
        const harm = [
          ...complaints,
          ...dialogs,
          ...(await strikesOn(page)),
          ...(overflow > 0 ? [{ overflow }] : []),
        ]
        if (harm.length > 0) found[path] = harm
      }
      await context.close()
      expect(found).toEqual({})
    },
  )

test('no hostile text harms the reader of an email', async ({ openPage }) => {
  const [client, vendor, admin] = await Promise.all([
    logInDemo(product.url, 'user'),
    logInDemo(product.url, 'pro'),
    logInDemo(product.url, 'admin'),
  ])
  const reasons = HOSTILE_TEXTS.slice(0, 5)
  for (const [index, text] of reasons.entries()) {
    const { _id } = await bookNextFree(client, { vendorId: stage.subjects.known, fromDay: 3 + index })
    const path = `/api/pro/appointments/${_id}`
    await vendor.call('POST', `${path}/${index % 2 ? 'decline' : 'confirm'}`, { reason: text })
    await admin.call('POST', `/api/admin/appointments/${_id}/cancel`, { reason: text })
  }
  const mails = async (): Promise<{ subject: string; html: string; text: string }[]> =>
    (await fetch(`${product.url}/dev/mailbox.json`)).json()
  const lastLines = reasons.map((reason) => reason.split('\n').at(-1)!)
  const unmailed = async () => {
    const texts = (await mails()).map(({ text }) => text)
    return lastLines.filter((line) => !texts.some((text) => text.includes(line)))
  }
  await expect.poll(unmailed, { timeout: 60_000 }).toEqual([])

  const page = await openPage({
    baseURL: product.url,
    viewport: 'phone',
    expectedComplaints: [/Failed to load/],
  })
  const dialogs = await watchForStrikes(page)
  for (const { subject, html } of await mails()) {
    expect(subject).not.toMatch(/[\r\n]/)
    await page.setContent(html)
    expect(await page.locator('script, iframe, object, embed, form, base, link, svg').count()).toBe(0)
    // `setContent` keeps the window, and with it what was recorded.
    expect([...dialogs, ...((await strikesOn(page)) ?? [])]).toEqual([])
  }
  await page.goto('/dev/mailbox', { waitUntil: 'networkidle' })
  expect([...dialogs, ...((await strikesOn(page)) ?? [])]).toEqual([])
})
