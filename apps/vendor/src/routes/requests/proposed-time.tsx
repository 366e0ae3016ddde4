import type { ProposalOnWire } from '@anseo/contract/proposals'
import { formatWeekdayDay, parseSlotDate } from '@anseo/domain/slot-date'
import { Button } from '@anseo/ui/button'
import { Note } from '@anseo/ui/note'
import { useWithdrawProposal } from '../../queries/proposals.ts'

interface ProposedTimeProps {
  proposal: ProposalOnWire
  clientName: string
}

/** The other time that waits for the client's answer, and the way to take it back. */
export function ProposedTime({ proposal, clientName }: ProposedTimeProps) {
  const withdraw = useWithdrawProposal()
  const { slotDate, startTime, endTime } = proposal
  return (
    <Note tone="warm">
      <p>
        You suggested {formatWeekdayDay(parseSlotDate(slotDate)!)}, {startTime} to {endTime}. Waiting for{' '}
        {clientName}.
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
