import { serverNow } from '@anseo/api-client/server-clock'
import { HistoryList } from '@anseo/ui/history-list'
import { Loaded } from '@anseo/ui/loaded'
import { Skeleton } from '@anseo/ui/skeleton'
import { useHistory } from '../../queries/appointments.ts'

/** Shows the history of the appointment, newest step first. */
export function HistoryCard({ id }: { id: string }) {
  return (
    <section className="card pad grid gap-3" aria-label="History">
      <h2 className="text-lg">History</h2>
      <Loaded what="the history" found={useHistory(id)} waiting={<Skeleton height={96} width="100%" />}>
        {(history) => <HistoryList history={history} now={serverNow()} />}
      </Loaded>
    </section>
  )
}
