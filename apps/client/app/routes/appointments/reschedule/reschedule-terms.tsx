import { MAX_RESCHEDULES } from '@anseo/domain/limits'
import { needsNewConfirmation } from '@anseo/domain/reschedule-problem'
import { durationText } from '@anseo/domain/duration-text'
import { slotMinutes } from '@anseo/domain/slot'
import type { Listed } from '../../../appointments/listed.ts'

/** Explains what a reschedule costs, how many are left and whether the vendor must confirm again (S2, §5, L5). */
export function RescheduleTerms({ appointment: { wire, facts } }: { appointment: Listed }) {
  const left = MAX_RESCHEDULES - facts.rescheduleCount
  const { name } = wire.vendorData
  return (
    <p className="text-sm text-ink-2">
      Rescheduling is free and the length stays the same ({durationText(slotMinutes(facts))}). You have {left}{' '}
      of {MAX_RESCHEDULES} reschedules left.{' '}
      {needsNewConfirmation(facts)
        ? `${name} needs to confirm the new time before you pay.`
        : `We'll tell ${name} straight away. If the new time doesn't suit, ${name} can cancel and you'll get a full refund.`}
    </p>
  )
}
