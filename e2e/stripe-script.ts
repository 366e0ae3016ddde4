import { join } from 'node:path'
import type { Page, Route } from 'playwright-core'
import { build, type Rolldown } from 'vite'

const ENTRY = join(import.meta.dirname, '../packages/payment-sandbox/card-form/sandbox-stripe.ts')

/** Returns a script that offers the sandbox's `Stripe` object in the way Stripe.js offers its own. */
export async function stripeScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, lib: { entry: ENTRY, formats: ['iife'], name: 'sandbox' } },
  })
  const [{ output }] = built as [Rolldown.RolldownOutput]
  return `${output[0].code}
    window.Stripe = (key) => {
      window.keyGivenToStripe = key
      return sandbox.createSandboxStripe({ publishableKey: 'pk_test_sandbox', apiBase: '' })
    }`
}

/**
 * Serves the page's requests to Stripe: `script` in place of js.stripe.com, and the requests of the script by the sandbox of
 * the product at `sandboxUrl`.
 */
export async function serveStripe(page: Page, script: string, sandboxUrl: string): Promise<void> {
  await page.route('https://js.stripe.com/**', (route) => answerScript(route, script))
  await page.route('**/sandbox/stripe/**', async (route) => {
    const { pathname, search } = new URL(route.request().url())
    await route.fulfill({ response: await route.fetch({ url: `${sandboxUrl}${pathname}${search}` }) })
  })
}

/** The loader warns when the script is of another version than the one in its address. */
export function answerScript(route: Route, script: string): Promise<void> {
  const [, version] = new URL(route.request().url()).pathname.split('/')
  const body = `${script};window.Stripe.version = '${version}'`
  return route.fulfill({ contentType: 'text/javascript', body })
}
