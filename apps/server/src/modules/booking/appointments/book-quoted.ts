import type { Cost } from '@anseo/domain/cost'
import type { FeeRelation } from '@anseo/domain/fee-relation'
import type { Slot } from '@anseo/domain/slot'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { admitBooking } from './admit-booking.ts'
import { type AppointmentRow, columnsOfCost, toEventBase } from '../appointment-row.ts'
import { quoteAcceptedStep, recordHistory } from '../history/record-history.ts'
import { refuseOtherTotal } from './refuse-price.ts'
import { slotTaken } from './refuse-slot.ts'
import { insertAppointment } from './store.ts'
import { takeStep } from './take-step.ts'
import type { WantedPlace } from './visit-of.ts'
import { columnsOfWithdrawal } from '../fees/withdrawal.ts'

/** The agreement of a client and a vendor by a quote. */
interface Agreed {
  clientId: string
  vendorId: string
  slot: Slot
  serviceName: string
  /** The client's relation to the vendor, which decides the fees (A7). */
  relation: FeeRelation
  /** Returns the cost at those fees with a travel fee, in cents (B4). */
  costWith: (travelFeeCents: number) => Cost
  /** The total the client was shown, in euro; without it any is accepted (A4). */
  expectedTotal: number | undefined
  /** The client asks that the service begin within the period to withdraw (D9). */
  expressRequest: boolean | undefined
  wantedPlace: WantedPlace
}

/**
 * Books an accepted quote within a unit. The vendor has confirmed it by quoting, so the payment window starts (L2).
 * @throws Refusal with the problem; `SLOT_TAKEN` carries alternatives (S1 to S4), `PRICE_CHANGED` the cost;
 * `EXPRESS_REQUEST_NEEDED`.
 */
export async function bookQuoted(
  unit: UnitOfWork,
  { settings }: Pick<Runtime, 'settings'>,
  {
    clientId,
    vendorId,
    slot,
    serviceName,
    relation,
    costWith,
    expectedTotal,
    expressRequest,
    wantedPlace,
  }: Agreed,
): Promise<AppointmentRow> {
  const inForce = await settings.read(unit.db)
  const { paymentWindowHours } = inForce
  const { vendor, visit } = await admitBooking(unit, {
    clientId,
    vendorId,
    slot,
    hasLength: true,
    wantedPlace,
    asksVendor: false,
  })
  const cost = costWith(visit.travelFeeCents ?? 0)
  const { cancellationHours, speciality } = vendor
  const { start } = slot
  const right = columnsOfWithdrawal(inForce, { speciality, start, expressRequest }, unit.now)
  refuseOtherTotal({ cost, start, cancellationHours, ...right }, unit.now, expectedTotal)
  const row = await insertAppointment(unit.db, {
    clientId,
    vendorId,
    slot,
    bufferMinutes: vendor.bufferMinutes,
    cancellationHours,
    place: visit.place,
    address: visit.address,
    bookedAt: unit.now,
    requestedAt: unit.now,
    paymentWindowHours,
    serviceName,
    relation,
    ...right,
    ...columnsOfCost(cost),
  })
  if (!row) throw await slotTaken(unit, { vendorId, slot, stop: visit.stop })
  await recordHistory(unit, toEventBase(row), quoteAcceptedStep(slot))
  unit.realtime.calendarChanged(vendorId, [slot])
  return takeStep(unit, row, { kind: 'confirm', paymentWindowHours })
}
