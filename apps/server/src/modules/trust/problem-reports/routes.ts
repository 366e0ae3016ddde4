import {
  exportReports,
  getProblemReport,
  listProblemReports,
  reportProblem,
  searchProblemReports,
  settleProblemReport,
} from '@anseo/contract/problem-reports'
import { euroToCents } from '@anseo/domain/money'
import type { Bind } from '../../../platform/http/bind.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { exportReportsBy } from './export-reports.ts'
import { listReports } from './list-reports.ts'
import { reportProblemOf } from './report-problem.ts'
import { searchReports } from './search-reports.ts'
import { settleReport } from './settle-report.ts'
import { showReport } from './show-report.ts'

/** Binds the calls of problem reports (L3). */
export function bindProblemReports(bind: Bind, runtime: Runtime) {
  bind(reportProblem, async ({ caller, params, body }) => {
    await reportProblemOf(runtime, caller, params.id, body.text)
    return "You reported a problem. We're looking into it."
  })
  bind(listProblemReports, ({ query }) => listReports(runtime, query))
  bind(searchProblemReports, ({ query }) => searchReports(runtime, query))
  bind(exportReports, ({ caller, query }) => exportReportsBy(runtime, caller, query))
  bind(getProblemReport, ({ caller, params }) => showReport(runtime, caller, params.id))
  bind(settleProblemReport, async ({ caller, params, body: { refundAmount, toClient, toVendor } }) => {
    const decision = { refundCents: euroToCents(refundAmount), toClient, toVendor }
    await settleReport(runtime, caller, params.id, decision)
    return "Report resolved. We've told both sides."
  })
}
