import type { Bind } from '../../http/bind.ts'
import type { Runtime } from '../../runtime.ts'

export function bindVendors(_bind: Bind, _runtime: Runtime) {}
