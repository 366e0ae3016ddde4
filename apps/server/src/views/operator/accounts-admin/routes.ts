import {
  endPersonSessions,
  exportAccounts,
  getAdminClient,
  getAdminVendor,
  listAccounts,
  listPersonRefunds,
  listPersonReports,
  listPersonReviews,
} from '@anseo/contract/accounts-admin'
import type { Bind } from '../../../platform/http/bind.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { endSessionsOf } from './end-sessions.ts'
import { exportAccountsBy } from './export-accounts.ts'
import { listAccountsBy } from './list-accounts.ts'
import { listRefunds, listReports, listReviews } from './list-records.ts'
import { showClient, showVendor } from './show-person.ts'

/** Binds what an operator sees of people. */
export function bindAccountsAdmin(bind: Bind, runtime: Runtime) {
  bind(listAccounts, ({ query }) => listAccountsBy(runtime, query))
  bind(exportAccounts, ({ caller, query }) => exportAccountsBy(runtime, caller, query))
  bind(getAdminClient, ({ params }) => showClient(runtime, params.id))
  bind(getAdminVendor, ({ params }) => showVendor(runtime, params.id))
  bind(listPersonRefunds, ({ params, query }) => listRefunds(runtime, params.id, query))
  bind(listPersonReports, ({ params, query }) => listReports(runtime, params.id, query))
  bind(listPersonReviews, ({ params, query }) => listReviews(runtime, params.id, query))
  bind(endPersonSessions, ({ caller, params, body }) =>
    endSessionsOf(runtime, caller, params.id, body.reason),
  )
}
