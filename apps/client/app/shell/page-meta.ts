import share from '@anseo/ui/assets/brand/share-1200x630.png'
import type { MetaDescriptor } from 'react-router'
import type { SiteSettings } from '../api/server-context.ts'

interface ShareImage {
  path: string
  /** The size in px. */
  width: number
  height: number
  alt: string
}

interface PageMeta {
  settings: SiteSettings
  title: string
  description: string
  /** The page's canonical path and query. */
  path: string
  /** The picture for link previews; the site's when absent. */
  image?: ShareImage
  /** Structured data for search engines (JSON-LD), made by the loader. */
  data?: object | undefined
  /** True for a page that search engines must not index: a search by name, or an empty list. */
  hidden?: boolean
}

/** Returns the meta tags of a public page, for search engines and link previews. */
export function pageMeta({
  settings,
  title,
  description,
  path,
  image,
  data,
  hidden,
}: PageMeta): MetaDescriptor[] {
  const { brand, publicUrl } = settings
  const full = `${title} | ${brand.name}`
  const shown = image ?? { path: share, width: 1200, height: 630, alt: brand.name }
  return [
    { title: full },
    { name: 'description', content: description },
    ...(hidden
      ? [{ name: 'robots', content: 'noindex' }]
      : [{ tagName: 'link', rel: 'canonical', href: publicUrl + path }]),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: brand.name },
    { property: 'og:locale', content: 'en_IE' },
    { property: 'og:title', content: full },
    { property: 'og:description', content: description },
    { property: 'og:url', content: publicUrl + path },
    { property: 'og:image', content: publicUrl + shown.path },
    { property: 'og:image:width', content: String(shown.width) },
    { property: 'og:image:height', content: String(shown.height) },
    { property: 'og:image:alt', content: shown.alt },
    { name: 'twitter:card', content: image ? 'summary' : 'summary_large_image' },
    ...(data ? [{ 'script:ld+json': data }] : []),
  ]
}
