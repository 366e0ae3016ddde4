import { exportClientData, exportVendorData } from '@anseo/contract/data-export'
import type { Bind } from '../../../platform/http/bind.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { exportDataOf } from './export-data.ts'

/** Binds the calls by which clients and vendors export their data. */
export function bindDataExport(bind: Bind, runtime: Runtime) {
  bind(exportClientData, ({ caller, body }) => exportDataOf(runtime, caller, body))
  bind(exportVendorData, ({ caller, body }) => exportDataOf(runtime, caller, body))
}
