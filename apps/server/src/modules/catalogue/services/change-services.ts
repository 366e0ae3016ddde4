import type { BodyOf } from '@anseo/contract/call'
import type { addService, ServiceOnWire } from '@anseo/contract/services'
import { MAX_SERVICES } from '@anseo/domain/limits'
import { euroToCents } from '@anseo/domain/money'
import { MINUTES_AN_HOUR } from '@anseo/domain/slot'
import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { priceVendor } from '../prices/price-vendors.ts'
import { lockVendor } from '../vendors/lock-vendor.ts'
import { showOwnServices } from './show-services.ts'
import {
  countServices,
  findServices,
  insertService,
  setPosition,
  setRemoved,
  updateService,
} from '../service-records/store.ts'

type Written = BodyOf<typeof addService>

/**
 * Changes a vendor's services, one change at a time, and once for each `Idempotency-Key`; returns them as they are then.
 */
async function changeServices(
  runtime: Runtime,
  caller: Caller,
  change: (unit: UnitOfWork) => Promise<void>,
): Promise<ServiceOnWire[]> {
  await runtime.transactionOnce(async (unit) => {
    await lockVendor(unit.db, caller.accountId)
    await change(unit)
    await priceVendor(unit.db, runtime, caller.accountId)
  })
  return showOwnServices(runtime.db, caller)
}

/** Adds a service. @throws Refusal `MENU_FULL` */
export const addServiceOf = (runtime: Runtime, caller: Caller, written: Written) =>
  changeServices(runtime, caller, async (unit) => {
    await refuseTooMany(unit, caller)
    await insertService(unit.db, { ...columnsOf(written), vendorId: caller.accountId, createdAt: unit.now })
  })

/** Changes a service. @throws Refusal `NOT_FOUND` */
export const changeServiceOf = (runtime: Runtime, caller: Caller, id: string, written: Written) =>
  changeServices(runtime, caller, async (unit) => {
    const changed = await updateService(unit.db, caller.accountId, id, columnsOf(written))
    if (!changed) throw new Refusal('NOT_FOUND')
  })

/** Removes a service; appointments booked for it keep its name and price. @throws Refusal `NOT_FOUND` */
export const removeServiceOf = (runtime: Runtime, caller: Caller, id: string) =>
  changeServices(runtime, caller, async (unit) => {
    if (!(await setRemoved(unit.db, caller.accountId, id, unit.now))) throw new Refusal('NOT_FOUND')
  })

/** Restores a removed service to its place. @throws Refusal `NOT_FOUND`, `MENU_FULL` */
export const restoreServiceOf = (runtime: Runtime, caller: Caller, id: string) =>
  changeServices(runtime, caller, async (unit) => {
    await refuseTooMany(unit, caller)
    if (!(await setRemoved(unit.db, caller.accountId, id, null))) throw new Refusal('NOT_FOUND')
  })

/**
 * Puts a vendor's services in another order.
 * @param ids all services of the vendor in their new order.
 * @throws Refusal `MENU_CHANGED` if these are not its services.
 */
export const orderServicesOf = (runtime: Runtime, caller: Caller, ids: readonly string[]) =>
  changeServices(runtime, caller, async (unit) => {
    const services = await findServices(unit.db, caller.accountId)
    const ordered = new Set(ids)
    const isWhole = ordered.size === ids.length && ids.length === services.length
    if (!isWhole || !services.every(({ id }) => ordered.has(id))) throw new Refusal('MENU_CHANGED')
    for (const [position, id] of ids.entries()) await setPosition(unit.db, caller.accountId, id, position)
  })

const columnsOf = ({ name, description, price, durationMinutes, durationHours, deposit }: Written) => ({
  name,
  description: description ?? null,
  priceCents: euroToCents(price),
  // The contract requires one of the two.
  durationMinutes: durationMinutes ?? durationHours! * MINUTES_AN_HOUR,
  ...(deposit && { deposit }),
})

async function refuseTooMany({ db }: UnitOfWork, { accountId }: Caller): Promise<void> {
  if ((await countServices(db, accountId)) >= MAX_SERVICES) throw new Refusal('MENU_FULL')
}
