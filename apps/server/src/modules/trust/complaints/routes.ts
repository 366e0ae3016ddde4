import { complaintCalls } from '@anseo/contract/complaints'
import type { Bind } from '../../../platform/http/bind.ts'
import { networkOf } from '../../../platform/http/network-of.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { answerComplaint } from './answer-complaint.ts'
import { exportComplaintsBy } from './export-complaints.ts'
import { listComplaints } from './list-complaints.ts'
import { sendComplaint } from './send-complaint.ts'
import { showComplaint } from './show-complaint.ts'

/** Binds the calls by which decisions are contested, and by which the operator answers (D6). */
export function bindComplaints(bind: Bind, runtime: Runtime) {
  bind(complaintCalls.send, async ({ caller, body, sender }) => {
    await runtime.rateLimiter.count('complain', networkOf(sender.address))
    const complaintId = await sendComplaint(runtime, caller, body)
    return { message: "We have your complaint and we've emailed you a confirmation.", complaintId }
  })
  bind(complaintCalls.list, ({ query }) => listComplaints(runtime, query))
  bind(complaintCalls.exportComplaints, ({ caller, query }) => exportComplaintsBy(runtime, caller, query))
  bind(complaintCalls.get, ({ caller, params }) => showComplaint(runtime, caller, params.id))
  bind(complaintCalls.answer, async ({ caller, params, body }) => {
    await answerComplaint(runtime, caller, params.id, body)
    return "Answered. We've told the person."
  })
}
