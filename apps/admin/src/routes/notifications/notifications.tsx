import { useNow } from '@anseo/site-kit/use-now'
import { Button } from '@anseo/ui/button'
import { CardSkeleton } from '@anseo/ui/card-skeleton'
import { EmptyState } from '@anseo/ui/empty-state'
import { LoadFailure } from '@anseo/ui/load-failure'
import { NoticeList } from '@anseo/ui/notice-list'
import bellPicture from '@anseo/ui/assets/pictures/bell.webp?no-inline'
import { useLinkTo } from '../../navigation/use-link-to.tsx'
import { useMarkNoticesRead, useNotices } from '../../queries/notices.ts'
import { PageTop } from '../../shell/page-top.tsx'

/** `/notifications`: tasks for an admin, each with its link. */
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
  const linkTo = useLinkTo()
  const { data, isError, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useNotices()
  useMarkNoticesRead(data !== undefined)
  if (!data && isError) {
    return (
      <LoadFailure
        title="We couldn't load the notifications"
        busy={isFetching}
        onRetry={() => void refetch()}
      >
        Check your connection and try again.
      </LoadFailure>
    )
  }
  if (!data) return <CardSkeleton count={4} />
  if (data.length === 0) {
    return (
      <EmptyState title="No Notifications" picture={bellPicture}>
        Applications, problem reports and disputes will appear here.
      </EmptyState>
    )
  }
  return (
    <>
      <NoticeList notices={data} now={now} renderLink={(path) => linkTo(withoutSite(path)).link} />
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

/** A notice's path names this site, which the router adds itself. */
const withoutSite = (path: string) => path.replace(/^\/admin(?=\/)/, '')
