import { showRetention } from '@anseo/contract/retention'
import type { Bind } from '../../../platform/http/bind.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { showRetentionRuns } from './show-retention.ts'

/** Binds what an admin sees of what is kept for how long. */
export function bindRetention(bind: Bind, runtime: Runtime) {
  bind(showRetention, () => showRetentionRuns(runtime))
}
