import { fileURLToPath } from 'node:url'
import type { SpecialityOnWire } from '@anseo/contract/specialities'
import { ratesFor } from '@anseo/domain/fee-relation'
import type { FeeRates } from '@anseo/domain/price'
import type { Speciality } from '@anseo/domain/specialities'
import type { Config } from '../platform/config/config.ts'
import { paymentSettings, type PaymentSettings } from '../modules/money/public.ts'
import type { FloodLimits } from '../platform/http/flood-limits.ts'
import type { LiveSettings } from '../platform/settings/live-settings.ts'
import { type SiteAddresses, SITE_PATHS } from '../platform/config/site-addresses.ts'
import type { ReplyCache } from '../platform/cache/reply-cache.ts'
import type { Clock } from '../platform/process/clock.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../modules/identity/public.ts'

/** The settings that the pages of every site may know. */
export interface SiteSettings {
  brand: Config['brand']
  publicUrl: string
  /** The login page of vendors. */
  vendorUrl: string
  payments: PaymentSettings
  /** The fee rates of a first booking, from which pages work out prices (M2). */
  fees: FeeRates
  /** The specialities whose clients can withdraw by law (D9). */
  statutoryCancellation: readonly Speciality[]
  /** In their order, retired ones included. */
  specialities: readonly SpecialityOnWire[]
  /** The demo account of this site, offered as one click on its login page. */
  demo: { email: string; password: string } | null
  /** True on the admin site if its team may log in at an OpenID Connect provider. */
  singleSignOn: boolean
}

export interface SitesOptions {
  config: Config
  settings: LiveSettings
  publicUrl: string
  addresses: SiteAddresses
  clock: Clock
  /** The cache of replies that visitors share. */
  cache: ReplyCache
  /** Limits page requests by network. */
  floodLimits: FloodLimits
  /** True if the demo accounts exist and may be offered. */
  demo: boolean
}

/** Returns a getter of a site's current settings; it gives the same object until an operator changes a setting. */
export function settingsFor(
  role: keyof typeof DEMO_ACCOUNTS,
  { config, settings, publicUrl, addresses, demo }: SitesOptions,
): () => SiteSettings {
  return onceFor(
    () => settings.current,
    ({ brand, fees, statutoryCancellation, specialities }) => ({
      brand,
      specialities,
      publicUrl,
      // A path keeps a visitor on the current host name when vendors have no host of their own.
      vendorUrl:
        addresses.vendor === addresses.client ? SITE_PATHS.vendor : addresses.vendor + SITE_PATHS.vendor,
      payments: paymentSettings(config),
      fees: ratesFor('first', fees),
      singleSignOn: role === 'admin' && config.openId !== undefined,
      statutoryCancellation,
      demo: demo ? { email: DEMO_ACCOUNTS[role].email, password: DEMO_PASSWORD } : null,
    }),
  )
}

/** Memoises `make` for the latest source; it runs again only when `source` returns another object. */
export function onceFor<Source, Made>(source: () => Source, make: (from: Source) => Made): () => Made {
  let last: { from: Source; made: Made } | undefined
  return () => {
    const from = source()
    if (last?.from !== from) last = { from, made: make(from) }
    return last.made
  }
}

/** Returns JSON that is safe inside a `<script>` element. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

/** Returns the absolute path of a folder under `apps`, such as `client/build`. */
export const folderOf = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url))
