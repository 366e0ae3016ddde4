import { useNow } from '@anseo/site-kit/use-now'
import { daysBetween } from '@anseo/domain/calendar-date'
import { dublinDate } from '@anseo/domain/dublin-time'
import { formatMoment } from '@anseo/domain/moment-text'
import { Button } from '@anseo/ui/button'
import { Note } from '@anseo/ui/note'
import { ExternalLink } from 'lucide-react'

/** A deadline presses from then on, in days. */
const PRESSING_DAYS = 7

interface EvidenceDueProps {
  /** Deadline for evidence; null when the provider takes none. */
  by: string | null
  /** Address for sending evidence; null in the sandbox. */
  providerUrl: string | null
}

/** Shows the deadline of an open dispute and where to answer it. */
export function EvidenceDue({ by, providerUrl }: EvidenceDueProps) {
  const now = useNow(60_000)
  return (
    <>
      {by && <Deadline by={new Date(by)} now={now} />}
      {providerUrl ? (
        <Button asChild full tone="sec" icon={<ExternalLink aria-hidden="true" />}>
          <a href={providerUrl} target="_blank" rel="noreferrer">
            Send evidence at the payment provider<span className="sr-only"> (opens in a new tab)</span>
          </a>
        </Button>
      ) : (
        <p className="hint">This is the sandbox: there is no payment provider to send evidence to.</p>
      )}
    </>
  )
}

/** Plain over seven days, gorse from seven, rose when past; always with day and hour. */
function Deadline({ by, now }: { by: Date; now: Date }) {
  if (by <= now) return <Note tone="bad">{`The time for evidence ended on ${formatMoment(by)}.`}</Note>
  const days = daysBetween(dublinDate(now), dublinDate(by))
  const left = days === 0 ? 'today' : days === 1 ? '1 day left' : `${days} days left`
  return (
    <Note {...(days <= PRESSING_DAYS && { tone: 'warm' as const })}>
      <b>Evidence due by {formatMoment(by)}</b>, {left}. You can answer once.
    </Note>
  )
}
