import { timeOffText } from '@anseo/domain/time-off-text'
import { Button } from '@anseo/ui/button'
import { Dialog } from '@anseo/ui/dialog'
import { useState } from 'react'
import { AffectedAppointments } from './affected-appointments.tsx'
import { type TimeOff, useRemoveTimeOff } from '../../queries/hours.ts'

/** Shows a time off, which can be removed until it has ended. */
export default function TimeOffDetail({
  timeOff,
  now,
  onClose,
}: {
  timeOff: TimeOff
  now: Date
  onClose: () => void
}) {
  const remove = useRemoveTimeOff()
  const [isBusy, setBusy] = useState(false)
  const isOver = timeOff.end <= now
  return (
    <Dialog
      onClose={onClose}
      title={timeOff.label ?? 'Time off'}
      processing={remove.isPending || isBusy}
      footer={
        <>
          <Button tone="sec" disabled={isBusy} onClick={onClose}>
            {isOver ? 'Close' : 'Keep time off'}
          </Button>
          {!isOver && (
            <Button
              tone="dng"
              busy={remove.isPending}
              disabled={isBusy}
              onClick={() => remove.mutate(timeOff, { onSuccess: onClose })}
            >
              Remove time off
            </Button>
          )}
        </>
      }
    >
      <p className="num font-semibold">{timeOffText(timeOff)}</p>
      <p className="muted mt-1">
        {isOver
          ? 'This time off has passed.'
          : "Clients can't book this time. They can as soon as you remove it."}
      </p>
      {!isOver && (
        <div className="mt-4">
          <AffectedAppointments range={timeOff} onBusy={setBusy} />
        </div>
      )}
    </Dialog>
  )
}
