import type { SpecialityOnWire } from '@anseo/contract/specialities'
import type { FeeRates } from '@anseo/domain/price'

/** The settings of a single-page site; the server writes them into the page. */
export interface SiteSettings {
  brand: { name: string; email: string; phone: string }
  publicUrl: string
  /** The fee rates for prices (M2). */
  fees: FeeRates
  /** The specialities in their order, retired ones included. */
  specialities: readonly SpecialityOnWire[]
  /** The demonstration's account of this site, offered as one click. */
  demo: { email: string; password: string } | null
  /** True on the admin site if its team may log in at an OpenID Connect provider. */
  singleSignOn: boolean
}

const FALLBACK: SiteSettings = {
  brand: { name: 'Anseo', email: '', phone: '' },
  publicUrl: '',
  fees: { platformPercent: 0, handlingPercent: 0, handlingFixedCents: 0 },
  specialities: [],
  demo: null,
  singleSignOn: false,
}

/** Reads the settings from the page's `<script type="application/json" id="site">`. */
export function readSiteSettings(): SiteSettings {
  const text = document.querySelector('#site')?.textContent
  if (!text) return FALLBACK
  const given = JSON.parse(text) as Partial<SiteSettings>
  return { ...FALLBACK, ...given, brand: { ...FALLBACK.brand, ...given.brand } }
}
