// implements: §2.22
import { Button } from '@anseo/ui/button'
import { NowhereDoor } from '@anseo/ui/nowhere-door'
import plugPicture from '@anseo/ui/assets/pictures/plug.webp?no-inline'
import { useOnline } from '@anseo/ui/use-online'
import { isRouteErrorResponse, useLocation, useNavigate } from 'react-router'
import { isPartMissing, isUnanswered } from '../offline/load-failures.ts'
import { NoConnection } from '../offline/no-connection.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { useTitleOf } from './title-of.ts'

/** The page for a failure: "not found" for a 404, else the specified screen with its two buttons. */
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
      <NowhereDoor
        title="Oops! Something went wrong"
        picture={plugPicture}
        actions={
          <>
            <Button onClick={() => location.reload()}>Refresh Page</Button>
            <Button tone="sec" onClick={again}>
              Try Again
            </Button>
          </>
        }
      >
        {isPartMissing(error)
          ? "We've updated the site. Refresh the page to continue."
          : "We couldn't show this page. Your data is safe."}
      </NowhereDoor>
    </div>
  )
}
