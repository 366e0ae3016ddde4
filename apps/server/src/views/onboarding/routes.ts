import { getOnboarding } from '@anseo/contract/vetting'
import type { Bind } from '../../platform/http/bind.ts'
import type { Runtime } from '../../platform/runtime.ts'
import { showOnboarding } from './show-onboarding.ts'

/** Binds the calls about a vendor's onboarding. */
export function bindOnboarding(bind: Bind, runtime: Runtime) {
  bind(getOnboarding, ({ caller }) => showOnboarding(runtime, caller))
}
