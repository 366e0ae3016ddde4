import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../infrastructure/database/demo/accounts.ts'
import type { Clock } from '../infrastructure/clock.ts'
import { SANDBOX_KEYS } from '../infrastructure/payments-sandbox/keys.ts'
import { clientSite, loadBuiltSite } from './client-site.ts'
import { singlePageSite } from './single-page-site.ts'
import type { SiteSettings } from './site-settings.ts'

interface SitesOptions {
  config: Config
  publicUrl: string
  clock: Clock
  /** Whether the demonstration's accounts exist and may be offered. */
  demo: boolean
}

const folderOf = (site: string) => fileURLToPath(new URL(`../../../${site}`, import.meta.url))

/** The three sites as they were built: the client's at `/`, the vendor's at `/pro/`, the admin's at `/admin/`. */
export async function builtSites(app: FastifyInstance, { config, publicUrl, clock, demo }: SitesOptions) {
  const settingsFor = (role: keyof typeof DEMO_ACCOUNTS): SiteSettings => ({
    brand: config.brand,
    publicUrl,
    payments: config.stripe
      ? { mode: 'stripe', publishableKey: config.stripe.publishableKey }
      : { mode: 'sandbox', publishableKey: SANDBOX_KEYS.publishableKey },
    demo: demo ? { email: DEMO_ACCOUNTS[role].email, password: DEMO_PASSWORD } : null,
  })
  const singlePage = async (prefix: string, site: string, role: 'vendor' | 'admin') => {
    const folder = folderOf(`${site}/dist`)
    if (!existsSync(folder)) return
    await app.register(singlePageSite, { prefix, folder, settings: settingsFor(role) })
  }
  await singlePage('/pro/', 'vendor', 'vendor')
  await singlePage('/admin/', 'admin', 'admin')
  const folder = folderOf('client/build')
  await app.register(clientSite, {
    load: await loadBuiltSite(folder),
    assets: `${folder}/client`,
    settings: settingsFor('client'),
    clock,
  })
}
