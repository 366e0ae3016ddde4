import { serverContext } from '../../api/server-context.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/ranking'
import { LegalPage } from './legal-page.tsx'
import { rankingSections } from './ranking-sections.tsx'

/** Returns the settings, which name the brand and its contact. */
export const loader = ({ context }: Route.LoaderArgs) => ({ settings: context.get(serverContext).settings })

/** Returns the page's title and description. */
export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { settings } = loaderData
  return pageMeta({
    settings,
    title: 'How vendors are ranked',
    description: `What decides the order of vendors on ${settings.brand.name}, in the order of weight, and how we check reviews. Nobody can pay for a place.`,
    path: '/ranking',
  })
}

/** The day of its last change. */
const UPDATED = '24th November 2026'

/** `/ranking`: the main parameters of each order. */
export default function Ranking({ loaderData }: Route.ComponentProps) {
  const { settings } = loaderData
  return (
    <LegalPage
      title="How vendors are ranked"
      lead={`This page says what decides the order in which ${settings.brand.name} shows vendors, and how much each point weighs.`}
      effective={UPDATED}
      updated={UPDATED}
      sections={rankingSections(settings.brand)}
    />
  )
}
