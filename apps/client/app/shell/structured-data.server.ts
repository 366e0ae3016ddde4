import logo from '@anseo/ui/assets/brand/icon-512.png'
import type { SiteSettings } from '../api/server-context.ts'

// Loaders make these, not `meta`: then no browser has to load code that only search engines need.

const COUNTRY = { '@type': 'Country', name: 'Ireland' }

/** Things of a page that may refer to each other by `@id` (https://schema.org, as JSON-LD). */
export const structuredData = (...things: object[]) => ({
  '@context': 'https://schema.org',
  '@graph': things,
})

/** Returns the id by which other entries refer to the operator. */
export const organizationId = ({ publicUrl }: SiteSettings) => ({ '@id': `${publicUrl}/#organization` })

/** Describes the operator for search engines. */
export const organization = (settings: SiteSettings) => {
  const { brand, publicUrl } = settings
  return {
    '@type': 'Organization',
    ...organizationId(settings),
    name: brand.name,
    url: `${publicUrl}/`,
    logo: publicUrl + logo,
    email: brand.email,
    telephone: brand.phone,
    address: brand.address,
    areaServed: COUNTRY,
  }
}

/** Describes the site, with its search by vendor name. */
export const webSite = (settings: SiteSettings) => ({
  '@type': 'WebSite',
  '@id': `${settings.publicUrl}/#website`,
  name: settings.brand.name,
  url: `${settings.publicUrl}/`,
  inLanguage: 'en-IE',
  publisher: organizationId(settings),
  potentialAction: {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${settings.publicUrl}/vendors?search={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  },
})

/** Describes a page about the operator itself. */
export const ownPage = (settings: SiteSettings, type: 'AboutPage' | 'ContactPage', path: string) => ({
  '@type': type,
  '@id': settings.publicUrl + path,
  url: settings.publicUrl + path,
  isPartOf: { '@id': `${settings.publicUrl}/#website` },
  mainEntity: organizationId(settings),
})

/** Returns the breadcrumbs of a page below home. */
export const breadcrumbs = (settings: SiteSettings, steps: readonly { name: string; path: string }[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: 'Home', path: '/' }, ...steps].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: settings.publicUrl + path,
  })),
})
