import type { AppointmentOnWire } from '@anseo/contract/appointments'
import type { ProposalOnWire } from '@anseo/contract/proposals'
import { appointmentFromWire } from '@anseo/domain/appointment-from-wire'
import { formatNearMoment } from '@anseo/domain/near-day'
import { slotFromWire } from '@anseo/domain/slot'
import { Button } from '@anseo/ui/button'
import { ProposalCard } from '@anseo/site-kit/cards/proposal-card'
import { Check } from 'lucide-react'
import { refundAfterMove } from '../../appointments/refund-after-move.ts'
import { useAnswerProposal } from '../../proposals/use-answer-proposal.ts'

interface ProposalMessageProps {
  proposal: ProposalOnWire
  now: Date
  /** The client's appointments with this vendor. */
  appointments: readonly AppointmentOnWire[]
  /** Called when the proposal has changed since it was shown. */
  onAnswered: () => void
}

/** A suggested time in the client's chat, which the client can accept or decline. */
export function ProposalMessage({ proposal, now, appointments, onAnswered }: ProposalMessageProps) {
  const { busy, accept, decline } = useAnswerProposal(proposal, onAnswered)
  const wire = appointments.find(({ _id }) => _id === proposal.appointmentId)
  const slot = slotFromWire(proposal)
  const refund = wire && slot && refundAfterMove({ wire, facts: appointmentFromWire(wire) }, slot, now)
  return (
    <ProposalCard
      proposal={proposal}
      own={false}
      now={now}
      actions={
        <>
          <div className="quote-foot buttons">
            <Button tone="sec" size="sm" busy={busy === 'decline'} onClick={decline}>
              Decline
            </Button>
            <Button size="sm" busy={busy === 'accept'} icon={<Check aria-hidden="true" />} onClick={accept}>
              Accept
            </Button>
          </div>
          <p className="hint">
            {proposal.heldUntil
              ? `We're holding both times until ${formatNearMoment(new Date(proposal.heldUntil), now)}.`
              : 'We only hold this time once you accept.'}{' '}
            It won&apos;t count as one of your reschedules.
          </p>
          {refund && <p className="hint">If you accept: {refund}</p>}
        </>
      }
    />
  )
}
