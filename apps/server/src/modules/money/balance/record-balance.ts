import type { BodyOf } from '@anseo/contract/call'
import type { balanceCalls } from '@anseo/contract/balances'
import { recordedSumProblem, recordProblem, settleProblem, undoRecordProblem } from '@anseo/domain/balance'
import { euroToCents } from '@anseo/domain/money'
import type { Caller } from '../../../platform/http/caller.ts'
import { invalidField, Refusal, refuseOn } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import {
  addToBalance,
  type AppointmentRow,
  balanceOfRow,
  factsOf,
  isOfVendor,
  lockAppointment,
  toEventBase,
} from '../../booking/public.ts'
import { balanceRecorded } from '../events.ts'
import { endRequest } from '../payment-links/end-request.ts'
import { insertRecord, undoRecord } from './record-store.ts'

/**
 * Records that the client paid the vendor what is open, or part of it (B12). A request to pay it by card ends, since it
 * asked for another sum.
 * @returns the id of the record, by which it can be undone.
 * @throws Refusal of `recordProblem`, `NOT_FOUND`, `INVALID_REQUEST` for more than is open.
 */
export async function recordBalanceFor(
  runtime: Runtime,
  { accountId }: Caller,
  { id, amount, way }: { id: string } & BodyOf<typeof balanceCalls.recordBalance>,
): Promise<string> {
  return runtime.transactionOnce(async (unit) => {
    const row = await lockOf(unit, accountId, id)
    const balance = balanceOfRow(row)
    refuseOn(recordProblem(factsOf(row), balance, unit.now))
    const amountCents = euroToCents(amount)
    const wrong = recordedSumProblem(amountCents, balance)
    if (wrong) throw invalidField('amount', wrong)
    await endRequest(unit, row.id)
    const made = { appointmentId: row.id, way, amountCents, recordedAt: unit.now }
    const recordId = await insertRecord(unit.db, made)
    await addToBalance(unit, row, amountCents)
    const facts = { amountCents, way, isUndone: false, isOwed: true }
    await unit.publish(balanceRecorded, { ...toEventBase(row), ...facts })
    return recordId
  })
}

/**
 * Undoes a record, once; its sum is open again (B12).
 * @throws Refusal `NOT_FOUND` also when it was undone before; `BALANCE_OVER`
 */
export async function undoRecordFor(
  runtime: Runtime,
  { accountId }: Caller,
  { id, recordId }: { id: string; recordId: string },
): Promise<void> {
  await runtime.transaction(async (unit) => {
    const row = await lockOf(unit, accountId, id)
    refuseOn(undoRecordProblem(factsOf(row), unit.now))
    const undone = await undoRecord(unit.db, { appointmentId: row.id, recordId }, unit.now)
    if (!undone) throw new Refusal('NOT_FOUND')
    const { amountCents, way } = undone
    await endRequest(unit, row.id)
    await addToBalance(unit, row, -amountCents)
    const isOwed = settleProblem(factsOf(row), unit.now) === null
    await unit.publish(balanceRecorded, { ...toEventBase(row), amountCents, way, isUndone: true, isOwed })
  })
}

async function lockOf({ db }: UnitOfWork, vendorId: string, id: string): Promise<AppointmentRow> {
  const row = await lockAppointment(db, id, isOfVendor(vendorId))
  if (!row) throw new Refusal('NOT_FOUND')
  return row
}
