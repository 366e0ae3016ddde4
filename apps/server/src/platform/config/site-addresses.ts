import { z } from 'zod'

/** The address of each site, without a slash at the end: `https://anseo.example`. */
export interface SiteAddresses {
  client: string
  vendor: string
  admin: string
}

/** The sites that may have a host of their own, and the path that they have on every host. */
export const SITE_PATHS = { vendor: '/pro/', admin: '/admin/' } as const

/**
 * Returns the schema of the address of a site's host, such as `https://pro.anseo.example`, in the spelling of browsers;
 * the path that the site has there anyway may follow.
 */
const homeOf = (path: string) =>
  z
    .url({ protocol: /^https?$/ })
    .refine((text) => {
      const { pathname, search, hash, username } = new URL(text)
      return ['/', path, path.slice(0, -1)].includes(pathname) && !search && !hash && !username
    }, `must be the address of a host, such as https://host.example${path}`)
    .transform((text) => new URL(text).origin)
    .optional()

export const siteAddressSettings = {
  PUBLIC_URL: homeOf('/'),
  VENDOR_URL: homeOf(SITE_PATHS.vendor),
  ADMIN_URL: homeOf(SITE_PATHS.admin),
}

/**
 * Returns the problem of the addresses together, or null: a host other than the client site's must belong to one site
 * only.
 */
export function siteAddressProblem({
  PUBLIC_URL,
  VENDOR_URL,
  ADMIN_URL,
}: {
  PUBLIC_URL?: string | undefined
  VENDOR_URL?: string | undefined
  ADMIN_URL?: string | undefined
}): string | null {
  if (!VENDOR_URL && !ADMIN_URL) return null
  if (!PUBLIC_URL) return 'VENDOR_URL and ADMIN_URL need PUBLIC_URL'
  if (VENDOR_URL && VENDOR_URL === ADMIN_URL && VENDOR_URL !== PUBLIC_URL)
    return 'VENDOR_URL and ADMIN_URL have to be different hosts'
  return null
}

/** Returns the addresses of the sites: the client's host where none is set. */
export const siteAddresses = (
  publicUrl: string,
  { vendorUrl, adminUrl }: { vendorUrl?: string | undefined; adminUrl?: string | undefined },
): SiteAddresses => ({ client: publicUrl, vendor: vendorUrl ?? publicUrl, admin: adminUrl ?? publicUrl })

/** Returns the whole address of a page by its path, on the host of the site that it belongs to. */
export const pageAddress = (addresses: SiteAddresses, path: string): string => addresses[siteOf(path)] + path

/** Returns the site that a path belongs to. */
export const siteOf = (path: string): keyof SiteAddresses =>
  path.startsWith(SITE_PATHS.vendor) ? 'vendor' : path.startsWith(SITE_PATHS.admin) ? 'admin' : 'client'
