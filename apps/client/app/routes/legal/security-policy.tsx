import { serverContext } from '../../api/server-context.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/security-policy'
import { LegalPage } from './legal-page.tsx'
import { securityPolicySections } from './security-policy-sections.tsx'

/** Returns the settings, which name the brand and its contact. */
export const loader = ({ context }: Route.LoaderArgs) => ({ settings: context.get(serverContext).settings })

/** Returns the page's title and description. */
export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { settings } = loaderData
  return pageMeta({
    settings,
    title: 'Security policy',
    description: `How to report a weakness of ${settings.brand.name}, and what you may try for it.`,
    path: '/security-policy',
  })
}

/** The day of its last change. */
const UPDATED = '24th November 2026'

/** `/security-policy`: how to report a weakness. */
export default function SecurityPolicy({ loaderData }: Route.ComponentProps) {
  const { settings } = loaderData
  return (
    <LegalPage
      title="Security policy"
      lead={`If you find a weakness in the security of ${settings.brand.name}, please tell us. This page says how, and what you may try.`}
      effective={UPDATED}
      updated={UPDATED}
      sections={securityPolicySections(settings.brand)}
    />
  )
}
