// implements: §2.17
import { POLICY_EFFECTIVE_DATE } from '@anseo/domain/limits'
import { serverContext } from '../../api/server-context.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/privacy-policy'
import { LegalPage } from './legal-page.tsx'
import { privacySections } from './privacy-sections.tsx'

/** Returns the settings, which name the brand and its contact. */
export const loader = ({ context }: Route.LoaderArgs) => ({ settings: context.get(serverContext).settings })

/** Returns the page's title and description. */
export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { settings } = loaderData
  return pageMeta({
    settings,
    title: 'Privacy policy',
    description: `What ${settings.brand.name} keeps about you, why, for how long, and your rights under the GDPR.`,
    path: '/privacy-policy',
  })
}

/** `/privacy-policy` (§2 Legal pages). */
export default function PrivacyPolicy({ loaderData }: Route.ComponentProps) {
  const { brand } = loaderData.settings
  return (
    <LegalPage
      title="Privacy policy"
      lead={`This policy says what ${brand.name} keeps about you when you use this site, why we need it, who we share it with, and your rights. It follows the General Data Protection Regulation (GDPR) and the Irish Data Protection Acts 1988 to 2018.`}
      effective={POLICY_EFFECTIVE_DATE}
      updated={POLICY_EFFECTIVE_DATE}
      sections={privacySections(brand)}
    />
  )
}
