import { FailureScreen } from '@anseo/ui/failure-screen'
import { SiteRoot } from '@anseo/ui/site-root'
import { Outlet, ScrollRestoration, useLocation, useNavigate } from 'react-router'
import { settings } from '../site.ts'

/** Root of all pages, with or without a login. */
export function Root() {
  return (
    <SiteRoot path={useLocation().pathname}>
      <Outlet />
      <ScrollRestoration />
    </SiteRoot>
  )
}

/** The screen in place of a page that failed, with a button to try again. */
export function ErrorPage() {
  const navigate = useNavigate()
  return (
    <main className="wrap" id="main" tabIndex={-1}>
      <title>{`Something went wrong | ${settings.brand.name} Admin`}</title>
      <FailureScreen onRetry={() => void navigate('.', { replace: true })} />
    </main>
  )
}
