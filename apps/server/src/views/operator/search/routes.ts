import { searchEverything } from '@anseo/contract/admin-search'
import type { Bind } from '../../../platform/http/bind.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { searchEverythingFor } from './search-everything.ts'

/** Binds the admin's search over everything. */
export function bindSearch(bind: Bind, runtime: Runtime) {
  bind(searchEverything, ({ caller, query }) => searchEverythingFor(runtime, caller, query.q ?? ''))
}
