import { Button } from '@anseo/ui/button'
import { NowhereDoor } from '@anseo/ui/nowhere-door'
import torchPicture from '@anseo/ui/assets/pictures/torch.webp?no-inline'
import { Link } from 'react-router'

/** The page for an address that does not exist. */
export function NotFoundPage() {
  return (
    <div className="wrap">
      <NowhereDoor
        title="Page not found"
        picture={torchPicture}
        actions={
          <>
            <Button asChild>
              <Link to="/">Go to Home</Link>
            </Button>
            <Button asChild tone="sec">
              <Link to="/vendors">All Vendors</Link>
            </Button>
          </>
        }
      >
        It may have moved, or the link may be wrong.
      </NowhereDoor>
    </div>
  )
}
