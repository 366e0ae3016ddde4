import type { ErrorCode } from '@anseo/contract/errors'
import type { Locator, Page, Route } from 'playwright-core'
import type { OpenPage, PageOptions } from '../browser.ts'
import type { Caller } from '../caller.ts'
import type { Product } from '../server.ts'

/** The environment in which the errors of the catalogue are provoked. */
export interface World {
  url: string
  /** The demonstration's client, and a vendor. */
  client: Caller
  vendor: Caller
  vendorId: string
  openPage: OpenPage
  /** Restarts the product at another time; the next row finds it unchanged. */
  restart: Product['restart']
  /** Stops the product until the next row. */
  stop: Product['stop']
}

/** A page that says something else instead of the row's text, for a reason that the row's provocation gives. */
interface Instead {
  page: Page
  instead: string
}

/**
 * Provokes the error of a row of the catalogue.
 * @returns the page that then shows its toast, or where else the text is to be read.
 */
export type Provoke = (world: World) => Promise<Page | Locator | Instead>

/** A provocation for each row of a part of the catalogue. */
export type ProvocationOf<Part> = Record<keyof Part, Provoke>

/** Console messages of the browser itself about failed requests. */
const NOTES = [/Failed to load resource/, /WebSocket connection/]

/** Opens a page that has loaded nothing yet; by default the client is signed in. */
export const visit = (world: World, options: Partial<PageOptions> = {}): Promise<Page> =>
  world.openPage({
    baseURL: world.url,
    signedIn: { client: world.client },
    expectedComplaints: NOTES,
    ...options,
  })

/** Opens a page that is ready to be used. */
export async function openAs(world: World, path: string, options?: Partial<PageOptions>): Promise<Page> {
  const page = await visit(world, options)
  await page.goto(path)
  return page
}

/** Answers a call with a refusal by its code. */
export const refuseWith = (page: Page, path: string | RegExp, status: number, code: ErrorCode) =>
  page.route(path, (route: Route) => route.fulfill({ status, json: { success: false, code } }))

/** Answers a call with an empty body, as a proxy does. */
export const answerWordless = (page: Page, path: string | RegExp, status = 502) =>
  page.route(path, (route: Route) => route.fulfill({ status, body: '' }))

/** Breaks the connection under a call. */
export const breakOff = (page: Page, path: string | RegExp) =>
  page.route(path, (route: Route) => route.abort())

/** Presses the button of that name that this size shows. */
export const press = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name, exact: true }).filter({ visible: true }).click()

/** Clears the browser's storage, which the page does not notice, and presses a button in the same task. */
export const pressAfterClearing = (button: Locator) =>
  button.evaluate((element: HTMLElement) => {
    localStorage.clear()
    element.click()
  })
