import { pageInAddress } from '@anseo/site-kit/page-in-address'
import { formatCount } from '@anseo/domain/counted'
import { serverNow } from '@anseo/api-client/server-clock'
import type { BroadcastOnWire } from '@anseo/contract/broadcasts'
import { audienceText } from '@anseo/domain/audience'
import { formatMoment } from '@anseo/domain/moment-text'
import { CardSkeleton } from '@anseo/ui/card-skeleton'
import { LoadFailure } from '@anseo/ui/load-failure'
import { Pager } from '@anseo/ui/pager'
import { Link, useSearchParams } from 'react-router'
import { ExportButton } from '../../listing/export-button.tsx'
import { useBroadcasts } from '../../queries/broadcasts.ts'
import { specialities } from '../../specialities.ts'

/** Lists earlier announcements with audience and number of readers. */
export function SentBroadcasts() {
  const [params] = useSearchParams()
  const page = pageInAddress(params)
  const { data, isError, isFetching, refetch } = useBroadcasts(page)
  return (
    <section className="grid gap-4 wrap-anywhere" aria-labelledby="sent">
      <div className="card overflow-hidden">
        <div className="card-head">
          <h2 id="sent" className="text-[1.1875rem]">
            Sent
          </h2>
          {data && data.total > 0 && <ExportButton size="sm" call="GET /api/admin/broadcasts.csv" />}
        </div>
        {!data && isError && (
          <LoadFailure title="We couldn't load the list" query={{ isFetching, refetch }} />
        )}
        {!data && !isError && <CardSkeleton count={2} height={40} />}
        {data?.total === 0 && <p className="pad muted">No announcements yet.</p>}
        <ul>
          {data?.broadcasts.map((sent) => (
            <Sent key={sent._id} sent={sent} />
          ))}
        </ul>
      </div>
      {data && <Pager {...data} renderLink={(number) => <Link to={`?page=${number}`} />} />}
    </section>
  )
}

function Sent({ sent }: { sent: BroadcastOnWire }) {
  const { content, audience, people, read, sentAt, sentBy } = sent
  const share = people > 0 ? Math.round((100 * read) / people) : 0
  return (
    <li className="broadcast-sent">
      <p className="whitespace-pre-line">{content}</p>
      <p className="hint num">
        <span>
          {audienceText(audience, specialities())}, {formatMoment(new Date(sentAt), serverNow())}
          {sentBy && `, by ${sentBy}`}
        </span>
        <span>
          {formatCount(people)} sent, {share}% read
        </span>
      </p>
    </li>
  )
}
