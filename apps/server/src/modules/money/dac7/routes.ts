import { dac7Calls } from '@anseo/contract/dac7'
import type { Bind } from '../../../platform/http/bind.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { downloadReport } from './download-report.ts'
import { exportSellersBy } from './export-sellers.ts'
import { fileMessage } from './file-message.ts'
import { listSellers } from './list-sellers.ts'
import { listYears } from './list-years.ts'
import { showYear } from './show-year.ts'

/** Binds the yearly report on sellers to the tax office (D8). */
export function bindDac7(bind: Bind, runtime: Runtime) {
  bind(dac7Calls.listDac7Years, () => listYears(runtime))
  bind(dac7Calls.showDac7Year, ({ params }) => showYear(runtime, params.year))
  bind(dac7Calls.listDac7Sellers, ({ params, query }) => listSellers(runtime, params.year, query))
  bind(dac7Calls.exportDac7Sellers, ({ caller, params, query }) =>
    exportSellersBy(runtime, caller, params.year, query),
  )
  bind(dac7Calls.downloadDac7, ({ caller, params, query }) =>
    downloadReport(runtime, caller, { ...params, ...query }),
  )
  bind(dac7Calls.fileDac7Message, async ({ caller, params }) => {
    await fileMessage(runtime, caller, params.id)
    return 'Marked as filed'
  })
}
