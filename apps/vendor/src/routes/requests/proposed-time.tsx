import { serverNow } from '@anseo/api-client/server-clock'
import type { ProposalOnWire } from '@anseo/contract/proposals'
import { formatMoment } from '@anseo/domain/moment-text'
import { dayText } from '@anseo/site-kit/day-text'
import { Button } from '@anseo/ui/button'
import { Note } from '@anseo/ui/note'
import { useWithdrawProposal } from '../../queries/proposals.ts'

interface ProposedTimeProps {
  proposal: ProposalOnWire
  clientName: string
}

/** Shows the suggested time that the client has not answered, with a button to withdraw it. */
export function ProposedTime({ proposal, clientName }: ProposedTimeProps) {
  const withdraw = useWithdrawProposal()
  const { slotDate, startTime, endTime, heldUntil } = proposal
  return (
    <Note tone="warm">
      <p>
        You suggested {dayText(slotDate)}, {startTime} to {endTime}. Waiting for {clientName}.
        {heldUntil && ` Both times are held until ${formatMoment(new Date(heldUntil), serverNow())}.`}
      </p>
      <Button
        tone="ghost"
        size="sm"
        className="-mb-1 -ml-3"
        busy={withdraw.isPending}
        onClick={() => withdraw.mutate(proposal)}
      >
        Withdraw
      </Button>
    </Note>
  )
}
