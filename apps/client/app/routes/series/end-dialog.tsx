import type { SeriesOnWire } from '@anseo/contract/series'
import { appointmentFromWire } from '@anseo/domain/appointment-from-wire'
import { costFromWire } from '@anseo/domain/cost-wire'
import { dublinDate } from '@anseo/domain/dublin-time'
import { euroToCents, formatEuro } from '@anseo/domain/money'
import { refundTimetable } from '@anseo/domain/refund'
import { formatWeekdayDay } from '@anseo/domain/slot-date'
import { LoadingNote } from '@anseo/ui/loading-note'
import { Question } from '@anseo/ui/question'
import { useState } from 'react'
import { useAppointments } from '../../queries/appointments.ts'
import { useEndSeries } from '../../queries/series.ts'

interface EndDialogProps {
  series: SeriesOnWire
  now: Date
  onClose: () => void
}

/** Ends a series; each visit that is paid for stays unless its client ticks it, with what comes back for it. */
export function EndDialog({ series, now, onClose }: EndDialogProps) {
  const end = useEndSeries(series._id)
  const { loaded, failure } = useAppointments()
  const [named, setNamed] = useState<readonly string[]>([])
  const paid = (loaded?.appointments ?? []).filter((wire) => {
    const facts = appointmentFromWire(wire)
    return wire.seriesId === series._id && wire.payment && !wire.cancelled && facts.end > now && !facts.free
  })
  const toggle = (id: string) =>
    setNamed((before) => (before.includes(id) ? before.filter((other) => other !== id) : [...before, id]))
  return (
    <Question
      title="End this series?"
      keep="Keep the series"
      confirm="End the series"
      tone="dngf"
      busy={end.isPending}
      onClose={onClose}
      onConfirm={() => end.mutate([...named], { onSuccess: onClose })}
    >
      <div className="grid gap-3">
        <p>
          We cancel the visits that are more than 24 hours away and not paid for. You can&apos;t undo this.
        </p>
        {!loaded &&
          (failure ? (
            <p role="alert">We couldn&apos;t load the visits you have paid for. They stay as they are.</p>
          ) : (
            <LoadingNote text="Loading the visits you have paid for..." />
          ))}
        {paid.length > 0 && (
          <fieldset className="grid gap-2">
            <legend className="font-semibold">Visits you have paid for stay. Cancel some of them too?</legend>
            {paid.map((wire) => {
              const facts = appointmentFromWire(wire)
              const { parts } = costFromWire(wire.cost)
              const [next] = refundTimetable(parts, facts, now, euroToCents(wire.refundedBefore ?? 0))
              return (
                <label key={wire._id} className="flex items-start gap-2">
                  <input
                    type="checkbox"
                    checked={named.includes(wire._id)}
                    onChange={() => toggle(wire._id)}
                  />
                  <span className="num">
                    {formatWeekdayDay(dublinDate(facts.start), dublinDate(now))}, {wire.startTime}:{' '}
                    {formatEuro(next?.amountCents ?? 0)} back
                  </span>
                </label>
              )
            })}
          </fieldset>
        )}
      </div>
    </Question>
  )
}
