import type { ServerModule } from '../../platform/server-module.ts'
import { bindDataExport } from './data-export/routes.ts'
import { bindErasure } from './erasure/routes.ts'
import { erasureSweeps } from './erasure/sweeps.ts'
import { privacyData } from './personal-data.ts'
import { bindRetention } from './retention/routes.ts'
import { retentionSweeps } from './retention/sweeps.ts'

/** The privacy rights: data export, erasure and retention. */
export const privacy: ServerModule = {
  routes: (bind, runtime) => {
    bindErasure(bind, runtime)
    bindRetention(bind, runtime)
    bindDataExport(bind, runtime)
  },
  sweeps: (runtime) => [...erasureSweeps(runtime), ...retentionSweeps(runtime)],
  personalData: privacyData,
}
