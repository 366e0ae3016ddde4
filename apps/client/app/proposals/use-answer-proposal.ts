import { ApiError } from '@anseo/api-client/api-error'
import { bookingErrorText } from '@anseo/api-client/error-texts'
import type { ProposalOnWire } from '@anseo/contract/proposals'
import { notify } from '@anseo/ui/toasts'
import { useRef, useState } from 'react'
import { api } from '../api/browser-api.ts'
import { isSignedOut } from '../api/is-signed-out.ts'

type Answer = 'accept' | 'decline'

/**
 * Answers the time that a vendor proposed, once however often it is pressed.
 * @param onAnswered told when the answer is there, also when it came too late.
 */
export function useAnswerProposal(proposal: ProposalOnWire, onAnswered: () => void) {
  const running = useRef(false)
  const [busy, setBusy] = useState<Answer | null>(null)

  const answer = async (how: Answer) => {
    if (running.current) return
    running.current = true
    setBusy(how)
    try {
      const params = { id: proposal.appointmentId, proposalId: proposal._id }
      const { message } = await api(`POST /api/user/appointments/:id/proposals/:proposalId/${how}`, {
        params,
      })
      notify.success(message)
      onAnswered()
    } catch (error) {
      if (!isSignedOut(error)) {
        notify.error(bookingErrorText(error))
        if (error instanceof ApiError && error.kind === 'refused') onAnswered()
      }
    } finally {
      running.current = false
      setBusy(null)
    }
  }
  return { busy, accept: () => void answer('accept'), decline: () => void answer('decline') }
}
