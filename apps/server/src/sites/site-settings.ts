import type { Config } from '../config.ts'

/** What the pages of every site may know of the settings. */
export interface SiteSettings {
  brand: Config['brand']
  publicUrl: string
  payments: { mode: 'sandbox' | 'stripe'; publishableKey: string }
  /** The demonstration's account of that site, offered as one click on its login page. */
  demo: { email: string; password: string } | null
}

/** A JSON text that is safe inside a `<script>` of a page. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')
