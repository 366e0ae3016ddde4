import { settings } from './site.ts'

/** Pages of the client site, which may live on a host of its own. */
export const TERMS_URL = `${settings.publicUrl}/tandc`
export const PRIVACY_URL = `${settings.publicUrl}/privacy-policy`
export const RANKING_URL = `${settings.publicUrl}/ranking`
export const ACCESSIBILITY_URL = `${settings.publicUrl}/accessibility`

/** Returns the address of a vendor's page. */
export const publicPage = (vendorId: string) => `${settings.publicUrl}/appointment/${vendorId}`
