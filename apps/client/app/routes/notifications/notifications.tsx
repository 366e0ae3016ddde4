// implements: §2.16, §2.108, §2.109, §2.111
import { counted } from '@anseo/domain/counted'
import { ACCOUNT } from '@anseo/api-client/error-catalogue/account'
import { Button } from '@anseo/ui/button'
import { showMore } from '@anseo/site-kit/show-more'
import { EmptyState } from '@anseo/ui/empty-state'
import { LoadFailure } from '@anseo/ui/load-failure'
import bellPicture from '@anseo/ui/assets/pictures/bell.webp?no-inline'
import { CheckCheck, Info } from 'lucide-react'
import { Link } from 'react-router'
import { RequireClient } from '../../shell/require-client.tsx'
import { noticesOf } from '@anseo/site-kit/notice-pages'
import { useMarkNoticesRead, useNotices } from '../../queries/notices.ts'
import { useLoadFailure } from '../../queries/use-load-failure.ts'
import { NoticeList } from './notice-list.tsx'
import { NoticesWaiting } from './notices-waiting.tsx'
import { ownPageMeta } from '../../shell/own-page-meta.ts'

export const meta = ownPageMeta('Notifications')

/** Lists the client's notifications and announcements to all clients, and marks them as read (§2 Notifications). */
export default function Notifications() {
  return (
    <div className="wrap narrow page">
      <RequireClient
        waiting={
          <>
            <h1 className="mb-4">Notifications</h1>
            <NoticesWaiting />
          </>
        }
      >
        <OwnNotifications />
      </RequireClient>
    </div>
  )
}

function OwnNotifications() {
  const notices = useNotices()
  const failure = useLoadFailure(notices)
  const { data, hasNextPage, isFetchingNextPage } = notices
  const list = data && noticesOf(data)
  const allRead = useMarkNoticesRead(list?.[0]?._id)
  const count = list?.length ?? 0
  const total = data?.pages[0]?.total ?? 0
  return (
    <>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-4 gap-y-1">
        <div>
          <h1>Notifications</h1>
          {count > 0 && <p className="mt-1 text-ink-2">{counted(total, 'notification')}</p>}
        </div>
        {allRead && count > 0 && (
          <span className="flex items-center gap-1.5 text-sm font-semibold text-success">
            <CheckCheck aria-hidden="true" size={18} />
            All read
          </span>
        )}
      </div>
      {!list &&
        (failure ? (
          <LoadFailure title={ACCOUNT.notificationsFailed} query={notices}>
            Please try again in a moment.
          </LoadFailure>
        ) : (
          <NoticesWaiting />
        ))}
      {list && count === 0 && <NoNotifications />}
      {list && count > 0 && (
        <>
          <p className="mb-4 flex items-center gap-2 text-sm text-ink-2">
            <Info aria-hidden="true" size={16} />
            Notifications are marked as read automatically on view.
          </p>
          <NoticeList notices={list} />
          {hasNextPage && (
            <div className="mt-5 text-center">
              <Button
                tone="sec"
                busy={isFetchingNextPage}
                onClick={() => void showMore(notices, (pages) => noticesOf(pages).length)}
              >
                Show older
              </Button>
            </div>
          )}
        </>
      )}
    </>
  )
}

const NoNotifications = () => (
  <EmptyState
    title="No Notifications"
    picture={bellPicture}
    wall="primrose"
    action={
      <Button asChild tone="sec">
        <Link to="/vendors">Browse Vendors</Link>
      </Button>
    }
  >
    Confirmations and changes to your appointments will appear here.
  </EmptyState>
)
