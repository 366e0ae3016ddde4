import { ACCOUNT } from '@anseo/api-client/error-catalogue/account'
import { MoreButton } from '@anseo/site-kit/cards/more-button'
import { noticesOf } from '@anseo/site-kit/notice-pages'
import { useNow } from '@anseo/site-kit/use-now'
import { CardSkeleton } from '@anseo/ui/card-skeleton'
import { EmptyState } from '@anseo/ui/empty-state'
import { LoadFailure } from '@anseo/ui/load-failure'
import { NoticeList } from '@anseo/ui/notice-list'
import bellPicture from '@anseo/ui/assets/pictures/bell.webp?no-inline'
import { useMarkNoticesRead, useNotices } from '../../queries/notices.ts'
import { Link } from 'react-router'
import { Page } from '../../shell/page.tsx'

/** `/notifications` */
export function NotificationsPage() {
  return (
    <Page title="Notifications">
      <div className="max-w-(--container-narrow)">
        <Notices />
      </div>
    </Page>
  )
}

function Notices() {
  const now = useNow()
  const list = useNotices()
  const { data, isError } = list
  const notices = data && noticesOf(data)
  useMarkNoticesRead(notices?.[0]?._id)
  if (!notices) {
    return isError ? (
      <LoadFailure title={ACCOUNT.notificationsFailed} query={list} />
    ) : (
      <CardSkeleton count={4} />
    )
  }
  if (notices.length === 0) {
    return (
      <EmptyState title="No Notifications" picture={bellPicture}>
        News about your appointments will appear here.
      </EmptyState>
    )
  }
  return (
    <>
      <NoticeList notices={notices} now={now} renderLink={toPage} />
      <MoreButton list={list} countOf={(pages) => noticesOf(pages).length} full className="mt-4" />
    </>
  )
}

/** A notice's path names this site, which the router adds itself. */
const toPage = (path: string) => <Link to={path.replace(/^\/pro(?=\/)/, '')} />
