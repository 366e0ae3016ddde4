// implements: §2.22
import { FailureScreen } from '@anseo/ui/failure-screen'
import { useOnline } from '@anseo/ui/use-online'
import { isRouteErrorResponse, useLocation, useNavigate } from 'react-router'
import { isPartMissing, isUnanswered } from '../offline/load-failures.ts'
import { NoConnection } from '../offline/no-connection.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { useTitleOf } from './title-of.ts'

/** The page for a failure: "not found" for a 404, "no connection" when offline or unanswered, else the specified screen. */
export function ErrorPage({ error }: { error: unknown }) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const online = useOnline()
  const titleOf = useTitleOf()
  const again = () => void navigate(pathname + search, { replace: true })
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />
  if (!online || isUnanswered(error)) {
    return (
      <div className="wrap">
        <title>{titleOf('Offline')}</title>
        <NoConnection wanted={pathname} onRetry={again} />
      </div>
    )
  }
  return (
    <div className="wrap">
      <title>{titleOf('Something went wrong')}</title>
      <FailureScreen onRetry={again}>
        {isPartMissing(error) ? "We've updated the site. Refresh the page to continue." : undefined}
      </FailureScreen>
    </div>
  )
}
