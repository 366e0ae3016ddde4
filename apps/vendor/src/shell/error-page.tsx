import { Button } from '@anseo/ui/button'
import { NowhereDoor } from '@anseo/ui/nowhere-door'
import { pictures } from '@anseo/ui/pictures'
import { useNavigate } from 'react-router'

/** What is shown when a page fails (§2 App shell). */
export function ErrorPage() {
  const navigate = useNavigate()
  return (
    <main className="wrap" id="main">
      <title>Something went wrong | Anseo Pro</title>
      <NowhereDoor
        title="Oops! Something went wrong"
        picture={pictures.plug}
        actions={
          <>
            <Button onClick={() => location.reload()}>Refresh Page</Button>
            <Button tone="sec" onClick={() => void navigate('.', { replace: true })}>
              Try Again
            </Button>
          </>
        }
      >
        The page could not be shown. Nothing of yours was lost.
      </NowhereDoor>
    </main>
  )
}
