import type { Page, Request, Response } from 'playwright-core'

/**
 * Opens a page and waits until it is quiet: its code runs, all replies have come, and it was idle without sending another
 * request. Playwright's `networkidle` waits for half a second of silence instead.
 * @param event what the page must have heard too, such as a reply over its socket.
 * @returns the reply to the page itself.
 */
export async function openQuietly(
  page: Page,
  path: string,
  event?: Promise<unknown>,
): Promise<Response | null> {
  const requests = watchRequests(page)
  const reply = await page.goto(path)
  await page.locator('html[data-ready]').waitFor()
  await event
  for (;;) {
    await requests.ended()
    const begun = requests.begun()
    await untilIdle(page)
    if (requests.begun() === begun) break
  }
  requests.stop()
  return reply
}

function watchRequests(page: Page) {
  const open = new Set<Request>()
  let begun = 0
  let onEnd = Promise.withResolvers<void>()
  const begin = (request: Request) => {
    begun++
    open.add(request)
  }
  const end = (request: Request) => {
    open.delete(request)
    onEnd.resolve()
    onEnd = Promise.withResolvers()
  }
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end)
  return {
    begun: () => begun,
    ended: async () => {
      while (open.size > 0) await onEnd.promise
    },
    stop: () => page.off('request', begin).off('requestfinished', end).off('requestfailed', end),
  }
}

/** Waits until the page has drawn what it has heard. */
export const untilDrawn = (page: Page) =>
  page.evaluate(() => new Promise<void>((drawn) => requestAnimationFrame(() => setTimeout(drawn))))

/** Waits until the page has painted and has nothing to do. */
const untilIdle = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((idle) => requestAnimationFrame(() => requestIdleCallback(() => idle()))),
  )
