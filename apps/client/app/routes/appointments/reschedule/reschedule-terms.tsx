import { durationText } from '@anseo/domain/duration-text'
import { MAX_RESCHEDULES } from '@anseo/domain/limits'
import { needsNewConfirmation } from '@anseo/domain/reschedule-problem'
import { type Slot, slotMinutes } from '@anseo/domain/slot'
import { Note } from '@anseo/ui/note'
import type { ClientAppointment } from '../../../appointments/client-appointment.ts'
import { refundAfterMove } from '../../../appointments/refund-after-move.ts'

interface RescheduleTermsProps {
  appointment: ClientAppointment
  /** Null until a new time is chosen. */
  slot: Slot | null
  now: Date
}

/**
 * Explains what a reschedule costs, how many are left, whether the vendor must confirm again (S2, §5, L5), and until when
 * the new time can be cancelled: a nearer one may end the refund at once (A8).
 */
export function RescheduleTerms({ appointment, slot, now }: RescheduleTermsProps) {
  const { wire, facts } = appointment
  const left = MAX_RESCHEDULES - facts.rescheduleCount
  const { name } = wire.vendorData
  const refund = slot && refundAfterMove(appointment, slot, now)
  return (
    <div>
      <div role="status">
        {refund && (
          <div className="mb-4">
            <Note>{refund}</Note>
          </div>
        )}
      </div>
      <p className="text-sm text-ink-2">
        Rescheduling is free and the length stays the same ({durationText(slotMinutes(facts))}). You have{' '}
        {left} of {MAX_RESCHEDULES} reschedules left.{' '}
        {needsNewConfirmation(facts)
          ? `${name} needs to confirm the new time before you pay.`
          : `We'll tell ${name} straight away. If the new time doesn't suit, ${name} can cancel and you'll get a full refund.`}
      </p>
    </div>
  )
}
