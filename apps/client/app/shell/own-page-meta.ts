import type { MetaDescriptor } from 'react-router'
import type { SiteSettings } from '../api/server-context.ts'

interface Matches {
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]
}

/** The `meta` of a page that search engines must not list: private ones, and those around the login. */
export const ownPageMeta =
  (title: string) =>
  ({ matches }: Matches): MetaDescriptor[] => {
    const root = matches.find((match) => match?.id === 'root')?.loaderData
    const { settings } = root as { settings: SiteSettings }
    return [{ title: `${title} | ${settings.brand.name}` }, { name: 'robots', content: 'noindex' }]
  }
