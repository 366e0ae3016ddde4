import { data } from 'react-router'
import { serverContext } from '../../api/server-context.ts'
import { NotFoundPage } from '../../shell/not-found-page.tsx'
import { ownPageMeta } from '../../shell/own-page-meta.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/statement'
import { LegalPage } from './legal-page.tsx'
import { STATEMENTS } from './statements.ts'

// All statements share one route, since each route adds some bytes to every page.
const find = (name: string) => (Object.hasOwn(STATEMENTS, name) ? STATEMENTS[name] : undefined)

/** Returns the settings, which name the brand and its contact; with status 404 for any other path of one word. */
export const loader = ({ context, params }: Route.LoaderArgs) =>
  data({ settings: context.get(serverContext).settings }, { status: find(params.statement) ? 200 : 404 })

/** Returns the page's title and description. */
export function meta({ loaderData, params, matches }: Route.MetaArgs) {
  const statement = find(params.statement)
  if (!loaderData || !statement) return ownPageMeta('Page not found')({ matches })
  const { settings } = loaderData
  const { title, description } = statement
  return pageMeta({
    settings,
    title,
    description: description(settings.brand.name),
    path: `/${params.statement}`,
  })
}

/** `/privacy-policy`, `/tandc`, `/ranking` and the other pages of `STATEMENTS`. */
export default function Statement({ loaderData: { settings }, params }: Route.ComponentProps) {
  const statement = find(params.statement)
  if (!statement) return <NotFoundPage />
  return (
    <LegalPage
      title={statement.title}
      lead={statement.lead(settings.brand.name)}
      effective={statement.effective}
      updated={statement.updated}
      sections={statement.sections(settings)}
    />
  )
}
