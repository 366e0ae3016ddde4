import type { Page } from 'playwright-core'

import type { OpenPage, PageOptions } from './browser.ts'

/** Opens a path of a site as somebody who is logged in there. */
export async function openLoggedIn(
  openPage: OpenPage,
  site: 'client' | 'pro',
  token: string,
  path: string,
  options: PageOptions,
): Promise<Page> {
  const page = await openPage(options)
  await page
    .context()
    .addInitScript(([key, saved]) => localStorage.setItem(key, saved), [`anseo.${site}`, token] as const)
  await page.goto(path)
  return page
}
