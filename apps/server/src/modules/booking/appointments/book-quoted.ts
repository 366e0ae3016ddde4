import type { Cost } from '@anseo/domain/cost'
import type { FeeRelation } from '@anseo/domain/fee-relation'
import type { Slot } from '@anseo/domain/slot'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { admitBooking } from './admit-booking.ts'
import { type AppointmentRow, columnsOfCost } from '../appointment-row.ts'
import { slotTaken } from './refuse-slot.ts'
import { insertAppointment } from './store.ts'
import { takeStep } from './take-step.ts'

/** The agreement of a client and a vendor by a quote. */
interface Agreed {
  clientId: string
  vendorId: string
  slot: Slot
  serviceName: string
  /** The client's, and the cost at its fees (A7). */
  relation: FeeRelation
  cost: Cost
}

/**
 * Books an accepted quote within a unit. The vendor has confirmed it by quoting, so the payment window starts (L2).
 * @throws Refusal with the problem; `SLOT_TAKEN` carries alternatives (S1 to S4).
 */
export async function bookQuoted(
  unit: UnitOfWork,
  { settings }: Pick<Runtime, 'settings'>,
  { clientId, vendorId, slot, serviceName, relation, cost }: Agreed,
): Promise<AppointmentRow> {
  const { paymentWindowHours } = await settings.read(unit.db)
  const { vendor, visit } = await admitBooking(unit, {
    clientId,
    vendorId,
    slot,
    hasLength: true,
    wantedPlace: {},
    asksVendor: false,
  })
  const row = await insertAppointment(unit.db, {
    clientId,
    vendorId,
    slot,
    bufferMinutes: vendor.bufferMinutes,
    cancellationHours: vendor.cancellationHours,
    place: visit.place,
    address: visit.address,
    bookedAt: unit.now,
    requestedAt: unit.now,
    paymentWindowHours,
    serviceName,
    relation,
    ...columnsOfCost(cost),
  })
  if (!row) throw await slotTaken(unit, { vendorId, slot, stop: visit.stop })
  unit.realtime.calendarChanged(vendorId, [slot])
  return takeStep(unit, row, { kind: 'confirm', paymentWindowHours })
}
