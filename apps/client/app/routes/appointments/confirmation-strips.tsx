import { needsConfirmation } from '@anseo/domain/appointment-filters'
import { dublinDate } from '@anseo/domain/dublin-time'
import { formatWeekdayDay } from '@anseo/domain/slot-date'
import { ConfirmationStrip } from '@anseo/ui/confirmation-strip'
import { CompleteButton } from './appointment-actions.tsx'
import type { Listed } from './listed.ts'

interface ConfirmationStripsProps {
  appointments: readonly Listed[]
  now: Date
  blocked?: string | undefined
  onComplete: (appointment: Listed) => void
}

/** Paid appointments that have passed, under every filter (L4). */
export function ConfirmationStrips({ appointments, now, blocked, onComplete }: ConfirmationStripsProps) {
  return appointments
    .filter(({ facts }) => needsConfirmation(facts, now))
    .map((appointment) => {
      const { wire, facts } = appointment
      const day = formatWeekdayDay(dublinDate(facts.start))
      return (
        <ConfirmationStrip
          key={wire._id}
          title="Needs your confirmation"
          text={`How did it go with ${wire.vendorData.name} on ${day}?`}
          action={<CompleteButton blocked={blocked} onPress={() => onComplete(appointment)} />}
        />
      )
    })
}
