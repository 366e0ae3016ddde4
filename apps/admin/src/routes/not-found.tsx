import { Button } from '@anseo/ui/button'
import { NowhereDoor } from '@anseo/ui/nowhere-door'
import { pictures } from '@anseo/ui/pictures'
import { Link } from 'react-router'

/** An address that leads nowhere. */
export function NotFoundPage() {
  return (
    <main className="wrap" id="main">
      <title>Not found | Anseo Admin</title>
      <NowhereDoor
        title="Nobody is behind this door"
        picture={pictures.torch}
        actions={
          <Button asChild>
            <Link to="/">To vetting</Link>
          </Button>
        }
      >
        The page is not here, or not any more.
      </NowhereDoor>
    </main>
  )
}
