import { useRouteLoaderData } from 'react-router'
import type { SiteSettings } from '../api/server-context.ts'

/** Names a page for the browser's tab, also when the root itself failed and the brand is not known. */
export function useTitleOf() {
  const root = useRouteLoaderData<{ settings: SiteSettings }>('root')
  return (page: string) => (root ? `${page} | ${root.settings.brand.name}` : page)
}
