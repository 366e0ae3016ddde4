import type { BodyOf, QueryOf } from '@anseo/contract/call'
import type { addTimeOff, listTimeOff, TimeOffOnWire } from '@anseo/contract/hours'
import { HOUR_MS } from '@anseo/domain/duration'
import { MAX_TIME_OFF_DAYS, MAX_TIME_OFF_ENTRIES } from '@anseo/domain/limits'
import type { Slot } from '@anseo/domain/slot'
import type { Caller } from '../../../platform/http/caller.ts'
import { invalidField, Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { lockVendor } from '../../catalogue/public.ts'
import { announceFreed } from '../freed-times/announce-freed.ts'
import { announceSlot } from './announce-calendar.ts'
import { findCalendarSettings, findTimeOff } from './calendar-store.ts'
import { countTimeOff, deleteTimeOff, insertTimeOff, type LabelledPeriod } from './hours-store.ts'

/** Returns the caller's time off that has not ended, or that touches the range, by start: the last 1,000, and their number. */
export async function listTimeOffOf(
  { db, clock }: Runtime,
  caller: Caller,
  { from = clock.now(), to }: QueryOf<typeof listTimeOff>,
): Promise<{ timeOff: TimeOffOnWire[]; total: number }> {
  const { rows, total } = await findTimeOff(db, caller.accountId, from, to)
  return { timeOff: rows.map(presentTimeOff), total }
}

/**
 * Adds time off to the caller's calendar (S6), once for each `Idempotency-Key`. Existing appointments stay.
 * @throws Refusal `INVALID_REQUEST` if it ends before it starts or in the past, is too long, or exceeds the number
 * allowed.
 */
export async function takeTimeOff(runtime: Runtime, caller: Caller, body: BodyOf<typeof addTimeOff>) {
  const slot = { start: new Date(body.start), end: new Date(body.end) }
  const label = body.label ?? null
  const id = await runtime.transactionOnce(async (unit) => {
    refuseTimeOff(slot, unit.now)
    // Locked, so that several calls at once respect the limit.
    await lockVendor(unit.db, caller.accountId)
    if ((await countTimeOff(unit.db, caller.accountId, unit.now)) >= MAX_TIME_OFF_ENTRIES) {
      throw invalidField('start', `You've reached the limit of ${MAX_TIME_OFF_ENTRIES}. Remove one first.`)
    }
    const row = await insertTimeOff(unit.db, caller.accountId, { ...slot, label })
    announceSlot(unit, caller.accountId, slot, await horizonOf(unit, caller))
    return row.id
  })
  return presentTimeOff({ id, ...slot, label })
}

/**
 * Takes bookings again in a time that the caller had blocked.
 * @throws Refusal `NOT_FOUND`
 */
export async function endTimeOff(runtime: Runtime, caller: Caller, id: string): Promise<void> {
  await runtime.transaction(async (unit) => {
    const slot = await deleteTimeOff(unit.db, caller.accountId, id)
    if (!slot) throw new Refusal('NOT_FOUND')
    announceSlot(unit, caller.accountId, slot, await horizonOf(unit, caller))
    await announceFreed(unit, caller.accountId, { timeOff: [slot] })
  })
}

async function horizonOf({ db }: UnitOfWork, { accountId }: Caller): Promise<number> {
  const settings = await findCalendarSettings(db, accountId)
  return settings?.horizonDays ?? 0
}

function refuseTimeOff({ start, end }: Slot, now: Date): void {
  if (end <= start) throw invalidField('end', 'Choose an end after the start.')
  if (end <= now) throw invalidField('end', 'Choose an end in the future.')
  if (end.getTime() - start.getTime() > MAX_TIME_OFF_DAYS * 24 * HOUR_MS) {
    throw invalidField('end', `Choose ${MAX_TIME_OFF_DAYS} days or fewer.`)
  }
}

const presentTimeOff = ({ id, start, end, label }: LabelledPeriod & { id: string }): TimeOffOnWire => ({
  _id: id,
  start: start.toISOString(),
  end: end.toISOString(),
  label,
})
