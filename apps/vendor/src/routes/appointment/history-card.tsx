import { serverNow } from '@anseo/api-client/server-clock'
import { HistoryList } from '@anseo/ui/history-list'
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
        <HistoryList history={data} now={serverNow()} />
      ) : isError ? (
        <LoadFailure title="We couldn't load the history" query={{ isFetching, refetch }} />
      ) : (
        <Skeleton height={96} width="100%" />
      )}
    </section>
  )
}
