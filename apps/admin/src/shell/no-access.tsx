import { Button } from '@anseo/ui/button'
import { EmptyState } from '@anseo/ui/empty-state'
import torchPicture from '@anseo/ui/assets/pictures/torch.webp?no-inline'
import { Link } from 'react-router'
import { Page } from './page.tsx'

/** Shown in place of a page that the admin's role may not see. */
export function NoAccess({ role }: { role: string }) {
  return (
    <Page title="No access" className="block">
      <EmptyState
        title="Your role can't open this page"
        picture={torchPicture}
        action={
          <Button asChild>
            <Link to="/">Go to dashboard</Link>
          </Button>
        }
      >
        {`You have the role “${role}”. Ask an owner if you need more.`}
      </EmptyState>
    </Page>
  )
}
