import {
  addService,
  changeService,
  listOwnServices,
  orderServices,
  removeService,
  restoreService,
} from '@anseo/contract/services'
import type { Bind } from '../../../platform/http/bind.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import {
  changeServiceOf,
  orderServicesOf,
  addServiceOf,
  restoreServiceOf,
  removeServiceOf,
} from './change-services.ts'
import { showOwnServices } from './show-services.ts'

/** Binds the calls by which vendors manage their services. */
export function bindServices(bind: Bind, runtime: Runtime) {
  bind(listOwnServices, async ({ caller }) => {
    return { services: await showOwnServices(runtime.db, caller) }
  })
  bind(addService, async ({ caller, body }) => {
    return { services: await addServiceOf(runtime, caller, body), message: 'Service added' }
  })
  bind(orderServices, async ({ caller, body }) => {
    const services = await orderServicesOf(runtime, caller, body.ids)
    return { services, message: 'Order saved' }
  })
  bind(changeService, async ({ caller, params, body }) => {
    const services = await changeServiceOf(runtime, caller, params.id, body)
    return { services, message: 'Changes saved' }
  })
  bind(removeService, async ({ caller, params }) => {
    await removeServiceOf(runtime, caller, params.id)
    return 'Service removed'
  })
  bind(restoreService, async ({ caller, params }) => {
    const services = await restoreServiceOf(runtime, caller, params.id)
    return { services, message: 'Service restored' }
  })
}
