import type { Page } from 'playwright-core'

import { logInDemo } from './caller.ts'
import type { Viewport } from './chromium.ts'
import { newClient } from './new-client.ts'
import type { Scene, Vendors, Viewer } from './scenes.ts'

/** What the scenes take from a running product. */
export interface Stage {
  vendors: Vendors
  /** The token of each viewer; a visitor has none. */
  tokens: Record<Viewer, string | null>
}

interface ListedVendor {
  _id: string
  available: boolean
  slots_booked: object
}

/** Finds the vendors and signs in the viewers of a product with its demonstration data. */
export async function setStage(productUrl: string): Promise<Stage> {
  const [client, vendor] = await Promise.all([logInDemo(productUrl, 'user'), logInDemo(productUrl, 'pro')])
  const { vendorData } = (await vendor.call('GET', '/api/pro/profile')).body
  const { data } = (await client.call('GET', '/api/vendor/list')).body
  const free = (data as ListedVendor[]).find(
    ({ available, slots_booked }) => available && Object.keys(slots_booked).length === 0,
  )!
  return {
    vendors: { known: vendorData._id, free: free._id },
    tokens: { visitor: null, client: client.token, newcomer: await newClient(productUrl) },
  }
}

/** Every page that is opened from now on starts afresh, signed in by `token`. */
export async function becomeViewer(page: Page, token: string | null): Promise<void> {
  await page.addInitScript((kept) => {
    // What was typed or open on one page must not come back on the next.
    sessionStorage.clear()
    if (kept !== null) localStorage.setItem('anseo.client', kept)
  }, token)
}

/** Opens the page of a scene and waits until nothing more comes; `onPage` sees it before the state is brought about. */
export async function showScene(
  page: Page,
  scene: Scene,
  { vendors }: Stage,
  viewport: Viewport,
  onPage?: () => Promise<void>,
): Promise<void> {
  await page.goto(typeof scene.path === 'string' ? scene.path : scene.path(vendors), {
    waitUntil: 'networkidle',
  })
  await page.locator('html[data-ready]').waitFor()
  await onPage?.()
  await scene.show?.(page, viewport)
}
