import { DEFAULT_BOOKING_RULES } from '@anseo/domain/booking-rules'
import { appointmentFacts, isLive, isOverdue, JUST_BOOKED } from '@anseo/domain/appointment'
import { bookingProblem } from '@anseo/domain/booking-problem'
import { DEFAULT_PAYMENT_WINDOW_HOURS } from '@anseo/domain/limits'
import { DEFAULT_FEE_RATES, priceDeposit } from '@anseo/domain/price'
import { rescheduleProblem } from '@anseo/domain/reschedule-problem'
import { type Slot, slotHours } from '@anseo/domain/slot'
import { type VendorCalendar, withBuffer } from '@anseo/domain/slot-grid'
import { proposalProblem } from '@anseo/domain/time-proposal'
import { DEFAULT_WEEKLY_HOURS } from '@anseo/domain/working-hours'
import type { Transaction } from '../transaction.ts'
import { type Operation, refuseOn, transact, type World } from '../world.ts'
import { stepIn } from './take-step.ts'

const PROFILE = { phone: '+353871234567', line1: '1 Main Street', eircode: 'D02 X285' }

/** Books a slot as a client (S1 to S5). */
export function* book(world: World, clientId: string, vendorId: string, slot: Slot): Operation {
  yield* transact(world, (transaction) => {
    timeOutDueOf(world, transaction, vendorId)
    const { feePerHourCents, bufferHours, cancellationHours } = transaction.get('vendor', vendorId)
    const calendar = calendarOf(transaction, vendorId, bufferHours)
    const pending = transaction.find(
      'appointment',
      (row) => row.clientId === clientId && isUnpaid(row, transaction),
    )
    const vendor = { isVerified: true, available: true, calendar }
    const facts = { slot, vendor, profile: PROFILE, pendingCount: pending.length }
    refuseOn(bookingProblem(facts, transaction.now))
    const { totalCents: _, ...parts } = priceDeposit(feePerHourCents * slotHours(slot), DEFAULT_FEE_RATES)
    transaction.insert('appointment', {
      ...JUST_BOOKED,
      ...parts,
      ...slot,
      clientId,
      vendorId,
      bufferHours,
      cancellationHours,
    })
  })
}

/** Moves an appointment to another slot as a client (S2, L5). */
export function* reschedule(world: World, id: string, slot: Slot): Operation {
  yield* transact(world, (transaction) => {
    const row = transaction.get('appointment', id)
    timeOutDueOf(world, transaction, row.vendorId, id)
    const calendar = calendarOf(transaction, row.vendorId, row.bufferHours, id)
    const vendor = { isVerified: true, available: true, calendar }
    refuseOn(rescheduleProblem({ appointment: appointmentFacts(row), slot, vendor }, transaction.now))
    stepIn(world, transaction, id, { kind: 'reschedule', slot })
  })
}

/** Accepts, as a client, a slot that the vendor proposed for a request: it is moved and confirmed in one. */
export function* acceptProposal(world: World, id: string, slot: Slot): Operation {
  yield* transact(world, (transaction) => {
    const row = transaction.get('appointment', id)
    timeOutDueOf(world, transaction, row.vendorId, id)
    const calendar = calendarOf(transaction, row.vendorId, row.bufferHours, id)
    refuseOn(proposalProblem({ appointment: appointmentFacts(row), slot, calendar }, transaction.now))
    const paymentWindowHours = DEFAULT_PAYMENT_WINDOW_HOURS
    stepIn(world, transaction, id, { kind: 'acceptProposal', slot, paymentWindowHours })
  })
}

/** Times out what is due for a vendor, inside the transaction that needs its calendar (S5). */
function timeOutDueOf(world: World, transaction: Transaction, vendorId: string, exceptId?: string): void {
  const due = transaction.find(
    'appointment',
    (row) => row.vendorId === vendorId && isOverdue(appointmentFacts(row), transaction.now),
  )
  for (const { id } of due) if (id !== exceptId) stepIn(world, transaction, id, { kind: 'timeOut' })
}

function calendarOf(
  transaction: Transaction,
  vendorId: string,
  bufferHours: number,
  exceptId?: string,
): VendorCalendar {
  const live = transaction.find(
    'appointment',
    (row) => row.vendorId === vendorId && row.id !== exceptId && !row.declinedAt && !row.cancelledAt,
  )
  const busy = live.map((row) => withBuffer(row, row.bufferHours * 60))
  return {
    ...DEFAULT_BOOKING_RULES,
    busy,
    timeOff: [],
    weeklyHours: DEFAULT_WEEKLY_HOURS,
    bufferMinutes: bufferHours * 60,
  }
}

function isUnpaid(row: Parameters<typeof appointmentFacts>[0], { now }: Transaction): boolean {
  return row.paidAt === null && isLive(appointmentFacts(row), now)
}
