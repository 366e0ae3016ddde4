// implements: §4.27-4.30, §5.22, §5.23
import { RESCHEDULE_REASONS } from '@anseo/api-client/error-catalogue/appointments'
import { mayRebook, problemTo } from '@anseo/domain/appointment-permissions'
import { mayWithdraw } from '@anseo/domain/withdrawal-right'
import { Button } from '@anseo/ui/button'
import { ReasonedButton } from '@anseo/ui/reasoned-button'
import { CalendarClock, Check, Lock, RotateCw } from 'lucide-react'
import { Link } from 'react-router'
import type { PartProps } from './part-props.ts'

export interface FirstProps {
  /** True for the first appointment that can be paid: its button is the most prominent. */
  first: boolean
}

/** The buttons of a card, each shown when the rules allow its action (§4 Buttons). */
export function AppointmentActions({ first, ...part }: PartProps & FirstProps) {
  const { appointment, now, blocked, onOpen } = part
  const { facts, wire } = appointment
  const complete = !problemTo.markComplete(facts, now) && (
    <CompleteButton blocked={blocked} onPress={() => onOpen('complete')} />
  )
  if (mayRebook(facts, now)) {
    return (
      <>
        {complete}
        <RebookButton vendorId={wire.vendorData._id} blocked={blocked} />
      </>
    )
  }
  if (complete) return complete
  if (problemTo.cancel(facts, now)) return null
  return (
    <>
      <PayButton {...part} first={first} />
      <ChangeButtons {...part} />
    </>
  )
}

/** Shows the button 'Confirm Booking' while the appointment is to be paid. */
export function PayButton({ appointment, now, first, blocked, onOpen }: PartProps & FirstProps) {
  if (problemTo.pay(appointment.facts, now)) return null
  return (
    <ReasonedButton
      tone={first ? 'cta' : 'pri'}
      size="sm"
      icon={<Lock aria-hidden="true" />}
      reason={blocked}
      onClick={() => onOpen('pay')}
    >
      Confirm Booking
    </ReasonedButton>
  )
}

/** 'Reschedule' and 'Cancel' for an appointment that can be cancelled, and the button to withdraw from it by law (D9). */
export function ChangeButtons({ appointment: { facts }, now, blocked, onOpen }: PartProps) {
  const problem = problemTo.reschedule(facts, now)
  const reason = blocked ?? (problem && RESCHEDULE_REASONS[problem.code]?.(facts.cancellationHours))
  return (
    <>
      <ReasonedButton
        tone="sec"
        size="sm"
        icon={<CalendarClock aria-hidden="true" />}
        reason={reason}
        onClick={() => onOpen('reschedule')}
      >
        Reschedule
      </ReasonedButton>
      <ReasonedButton
        tone="ghost"
        size="sm"
        className={blocked ? '' : 'text-danger'}
        reason={blocked}
        onClick={() => onOpen('cancel')}
      >
        Cancel
      </ReasonedButton>
      {mayWithdraw(facts, now) && (
        <ReasonedButton tone="sec" size="sm" reason={blocked} onClick={() => onOpen('withdraw')}>
          Withdraw from contract here
        </ReasonedButton>
      )}
    </>
  )
}

function RebookButton({ vendorId, blocked }: { vendorId: string; blocked: string | undefined }) {
  const icon = <RotateCw aria-hidden="true" />
  if (blocked) {
    return (
      <ReasonedButton tone="soft" size="sm" icon={icon} reason={blocked}>
        Rebook Vendor
      </ReasonedButton>
    )
  }
  return (
    <Button asChild tone="soft" size="sm" icon={icon}>
      <Link to={`/appointment/${vendorId}`}>Rebook Vendor</Link>
    </Button>
  )
}

/** Shown on the card and in the strip above the list (§4, L4). */
export function CompleteButton({ blocked, onPress }: { blocked?: string | undefined; onPress: () => void }) {
  return (
    <ReasonedButton size="sm" icon={<Check aria-hidden="true" />} reason={blocked} onClick={onPress}>
      Mark Appointment as Complete
    </ReasonedButton>
  )
}
