import { serverContext } from '../../api/server-context.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/right-to-cancel'
import { LegalPage } from './legal-page.tsx'
import { rightToCancelSections } from './right-to-cancel-sections.tsx'

/** Returns the settings, which name the brand and its contact. */
export const loader = ({ context }: Route.LoaderArgs) => ({ settings: context.get(serverContext).settings })

/** Returns the page's title and description. */
export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { settings } = loaderData
  return pageMeta({
    settings,
    title: 'Your right to cancel',
    description: `When you can cancel a booking on ${settings.brand.name} by law, how you do that, and the model cancellation form.`,
    path: '/right-to-cancel',
  })
}

/** The day of its last change. */
const UPDATED = '24th November 2026'

/** `/right-to-cancel`: instructions and form for the statutory right to cancel (D9). */
export default function RightToCancel({ loaderData }: Route.ComponentProps) {
  const { settings } = loaderData
  return (
    <LegalPage
      title="Your right to cancel"
      lead={`For some services the law lets you cancel a booking within 14 days, without a reason. In the law this is called cancellation or withdrawal; we use both words.`}
      effective={UPDATED}
      updated={UPDATED}
      sections={rightToCancelSections(settings)}
    />
  )
}
