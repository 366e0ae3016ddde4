import { showRetention } from '@anseo/contract/retention'
import type { Bind } from '../../../platform/http/bind.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { showRetentionRuns } from './show-retention.ts'

/** Binds the calls by which an admin reads the retention periods. */
export function bindRetention(bind: Bind, runtime: Runtime) {
  bind(showRetention, () => showRetentionRuns(runtime))
}
