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
  bind(calls.withdrawProposal, ({ caller, params }) => withdrawProposal(runtime, caller, params))
  bind(calls.acceptProposal, ({ caller, params }) => acceptProposal(runtime, caller, params))
  bind(calls.declineProposal, ({ caller, params }) => declineProposal(runtime, caller, params))
}
