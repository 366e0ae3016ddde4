import { POLICY_EFFECTIVE_DATE } from '@anseo/domain/limits'
import { serverContext } from '../../api/server-context.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/cookies'
import { cookieSections } from './cookie-sections.tsx'
import { LegalPage } from './legal-page.tsx'

/** Returns the settings, which name the brand and its contact. */
export const loader = ({ context }: Route.LoaderArgs) => ({ settings: context.get(serverContext).settings })

/** Returns the page's title and description. */
export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { settings } = loaderData
  return pageMeta({
    settings,
    title: 'Cookie statement',
    description: `What your browser keeps for ${settings.brand.name}, name by name: only what the site needs to work. No tracking, no advertising.`,
    path: '/cookies',
  })
}

/** The date on which an entry was last added or removed. */
const UPDATED = '21st November 2026'

/** `/cookies`: everything that the site stores in a browser. */
export default function Cookies({ loaderData }: Route.ComponentProps) {
  const { settings } = loaderData
  return (
    <LegalPage
      title="Cookie statement"
      lead={`${settings.brand.name} uses only the storage that it needs to work as you asked. This page names every single item.`}
      effective={POLICY_EFFECTIVE_DATE}
      updated={UPDATED}
      sections={cookieSections(settings)}
    />
  )
}
