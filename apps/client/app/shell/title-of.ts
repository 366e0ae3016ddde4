import { useRouteLoaderData } from 'react-router'
import type { SiteSettings } from '../api/server-context.ts'

/** Returns a function that makes the tab title of a page, also when the root failed and the brand is not known. */
export function useTitleOf() {
  const root = useRouteLoaderData<{ settings: SiteSettings }>('root')
  return (page: string) => (root ? `${page} | ${root.settings.brand.name}` : page)
}
