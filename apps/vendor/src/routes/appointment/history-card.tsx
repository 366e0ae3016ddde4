import { formatMoment } from '@anseo/domain/moment-text'
import { LoadFailure } from '@anseo/ui/load-failure'
import { Skeleton } from '@anseo/ui/skeleton'
import { useHistory } from '../../queries/appointments.ts'

/** Shows the history of the appointment, newest step first. */
export function HistoryCard({ id }: { id: string }) {
  const { data, isError, isFetching, refetch } = useHistory(id)
  return (
    <section className="card pad grid gap-3" aria-label="History">
      <h2 className="text-lg">History</h2>
      {data ? (
        <ol className="grid gap-2.5">
          {data.toReversed().map(({ _id, at, text }) => (
            <li key={_id}>
              <p>{text}</p>
              <time className="num text-sm text-ink-2" dateTime={at}>
                {formatMoment(new Date(at))}
              </time>
            </li>
          ))}
        </ol>
      ) : isError ? (
        <LoadFailure title="We couldn't load the history" busy={isFetching} onRetry={() => void refetch()}>
          Check your connection and try again.
        </LoadFailure>
      ) : (
        <Skeleton height={96} width="100%" />
      )}
    </section>
  )
}
