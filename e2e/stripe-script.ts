import { join } from 'node:path'
import type { Page, Route } from 'playwright-core'
import { build, type Rolldown } from 'vite'

const ENTRY = join(import.meta.dirname, '../packages/payment-sandbox/card-form/sandbox-stripe.ts')

/** The sandbox's object for the browser as a script that offers it the way Stripe.js offers its own. */
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
 * Serves the page's calls of Stripe: `script` in place of js.stripe.com, and what the script asks from the sandbox
 * of the product at `sandboxUrl`, which the page takes for its own.
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
