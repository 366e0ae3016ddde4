import { costFromWire } from '@anseo/domain/cost-wire'
import { durationText } from '@anseo/domain/duration-text'
import { MAX_RESCHEDULES } from '@anseo/domain/limits'
import { firstNameOf } from '@anseo/domain/person-name'
import { needsNewConfirmation } from '@anseo/domain/reschedule-problem'
import { type Slot, slotMinutes } from '@anseo/domain/slot'
import { refundText } from '@anseo/domain/withdrawal-words'
import { Note } from '@anseo/ui/note'
import type { Listed } from '../../../appointments/listed.ts'

interface RescheduleTermsProps {
  appointment: Listed
  /** Null until a new time is chosen. */
  slot: Slot | null
  now: Date
}

/**
 * Explains what a reschedule costs, how many are left, whether the vendor must confirm again (S2, §5, L5), and until when
 * the new time can be cancelled: a nearer one may end the refund at once (A8).
 */
export function RescheduleTerms({ appointment: { wire, facts }, slot, now }: RescheduleTermsProps) {
  const left = MAX_RESCHEDULES - facts.rescheduleCount
  const { name } = wire.vendorData
  // The text knows the price alone; after a refund the appointment's page says what is left.
  const refund =
    slot &&
    !facts.free &&
    !wire.refundedBefore &&
    refundText({ ...facts, ...slot, price: costFromWire(wire.cost).parts, vendor: firstNameOf(name) }, now)
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
