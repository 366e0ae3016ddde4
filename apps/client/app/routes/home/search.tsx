import { lazy, Suspense } from 'react'
import './search.css'

const OpenSearch = lazy(() => import('./open-search.tsx'))

const PLACE = 'wrap search'

/** The search below the hero: rendered by the server, or loaded with its code in a navigation within the site. */
export const Search = ({ html }: { html: string | undefined }) =>
  html ? (
    <div className={PLACE} dangerouslySetInnerHTML={{ __html: html }} />
  ) : (
    <div className={PLACE}>
      <Suspense>
        <OpenSearch />
      </Suspense>
    </div>
  )
