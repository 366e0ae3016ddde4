import { MAX_RESCHEDULES } from '@anseo/domain/limits'
import { needsNewConfirmation } from '@anseo/domain/reschedule-problem'
import { slotHours } from '@anseo/domain/slot'
import type { Listed } from '../listed.ts'

/** What a reschedule keeps, what it costs and who has a say (S2, §5, L5). */
export function RescheduleTerms({ appointment: { wire, facts } }: { appointment: Listed }) {
  const hours = slotHours(facts)
  const left = MAX_RESCHEDULES - facts.rescheduleCount
  const { name } = wire.vendorData
  return (
    <p className="text-sm text-ink-2">
      It stays {hours} {hours === 1 ? 'hour' : 'hours'} and costs nothing. {left} of {MAX_RESCHEDULES}{' '}
      reschedules left.{' '}
      {needsNewConfirmation(facts)
        ? `${name} has to confirm the new time${facts.confirmed ? ' again' : ''}, then you pay.`
        : `${name} is told at once, and may cancel with a full refund.`}
    </p>
  )
}
