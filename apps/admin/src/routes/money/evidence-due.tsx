import { counted } from '@anseo/domain/counted'
import { useNow } from '@anseo/site-kit/use-now'
import { daysBetween } from '@anseo/domain/calendar-date'
import { dublinDate } from '@anseo/domain/dublin-time'
import { formatMoment } from '@anseo/domain/moment-text'
import { Note } from '@anseo/ui/note'

/** A deadline is shown as urgent from this many days before it. */
const URGENT_DAYS = 7

/**
 * Shows the deadline of an open dispute: plain over seven days, gorse from seven, rose when past; always with day and
 * hour. Nothing where the provider takes no evidence.
 */
export function EvidenceDue({ by: text }: { by: string | null }) {
  const now = useNow(60_000)
  if (!text) return null
  const by = new Date(text)
  if (by <= now) return <Note tone="bad">{`The time for evidence ended on ${formatMoment(by, now)}.`}</Note>
  const days = daysBetween(dublinDate(now), dublinDate(by))
  const left = days === 0 ? 'today' : counted(days, 'day left', 'days left')
  return (
    <Note {...(days <= URGENT_DAYS && { tone: 'warm' as const })}>
      <b>Evidence due by {formatMoment(by, now)}</b>, {left}. You can answer once.
    </Note>
  )
}
