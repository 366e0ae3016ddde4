import type { ProposalOnWire } from '@anseo/contract/proposals'
import { formatNearMoment } from '@anseo/domain/near-day'
import { Button } from '@anseo/ui/button'
import { ProposalCard } from '@anseo/site-kit/cards/proposal-card'
import { Check } from 'lucide-react'
import { useAnswerProposal } from '../../proposals/use-answer-proposal.ts'

interface ProposalMessageProps {
  proposal: ProposalOnWire
  now: Date
  /** Called when the proposal has changed since it was shown. */
  onAnswered: () => void
}

/** A suggested time in the client's chat, which the client can accept or decline. */
export function ProposalMessage({ proposal, now, onAnswered }: ProposalMessageProps) {
  const { busy, accept, decline } = useAnswerProposal(proposal, onAnswered)
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
        </>
      }
    />
  )
}
