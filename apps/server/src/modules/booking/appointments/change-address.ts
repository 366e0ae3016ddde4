import { isDeepStrictEqual } from 'node:util'
import type { changeAddress } from '@anseo/contract/appointments'
import type { BodyOf } from '@anseo/contract/call'
import { problemTo } from '@anseo/domain/appointment-permissions'
import { costAtAddress } from '@anseo/domain/cost-at-address'
import type { Slot } from '@anseo/domain/slot'
import { isTaken } from '@anseo/domain/slot-grid'
import { journeyOf, type Stop } from '@anseo/domain/travel'
import type { Caller } from '../../../platform/http/caller.ts'
import { invalidField, Refusal, refuseOn } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import {
  type AppointmentRow,
  columnsOfCost,
  costOfRow,
  factsOf,
  slotOf,
  toEventBase,
} from '../appointment-row.ts'
import { readVendorCalendar } from '../calendar/read-calendar.ts'
import { appointmentAddressChanged } from '../events.ts'
import { recordHistory } from '../history/record-history.ts'
import { isOfClient, lockAppointmentOf } from '../lock-appointment.ts'
import { findOpen, slotOfProposal } from '../proposal-records/store.ts'
import { refuseOtherTotal } from './refuse-price.ts'
import { compareAndSet, findBookableVendor } from './store.ts'
import { cleanAddress } from './visit-of.ts'

/**
 * Changes where the vendor comes to, until 24 hours before, and with it the cost (B4). The vendor, which
 * `lockAppointmentOf` has locked, must be able to get there between its other visits (B5).
 * @throws Refusal `NOT_FOUND`, the problem of the appointment, `OUTSIDE_AREA`, `ADDRESS_TOO_FAR`, `PRICE_CHANGED` with
 * the new cost, `INVALID_REQUEST`.
 */
export async function changeAddressOf(
  runtime: Runtime,
  { accountId }: Caller,
  id: string,
  { address: typed, expectedTotal }: BodyOf<typeof changeAddress>,
): Promise<void> {
  await runtime.transaction(async (unit) => {
    const row = await lockAppointmentOf(unit.db, id, isOfClient(accountId))
    refuseOn(problemTo.changeAddress(factsOf(row), unit.now))
    if (row.place === 'vendor') throw invalidField('address', AT_VENDORS)
    const address = cleanAddress(typed)
    if (isDeepStrictEqual(address, row.address)) return
    const { stop, travelFeeCents, hasBase } = await journeyTo(unit, row, address.eircode)
    const isElsewhere = row.address?.eircode !== address.eircode
    if (isElsewhere) await refuseTooFar(unit, row, stop)
    const isReachable = isElsewhere && hasBase && stop !== null
    const before = costOfRow(row)
    const cost = costAtAddress(before.parts, travelFeeCents, row.paidAt !== null)
    refuseOtherTotal({ ...row, cost, start: row.startsAt }, unit.now, expectedTotal)
    const changed = await compareAndSet(unit.db, row, { address, ...columnsOfCost(cost) })
    const facts = toEventBase(changed)
    await recordHistory(unit, facts, {
      kind: 'addressChanged',
      actor: 'client',
      details: { cents: cost.parts.travelFeeCents },
    })
    await unit.publish(appointmentAddressChanged, { ...facts, before, isReachable })
    unit.realtime.calendarChanged(row.vendorId, [slotOf(row)])
  })
}

const AT_VENDORS = "This appointment is at the vendor's place, so it has no address of yours."

/** Returns the stop and the travel fee of a new address; within the same Eircode the fee stays as it was frozen. */
async function journeyTo({ db, now }: UnitOfWork, row: AppointmentRow, eircode: string) {
  const vendor = await findBookableVendor(db, row.vendorId, now)
  if (!vendor) throw new Refusal('NOT_FOUND')
  const { stop, travelFeeCents } = journeyOf(vendor, { place: 'client', eircode })
  const hasBase = vendor.base !== null
  if (row.address?.eircode === eircode) return { stop, travelFeeCents: row.travelFeeCents, hasBase }
  if (travelFeeCents === null) throw new Refusal('OUTSIDE_AREA')
  return { stop, travelFeeCents, hasBase }
}

/** Refuses an address that the vendor could not get to in time, then or at the time that is held for a move (B5, B8). */
async function refuseTooFar({ db, now }: UnitOfWork, row: AppointmentRow, stop: Stop | null): Promise<void> {
  const { id, vendorId, bufferMinutes } = row
  const read = await readVendorCalendar(db, vendorId, now, { exceptAppointmentIds: [id], stop })
  const calendar = { ...read, bufferMinutes }
  const held: Slot[] = (await findOpen(db, [id]))
    .filter(({ heldUntil }) => heldUntil !== null && heldUntil > now)
    .map(slotOfProposal)
  if ([slotOf(row), ...held].some((slot) => isTaken(calendar, slot))) throw new Refusal('ADDRESS_TOO_FAR')
}
