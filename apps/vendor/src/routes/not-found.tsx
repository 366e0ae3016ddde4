import { Button } from '@anseo/ui/button'
import { NotFoundScreen } from '@anseo/ui/not-found-screen'
import { Link } from 'react-router'
import { settings } from '../site.ts'

/** The page for an address that does not exist. */
export const NotFoundPage = () => (
  <main className="wrap" id="main" tabIndex={-1}>
    <title>{`Not found | ${settings.brand.name} Pro`}</title>
    <NotFoundScreen
      actions={
        <Button asChild>
          <Link to="/">To your day</Link>
        </Button>
      }
    />
  </main>
)
