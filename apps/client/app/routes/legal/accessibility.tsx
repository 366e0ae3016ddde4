import { serverContext } from '../../api/server-context.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/accessibility'
import { LegalPage } from './legal-page.tsx'
import { accessibilitySections } from './accessibility-sections.tsx'

/** Returns the settings, which name the brand and its contact. */
export const loader = ({ context }: Route.LoaderArgs) => ({ settings: context.get(serverContext).settings })

/** Returns the page's title and description. */
export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { settings } = loaderData
  return pageMeta({
    settings,
    title: 'Accessibility statement',
    description: `How accessible ${settings.brand.name} is, what we test, what we know to be missing, and whom to tell.`,
    path: '/accessibility',
  })
}

/** The day of its last change. */
const UPDATED = '24th November 2026'

/** `/accessibility`: what is accessible, how that is tested and what is missing. */
export default function Accessibility({ loaderData }: Route.ComponentProps) {
  const { settings } = loaderData
  return (
    <LegalPage
      title="Accessibility statement"
      lead={`${settings.brand.name} should be usable by everybody. This statement covers the site for clients, the site for vendors and the site of the operator.`}
      effective={UPDATED}
      updated={UPDATED}
      sections={accessibilitySections(settings.brand)}
    />
  )
}
