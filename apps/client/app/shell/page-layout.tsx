// implements: §2.20
import type { ReactNode } from 'react'
import { isRouteErrorResponse, type MetaArgs, type MetaDescriptor, useLocation } from 'react-router'
import type { Route } from './+types/page-layout'
import { ErrorPage } from './error-page.tsx'
import { ownPageMeta } from './own-page-meta.ts'
import { SiteFoot } from './site-foot.tsx'
import { SiteHeader } from './site-header.tsx'
import { WaitingOutlet } from './waiting-outlet.tsx'

/** The meta tags of a page that is not found; every other page has its own. */
export const meta = ({ error, matches }: MetaArgs): MetaDescriptor[] =>
  isRouteErrorResponse(error) && error.status === 404 ? ownPageMeta('Page not found')({ matches }) : []

/** The pages that have navigation and footer. */
export default function PageLayout() {
  return (
    <PageFrame>
      <WaitingOutlet />
    </PageFrame>
  )
}

/** Shows an error page inside the navigation and footer. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <PageFrame>
      <ErrorPage error={error} />
    </PageFrame>
  )
}

/**
 * Navigation and footer around a page; the footer is hidden on paths under /messages (§2). It starts below the window,
 * so that content that is taller than its placeholder moves nothing in view.
 */
function PageFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <>
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {!pathname.startsWith('/messages') && <SiteFoot />}
    </>
  )
}
