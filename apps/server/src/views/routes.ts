import type { Bind } from '../platform/http/bind.ts'
import type { Runtime } from '../platform/runtime.ts'
import { bindAppointmentLists } from './appointments/routes.ts'
import { bindMarketplace } from './marketplace/routes.ts'
import { bindOnboarding } from './onboarding/routes.ts'
import { bindOperatorAppointments } from './operator/appointments/operator-routes.ts'
import { bindEvidence } from './operator/disputes/routes.ts'
import { bindSearch } from './operator/search/routes.ts'
import { bindAccountsAdmin } from './operator/accounts-admin/routes.ts'
import { bindOverview } from './operator/statistics/routes.ts'
import { bindOperatorVetting } from './operator/vetting/routes.ts'
import { bindOwnProfile } from './own-profile/routes.ts'
import { bindAsking } from './requests/routes.ts'

/** Binds the calls that are answered from several modules. */
export function bindViews(bind: Bind, runtime: Runtime): void {
  bindMarketplace(bind, runtime)
  bindOwnProfile(bind, runtime)
  bindOnboarding(bind, runtime)
  bindOperatorVetting(bind, runtime)
  bindAppointmentLists(bind, runtime)
  bindAsking(bind, runtime)
  bindOverview(bind, runtime)
  bindOperatorAppointments(bind, runtime)
  bindAccountsAdmin(bind, runtime)
  bindEvidence(bind, runtime)
  bindSearch(bind, runtime)
}
