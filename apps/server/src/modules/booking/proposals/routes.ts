import * as calls from '@anseo/contract/proposals'
import type { Bind } from '../../../platform/http/bind.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { acceptProposal, declineProposal, withdrawProposal } from './answer-proposal.ts'
import { listOtherTimes } from './list-other-times.ts'
import { proposeTime } from './propose-time.ts'

/** Binds the calls about other times for a request. */
export function bindProposals(bind: Bind, runtime: Runtime) {
  bind(calls.otherTimes, async ({ caller, params }) => ({
    data: await listOtherTimes(runtime, caller, params.id),
  }))
  bind(calls.proposeTime, async ({ caller, params, body }) => ({
    message: 'Suggestion sent',
    proposal: await proposeTime(runtime, caller, params.id, body),
  }))
  bind(calls.withdrawProposal, async ({ caller, params }) => {
    await withdrawProposal(runtime, caller, params)
    return 'Suggestion withdrawn'
  })
  bind(calls.acceptProposal, async ({ caller, params }) => {
    const { paidAt } = await acceptProposal(runtime, caller, params)
    return paidAt ? 'New time confirmed' : 'New time confirmed. Pay to keep it.'
  })
  bind(calls.declineProposal, async ({ caller, params }) => {
    const { confirmedAt } = await declineProposal(runtime, caller, params)
    const message = confirmedAt
      ? 'Declined. Your appointment stays as it was.'
      : 'Declined. Your original request is still open.'
    return { message }
  })
}
