import type { ProposalOnWire } from '@anseo/contract/proposals'
import { notify } from '@anseo/ui/toasts'
import { useState } from 'react'
import { api } from '../api/browser-api.ts'
import { isRefusal } from '@anseo/site-kit/attempt-key'
import { useAttempt } from '../forms/use-attempt.ts'

type Answer = 'accept' | 'decline'

/**
 * Answers the time that a vendor suggested, once however often the button is pressed.
 * @param onAnswered called after the answer, also when it came too late.
 */
export function useAnswerProposal(proposal: ProposalOnWire, onAnswered?: () => void) {
  const { busy, run } = useAttempt()
  const [given, setGiven] = useState<Answer>('accept')
  const params = { id: proposal.appointmentId, proposalId: proposal._id }

  const answer = (how: Answer) => {
    if (!busy) setGiven(how)
    void run(async (idempotencyKey) => {
      try {
        const { message } = await api(`POST /api/user/appointments/:id/proposals/:proposalId/${how}`, {
          params,
          idempotencyKey,
        })
        notify.success(message)
      } catch (error) {
        if (isRefusal(error)) onAnswered?.()
        throw error
      }
      onAnswered?.()
    })
  }
  return { busy: busy ? given : null, accept: () => answer('accept'), decline: () => answer('decline') }
}
