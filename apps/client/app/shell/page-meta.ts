import share from '@anseo/ui/assets/brand/share-1200x630.png'
import type { MetaDescriptor } from 'react-router'
import type { SiteSettings } from '../api/server-context.ts'

interface PageMeta {
  settings: SiteSettings
  title: string
  description: string
  /** The page's canonical path and query. */
  path: string
  /** An own picture for those who share it; the site's otherwise. */
  image?: string
  /** Structured data for search engines (JSON-LD). */
  data?: object
}

/** What search engines and those who share a public page see of it. */
export function pageMeta({
  settings,
  title,
  description,
  path,
  image = share,
  data,
}: PageMeta): MetaDescriptor[] {
  const { brand, publicUrl } = settings
  const full = `${title} | ${brand.name}`
  return [
    { title: full },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: publicUrl + path },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: brand.name },
    { property: 'og:locale', content: 'en_IE' },
    { property: 'og:title', content: full },
    { property: 'og:description', content: description },
    { property: 'og:url', content: publicUrl + path },
    { property: 'og:image', content: publicUrl + image },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(data ? [{ 'script:ld+json': { '@context': 'https://schema.org', ...data } }] : []),
  ]
}
