import { Button } from '@anseo/ui/button'
import { NowhereDoor } from '@anseo/ui/nowhere-door'
import { pictures } from '@anseo/ui/pictures'
import { isRouteErrorResponse, useLocation, useNavigate } from 'react-router'
import { NotFoundPage } from './not-found-page.tsx'

/** What is shown when a page fails: not found where it is that, else the specified screen with its two buttons. */
export function ErrorPage({ error }: { error: unknown }) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />
  return (
    <div className="wrap">
      <title>Something went wrong | Anseo</title>
      <NowhereDoor
        title="Oops! Something went wrong"
        picture={pictures.plug}
        actions={
          <>
            <Button onClick={() => location.reload()}>Refresh Page</Button>
            <Button tone="sec" onClick={() => void navigate(pathname + search, { replace: true })}>
              Try Again
            </Button>
          </>
        }
      >
        The page could not be shown. Nothing of yours was lost.
      </NowhereDoor>
    </div>
  )
}
