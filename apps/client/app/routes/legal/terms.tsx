// implements: §2.18
import { POLICY_EFFECTIVE_DATE } from '@anseo/domain/limits'
import { serverContext } from '../../api/server-context.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/terms'
import { LegalPage } from './legal-page.tsx'
import { termsSections } from './terms-sections.tsx'

/** Returns the settings, which name the brand and its contact. */
export const loader = ({ context }: Route.LoaderArgs) => ({ settings: context.get(serverContext).settings })

/** Returns the page's title and description. */
export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { settings } = loaderData
  return pageMeta({
    settings,
    title: 'Terms of service',
    description: `The terms for booking vendors on ${settings.brand.name}: deposits, cancellations, refunds and your rights under Irish law.`,
    path: '/tandc',
  })
}

/** `/tandc` (§2 Legal pages). */
export default function Terms({ loaderData }: Route.ComponentProps) {
  const { brand } = loaderData.settings
  return (
    <LegalPage
      title="Terms of service"
      lead={`These terms are an agreement between you and ${brand.name} when you use this site as a customer. Please read them before you book. By creating an account or booking, you accept them.`}
      effective={POLICY_EFFECTIVE_DATE}
      updated={POLICY_EFFECTIVE_DATE}
      sections={termsSections(brand)}
    />
  )
}
