import { ACCOUNT } from '@anseo/api-client/error-catalogue/account'
import { useNow } from '@anseo/api-client/use-now'
import { readNotice } from '@anseo/domain/notice'
import { relativeTime } from '@anseo/domain/relative-time'
import { Button } from '@anseo/ui/button'
import { CardSkeleton } from '@anseo/ui/card-skeleton'
import { EmptyState } from '@anseo/ui/empty-state'
import { LoadFailure } from '@anseo/ui/load-failure'
import { NotificationItem } from '@anseo/ui/notification-item'
import { pictures } from '@anseo/ui/pictures'
import { useMarkNoticesRead, useNotices } from '../../queries/notices.ts'
import { Link } from 'react-router'
import { PageTop } from '../../shell/page-top.tsx'

/** `/notifications` */
export function NotificationsPage() {
  return (
    <>
      <PageTop title="Notifications" />
      <main id="main" tabIndex={-1}>
        <div className="max-w-(--container-narrow)">
          <Notices />
        </div>
      </main>
    </>
  )
}

function Notices() {
  const now = useNow()
  const { data, isError, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useNotices()
  useMarkNoticesRead(data !== undefined)
  if (!data) {
    return isError ? (
      <LoadFailure title={ACCOUNT.notificationsFailed} busy={isFetching} onRetry={() => void refetch()}>
        Check your connection and try again.
      </LoadFailure>
    ) : (
      <CardSkeleton count={4} />
    )
  }
  if (data.length === 0) {
    return (
      <EmptyState title="No Notifications" picture={pictures.bell}>
        News about your appointments will appear here.
      </EmptyState>
    )
  }
  return (
    <>
      <p className="hint mb-3">Notifications are marked as read automatically on view.</p>
      <div className="card overflow-hidden">
        {data.map(({ _id, content, read, timestamp, path }) => {
          const { type, text } = readNotice(content)
          return (
            <NotificationItem
              key={_id}
              kind={type === 'Broadcast' ? 'broadcast' : 'notification'}
              unread={!read}
              time={relativeTime(timestamp, now)}
              at={timestamp}
              link={path ? <Link to={pathOfSite(path)} /> : undefined}
            >
              {text}
            </NotificationItem>
          )
        })}
      </div>
      {hasNextPage && (
        <Button
          tone="sec"
          full
          className="mt-4"
          busy={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </>
  )
}

/** The page without the path of this site, which the router adds. */
const pathOfSite = (path: string) => path.replace(/^\/pro(?=\/)/, '')
