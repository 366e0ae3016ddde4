import { formatSlot } from '@anseo/domain/moment-text'
import { formatNearMoment } from '@anseo/domain/near-day'
import { ConfirmationStrip } from '@anseo/ui/confirmation-strip'
import { ReasonedButton } from '@anseo/ui/reasoned-button'
import { Check } from 'lucide-react'
import { useAnswerProposal } from '../../proposals/use-answer-proposal.ts'
import type { ClientAppointment } from '../../appointments/client-appointment.ts'
import { type OpenProposal, openProposal } from '../../appointments/open-proposal.ts'
import { refundAfterMove } from '../../appointments/refund-after-move.ts'

interface ProposalStripsProps {
  appointments: readonly ClientAppointment[]
  now: Date
  blocked?: string | undefined
  /** Opens the dialog that cancels an appointment. */
  onCancel: (appointment: ClientAppointment) => void
}

/** Suggested times that wait for the client's answer, under every filter. */
export function ProposalStrips({ appointments, now, blocked, onCancel }: ProposalStripsProps) {
  return appointments.map((appointment) => {
    const open = openProposal(appointment, now)
    return (
      open && (
        <Strip
          key={open.proposal._id}
          {...{ appointment, ...open, now, blocked }}
          onCancel={() => onCancel(appointment)}
        />
      )
    )
  })
}

interface StripProps extends OpenProposal {
  appointment: ClientAppointment
  now: Date
  blocked: string | undefined
  onCancel: () => void
}

function Strip({ appointment, proposal, slot, now, blocked, onCancel }: StripProps) {
  const { wire, facts } = appointment
  // The strip goes once it is answered, so the appointment's card takes the focus.
  const { busy, accept, decline } = useAnswerProposal(proposal, () =>
    document.getElementById(wire._id)?.querySelector('a')?.focus({ preventScroll: true }),
  )
  const { name } = wire.vendorData
  const words = proposal.words ? ` ${name} says: “${proposal.words}”` : ''
  const held = proposal.heldUntil
    ? ` We're holding both times until ${formatNearMoment(new Date(proposal.heldUntil), now)}.`
    : ''
  const refund = refundAfterMove(appointment, slot, now)
  const terms = refund ? ` If you accept: ${refund}` : ''
  return (
    <ConfirmationStrip
      title="New time suggested"
      about={`${name}, ${formatSlot(slot, now)}`}
      text={`${name} would prefer ${formatSlot(slot, now)}. Does that suit you?${held}${terms}${words}`}
      action={
        <>
          <ReasonedButton
            size="sm"
            icon={<Check aria-hidden="true" />}
            reason={blocked}
            busy={busy === 'accept'}
            onClick={accept}
          >
            Accept
          </ReasonedButton>
          <ReasonedButton tone="sec" size="sm" reason={blocked} busy={busy === 'decline'} onClick={decline}>
            Decline
          </ReasonedButton>
          {proposal.heldUntil && facts.paid && !facts.free && (
            <ReasonedButton tone="sec" size="sm" reason={blocked} onClick={onCancel}>
              Cancel with full refund
            </ReasonedButton>
          )}
        </>
      }
    />
  )
}
