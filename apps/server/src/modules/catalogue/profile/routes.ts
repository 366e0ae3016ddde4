import * as registration from '@anseo/contract/registration'
import type { Bind } from '../../../platform/http/bind.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { registerVendor } from './register-vendor.ts'

/** Binds the call by which a vendor applies. */
export function bindProfiles(bind: Bind, runtime: Runtime) {
  bind(registration.registerVendor, ({ body }) => registerVendor(runtime, body))
}
