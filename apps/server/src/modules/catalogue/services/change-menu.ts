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
import { showOwnMenu } from './show-menu.ts'
import { countMenu, findMenu, insertService, setPosition, setRemoved, updateService } from '../menus/store.ts'

type Written = BodyOf<typeof addService>

/** Changes a vendor's menu, one change at a time; returns the menu as it is then. */
const onMenu = (
  runtime: Runtime,
  caller: Caller,
  change: (unit: UnitOfWork) => Promise<void>,
): Promise<ServiceOnWire[]> =>
  runtime.transaction(async (unit) => {
    await lockVendor(unit.db, caller.accountId)
    await change(unit)
    await priceVendor(unit.db, runtime, caller.accountId)
    return showOwnMenu(unit.db, caller)
  })

/** @throws Refusal `MENU_FULL` */
export const putOnMenu = (runtime: Runtime, caller: Caller, written: Written) =>
  onMenu(runtime, caller, async (unit) => {
    await refuseFullMenu(unit, caller)
    await insertService(unit.db, { ...columnsOf(written), vendorId: caller.accountId, createdAt: unit.now })
  })

/** @throws Refusal `NOT_FOUND` */
export const changeOnMenu = (runtime: Runtime, caller: Caller, id: string, written: Written) =>
  onMenu(runtime, caller, async (unit) => {
    const changed = await updateService(unit.db, caller.accountId, id, columnsOf(written))
    if (!changed) throw new Refusal('NOT_FOUND')
  })

/** Removes a service; appointments booked for it keep its name and price. @throws Refusal `NOT_FOUND` */
export const takeOffMenu = (runtime: Runtime, caller: Caller, id: string) =>
  onMenu(runtime, caller, async (unit) => {
    if (!(await setRemoved(unit.db, caller.accountId, id, unit.now))) throw new Refusal('NOT_FOUND')
  })

/** Puts it back in its place. @throws Refusal `NOT_FOUND`, `MENU_FULL` */
export const restoreOnMenu = (runtime: Runtime, caller: Caller, id: string) =>
  onMenu(runtime, caller, async (unit) => {
    await refuseFullMenu(unit, caller)
    if (!(await setRemoved(unit.db, caller.accountId, id, null))) throw new Refusal('NOT_FOUND')
  })

/**
 * @param ids all services of the menu in their new order.
 * @throws Refusal `MENU_CHANGED` when these are not the services of the menu.
 */
export const orderMenu = (runtime: Runtime, caller: Caller, ids: readonly string[]) =>
  onMenu(runtime, caller, async (unit) => {
    const menu = await findMenu(unit.db, caller.accountId)
    const asked = new Set(ids)
    const isWhole = asked.size === ids.length && ids.length === menu.length
    if (!isWhole || !menu.every(({ id }) => asked.has(id))) throw new Refusal('MENU_CHANGED')
    for (const [position, id] of ids.entries()) await setPosition(unit.db, caller.accountId, id, position)
  })

const columnsOf = ({ name, description, price, durationMinutes, durationHours, deposit }: Written) => ({
  name,
  description: description ?? null,
  priceCents: euroToCents(price),
  // The contract has seen to it that there is one of them.
  durationMinutes: durationMinutes ?? durationHours! * MINUTES_AN_HOUR,
  ...(deposit && { deposit }),
})

async function refuseFullMenu({ db }: UnitOfWork, { accountId }: Caller): Promise<void> {
  if ((await countMenu(db, accountId)) >= MAX_SERVICES) throw new Refusal('MENU_FULL')
}
