import { saveEvidenceDraft, sendDisputeEvidence, showEvidence } from '@anseo/contract/evidence'
import type { Bind } from '../../../platform/http/bind.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { saveEvidence } from '../../../modules/money/public.ts'
import { sendEvidenceBy, showEvidenceTo } from './show-evidence.ts'

/** Binds the calls about the evidence against a dispute. */
export function bindEvidence(bind: Bind, runtime: Runtime) {
  bind(showEvidence, ({ caller, params }) => showEvidenceTo(runtime, caller, params.id))
  bind(saveEvidenceDraft, async ({ caller, params, body: { version, ...evidence } }) => {
    await saveEvidence(runtime, caller, params.id, { evidence, version })
    return 'Draft saved'
  })
  bind(sendDisputeEvidence, async ({ caller, params, body }) => {
    await sendEvidenceBy(runtime, caller, params.id, body)
    return 'Sending the evidence to the bank'
  })
}
