import { exportClientData, exportVendorData } from '@anseo/contract/data-export'
import type { Bind } from '../../../http/bind.ts'
import type { Runtime } from '../../../runtime.ts'
import { exportDataOf } from './export-data.ts'

/** Binds the export of what is kept about clients and vendors. */
export function bindDataExport(bind: Bind, runtime: Runtime) {
  bind(exportClientData, ({ caller, body }) => exportDataOf(runtime, caller, body))
  bind(exportVendorData, ({ caller, body }) => exportDataOf(runtime, caller, body))
}
