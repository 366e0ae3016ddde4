import { ApiError } from '@anseo/api-client/api-error'
import { formErrors } from '@anseo/api-client/form-errors'
import { euroToCents } from '@anseo/domain/money'
import { isMoveTold } from '@anseo/domain/payment-request'
import { firstNameOf } from '@anseo/domain/person-name'
import { MOVE_ANSWER_HOURS } from '@anseo/domain/time-proposal'
import { Note } from '@anseo/ui/note'
import { PersonLine } from '@anseo/ui/person-line'
import { FormDialog } from '@anseo/ui/form-dialog'
import { Switch } from '@anseo/ui/switch'
import { useState } from 'react'
import { dayText, timesText } from '../../appointments/appointment-texts.ts'
import {
  type ChosenTime,
  slotOfTime,
  timeOfSlot,
  untakenText,
  wireOfTime,
} from '../../appointments/chosen-time.ts'
import { TimeFields } from '../../appointments/time-fields.tsx'
import type { VendorAppointment } from '../../queries/appointments.ts'
import { useMoveBooking } from '../../queries/own-bookings.ts'
import { PaidMoveNote } from './paid-move-note.tsx'

interface MoveDialogProps {
  appointment: VendorAppointment
  now: Date
  /** The time to which it was dragged in the calendar. */
  to?: ChosenTime
  /** The refusal of that time by the server. */
  refusal?: Error | null
  onClose: () => void
}

/**
 * Moves the vendor's own booking to another time or length. If a client made the booking, the vendor can only suggest
 * another time of the same length (B8).
 */
export function MoveDialog({ appointment, now, to, refusal = null, onClose }: MoveDialogProps) {
  const { _id: id, clientData: client, facts, contactId, clientTold, source, totalAmount } = appointment
  const first = firstNameOf(client.name)
  const asksClient = source !== 'vendor'
  const [time, setTime] = useState(() => to ?? timeOfSlot(facts))
  const [firstRefusal, setFirstRefusal] = useState(refusal)
  const [notify, setNotify] = useState(clientTold)
  const [isUntaken, setUntaken] = useState(false)
  const start = slotOfTime(time)?.start ?? facts.start
  const isTold = !asksClient && isMoveTold(euroToCents(totalAmount), { from: facts.start, to: start }, now)
  const moving = useMoveBooking(id)
  const error = moving.error ?? firstRefusal
  const refused = formErrors(error, "We couldn't move the appointment. Please try again.")
  const isOutside = error instanceof ApiError && error.code === 'OUTSIDE_HOURS'
  const change = (changes: Partial<ChosenTime>) => {
    setUntaken(false)
    moving.reset()
    setFirstRefusal(null)
    setTime({ ...time, ...changes })
  }
  const move = () => {
    const slot = wireOfTime(time)
    if (!slot) return setUntaken(true)
    moving.mutate({ ...slot, notify, ...(isOutside && { outsideHours: true }) }, { onSuccess: onClose })
  }
  const problems = {
    day: isUntaken ? untakenText(time) : refused.fields['slotDate'],
    hours: refused.fields['endTime'] ?? refused.fields['startTime'],
  }
  return (
    <FormDialog
      onClose={onClose}
      title="Move appointment"
      keep={to && 'Put back'}
      busy={moving.isPending}
      confirm={asksClient ? `Ask ${first}` : isOutside ? 'Move all the same' : 'Move'}
      onSubmit={move}
    >
      <PersonLine
        name={client.name}
        picture={client.image}
        lines={`Now ${dayText(appointment, now)}\n${timesText(appointment)}`}
      />
      <TimeFields time={time} problems={problems} keepsLength={asksClient} onChange={change} />
      {asksClient && (
        <p className="text-sm text-ink-2">
          {first} has {MOVE_ANSWER_HOURS} hours to answer, but no longer than until the earlier of the two
          times. Until then we hold both. The price and {first}&apos;s reschedules stay as they are.{' '}
          {facts.paid && `If the new time doesn't suit, ${first} can cancel with a full refund.`}
        </p>
      )}
      {isTold ? (
        <PaidMoveNote appointment={appointment} start={start} now={now} />
      ) : (
        contactId && (
          <Switch label={`Email ${client.name} the new time`} checked={notify} onChange={setNotify} />
        )
      )}
      {refused.text && (
        <Note tone={isOutside ? 'warm' : 'bad'} role="alert">
          {refused.text}{' '}
          {isOutside && (asksClient ? 'You can ask all the same.' : 'You can move it all the same.')}
        </Note>
      )}
    </FormDialog>
  )
}
