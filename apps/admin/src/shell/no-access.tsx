import { ADMIN_ROLE_TEXTS } from '@anseo/domain/admin-role'
import { Button } from '@anseo/ui/button'
import { EmptyState } from '@anseo/ui/empty-state'
import torchPicture from '@anseo/ui/assets/pictures/torch.webp?no-inline'
import { Link } from 'react-router'
import { useProfile } from '../queries/profile.ts'
import { PageTop } from './page-top.tsx'

/** In the place of a page that the own role may not see. */
export function NoAccess() {
  const { data: admin } = useProfile()
  const role = ADMIN_ROLE_TEXTS[admin?.role ?? 'reader'].name
  return (
    <>
      <PageTop title="No access" />
      <main id="main" tabIndex={-1}>
        <EmptyState
          title="Your role can't open this page"
          picture={torchPicture}
          action={
            <Button asChild>
              <Link to="/">To the dashboard</Link>
            </Button>
          }
        >
          {`You have the role “${role}”. Ask an owner if you need more.`}
        </EmptyState>
      </main>
    </>
  )
}
