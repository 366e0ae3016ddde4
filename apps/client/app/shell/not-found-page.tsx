import { Button } from '@anseo/ui/button'
import { NotFoundScreen } from '@anseo/ui/not-found-screen'
import { Link } from 'react-router'

/** The page for an address that does not exist. */
export const NotFoundPage = () => (
  <div className="wrap">
    <NotFoundScreen
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
    />
  </div>
)
