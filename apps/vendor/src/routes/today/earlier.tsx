import { isLive, isPast } from '@anseo/domain/appointment'
import { Button } from '@anseo/ui/button'
import { DayTimeline } from '@anseo/ui/day-timeline'
import { useState } from 'react'
import type { VendorAppointment } from '../../queries/appointments.ts'
import { dayText } from '../../appointments/appointment-texts.ts'
import { timelineEntry } from './timeline.tsx'
import { isOfToday } from './todays-appointments.tsx'

/** Number of appointments shown at first, and added by each press. */
const STEP = 5

interface EarlierProps {
  appointments: VendorAppointment[]
  now: Date
  /** Loads further ones; null when everything has been loaded. */
  onMore: (() => void) | null
  busy: boolean
}

/** Lists past and ended appointments: those to complete first, then newest first. */
export function Earlier({ appointments, now, onMore, busy }: EarlierProps) {
  const [shown, setShown] = useState(STEP)
  const ended = appointments
    .filter(({ facts }) => !isLive(facts, now) || isPast(facts, now))
    .filter((appointment) => !isOfToday(appointment, now))
  if (ended.length === 0) return null
  const hasMore = shown < ended.length || onMore !== null
  const showMore = () => {
    setShown(shown + STEP)
    if (shown + STEP > ended.length) onMore?.()
  }
  return (
    <section className="card overflow-hidden" aria-label="Earlier">
      <div className="card-head">
        <h2>Earlier</h2>
      </div>
      <DayTimeline
        entries={ended.slice(0, shown).map((appointment) => {
          const entry = timelineEntry(appointment, now)
          return { ...entry, when: 'past', detail: `${dayText(appointment, now)}, ${entry.detail}` }
        })}
      />
      {hasMore && (
        <div className="border-line border-t p-3">
          <Button tone="ghost" size="sm" full busy={busy} onClick={showMore}>
            Show more
          </Button>
        </div>
      )}
    </section>
  )
}
