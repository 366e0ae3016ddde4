import * as calls from '@anseo/contract/evidence'
import type { Bind } from '../../../platform/http/bind.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { acceptLoss } from './accept-loss.ts'
import { addEvidenceFileOf, removeEvidenceFileOf, viewEvidenceFile } from './evidence-file.ts'

/** Binds accepting the loss of a dispute, and the file of its evidence. */
export function bindDisputes(bind: Bind, runtime: Runtime) {
  bind(calls.acceptDispute, async ({ caller, params }) => {
    await acceptLoss(runtime, caller, params.id)
    return 'Loss accepted'
  })
  bind(calls.addEvidenceFile, async ({ caller, params, sentDocument }) => {
    await addEvidenceFileOf(runtime, caller, params.id, sentDocument)
    return 'File added'
  })
  bind(calls.getEvidenceFile, ({ caller, params }) => viewEvidenceFile(runtime, caller, params.id))
  bind(calls.removeEvidenceFile, async ({ caller, params }) => {
    await removeEvidenceFileOf(runtime, caller, params.id)
    return 'File removed'
  })
}
