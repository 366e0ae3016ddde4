import type { ProposalOnWire } from '@anseo/contract/proposals'
import { Button } from '@anseo/ui/button'
import { ProposalCard } from '@anseo/site-kit/cards/proposal-card'
import { Link } from 'react-router'
import { useWithdrawProposal } from '../../queries/proposals.ts'

/** The vendor's own proposal of another time in the chat. */
export function ProposalMessage({ proposal, now }: { proposal: ProposalOnWire; now: Date }) {
  const withdraw = useWithdrawProposal()
  return (
    <ProposalCard
      proposal={proposal}
      own
      now={now}
      actions={
        <div className="quote-foot buttons">
          <Button asChild tone="ghost" size="sm">
            <Link to={`/appointments/${proposal.appointmentId}`}>
              {proposal.heldUntil ? 'View appointment' : 'View request'}
            </Link>
          </Button>
          <Button tone="sec" size="sm" busy={withdraw.isPending} onClick={() => withdraw.mutate(proposal)}>
            Withdraw
          </Button>
        </div>
      }
    />
  )
}
