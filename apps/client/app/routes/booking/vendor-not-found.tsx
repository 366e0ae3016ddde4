// implements: §2.73
import { Button } from '@anseo/ui/button'
import { NowhereDoor } from '@anseo/ui/nowhere-door'
import magnifierPicture from '@anseo/ui/assets/pictures/magnifier.webp?no-inline'
import { Link } from 'react-router'

/** The page for a vendor that does not exist or is not listed. */
export default function VendorNotFound() {
  return (
    <div className="wrap">
      <NowhereDoor
        title="Vendor not found"
        picture={magnifierPicture}
        actions={
          <>
            <Button asChild>
              <Link to="/vendors">Browse All Vendors</Link>
            </Button>
            <Button asChild tone="sec">
              <Link to="/">Home</Link>
            </Button>
          </>
        }
      >
        The vendor you&apos;re looking for doesn&apos;t exist.
      </NowhereDoor>
    </div>
  )
}
