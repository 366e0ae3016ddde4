import type { ServerModule } from '../../platform/server-module.ts'
import { bindDataExport } from './data-export/routes.ts'
import { bindErasure } from './erasure/routes.ts'
import { eraseDueAccounts } from './erasure/erase-due-accounts.ts'
import { privacyData } from './personal-data.ts'
import { bindRetention } from './retention/routes.ts'
import { runRetention } from './retention/run-retention.ts'

/** The privacy rights: data export, erasure and retention. */
export const privacy: ServerModule = {
  routes: (bind, runtime) => {
    bindErasure(bind, runtime)
    bindRetention(bind, runtime)
    bindDataExport(bind, runtime)
  },
  sweeps: (runtime) => [
    { name: 'erase accounts', run: () => eraseDueAccounts(runtime) },
    { name: 'remove what is kept no longer', isApart: true, run: () => runRetention(runtime) },
  ],
  personalData: privacyData,
}
