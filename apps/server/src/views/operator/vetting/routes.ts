import { getVetting, listEndingChecks } from '@anseo/contract/vetting'
import type { Bind } from '../../../platform/http/bind.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { listEndingChecksBy } from './list-ending-checks.ts'
import { showVetting } from './show-vetting.ts'

/** Binds what an operator sees before deciding on a vendor. */
export function bindOperatorVetting(bind: Bind, runtime: Runtime) {
  bind(getVetting, ({ params }) => showVetting(runtime, params.id))
  bind(listEndingChecks, ({ query }) => listEndingChecksBy(runtime, query))
}
