import type { ProposalOnWire } from '@anseo/contract/proposals'
import { formatSlot } from '@anseo/domain/moment-text'
import { problemTo } from '@anseo/domain/appointment-permissions'
import { slotFromWire } from '@anseo/domain/slot'
import { ConfirmationStrip } from '@anseo/ui/confirmation-strip'
import { ReasonedButton } from '@anseo/ui/reasoned-button'
import { Check } from 'lucide-react'
import { useAnswerProposal } from '../../proposals/use-answer-proposal.ts'
import type { Listed } from '../../appointments/listed.ts'

interface ProposalStripsProps {
  appointments: readonly Listed[]
  now: Date
  blocked?: string | undefined
}

/** Suggested times that wait for the client's answer, under every filter. */
export function ProposalStrips({ appointments, now, blocked }: ProposalStripsProps) {
  return appointments
    .filter(({ facts }) => !problemTo.acceptProposal(facts, now))
    .map(
      ({ wire }) =>
        wire.proposal && (
          <Strip
            key={wire.proposal._id}
            proposal={wire.proposal}
            name={wire.vendorData.name}
            now={now}
            blocked={blocked}
          />
        ),
    )
}

interface StripProps {
  proposal: ProposalOnWire
  name: string
  now: Date
  blocked: string | undefined
}

function Strip({ proposal, name, now, blocked }: StripProps) {
  const { busy, accept, decline } = useAnswerProposal(proposal)
  const slot = slotFromWire(proposal)
  if (!slot || slot.start <= now) return null
  const words = proposal.words ? ` ${name} says: “${proposal.words}”` : ''
  return (
    <ConfirmationStrip
      title="New time suggested"
      about={`${name}, ${formatSlot(slot)}`}
      text={`${name} would prefer ${formatSlot(slot)}. Does that suit you?${words}`}
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
        </>
      }
    />
  )
}
