import { noticesOf } from '@anseo/site-kit/notice-pages'
import { useNow } from '@anseo/site-kit/use-now'
import { MoreButton } from '@anseo/site-kit/cards/more-button'
import { EmptyState } from '@anseo/ui/empty-state'
import { NoticeList } from '@anseo/ui/notice-list'
import { Unloaded } from '@anseo/ui/unloaded'
import bellPicture from '@anseo/ui/assets/pictures/bell.webp?no-inline'
import { useLinkTo } from '../../navigation/use-link-to.tsx'
import { useMarkNoticesRead, useNotices } from '../../queries/notices.ts'
import { Page } from '../../shell/page.tsx'

/** `/notifications`: tasks for an admin, each with its link. */
export function NotificationsPage() {
  return (
    <Page title="Notifications" className="block">
      <div className="max-w-(--container-narrow)">
        <Notices />
      </div>
    </Page>
  )
}

function Notices() {
  const now = useNow()
  const linkTo = useLinkTo()
  const found = useNotices()
  const notices = found.data && noticesOf(found.data)
  useMarkNoticesRead(notices?.[0]?._id)
  if (!notices) return <Unloaded what="the notifications" query={found} count={4} />
  if (notices.length === 0) {
    return (
      <EmptyState title="No Notifications" picture={bellPicture}>
        Applications, problem reports and disputes will appear here.
      </EmptyState>
    )
  }
  return (
    <>
      <NoticeList notices={notices} now={now} renderLink={(path) => linkTo(withoutSite(path)).link} />
      <MoreButton list={found} countOf={(pages) => noticesOf(pages).length} full className="mt-4" />
    </>
  )
}

/** A notice's path names this site, which the router adds itself. */
const withoutSite = (path: string) => path.replace(/^\/admin(?=\/)/, '')
