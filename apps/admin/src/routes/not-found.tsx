import { Button } from '@anseo/ui/button'
import { NowhereDoor } from '@anseo/ui/nowhere-door'
import torchPicture from '@anseo/ui/assets/pictures/torch.webp?no-inline'
import { Link } from 'react-router'
import { settings } from '../site.ts'

/** An address that leads nowhere. */
export function NotFoundPage() {
  return (
    <main className="wrap" id="main" tabIndex={-1}>
      <title>{`Not found | ${settings.brand.name} Admin`}</title>
      <NowhereDoor
        title="Page not found"
        picture={torchPicture}
        actions={
          <Button asChild>
            <Link to="/">Go to dashboard</Link>
          </Button>
        }
      >
        It may have moved, or the link may be wrong.
      </NowhereDoor>
    </main>
  )
}
