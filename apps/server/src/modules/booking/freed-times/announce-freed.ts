import type { Slot } from '@anseo/domain/slot'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { type FreeTimeRules, notifyWaitingJob } from '../events.ts'
import { isAwaited } from './is-awaited.ts'

/** A time that an appointment or a move held, with its buffer and the Eircode of its address. */
interface Held extends Slot {
  bufferMinutes: number
  eircode: string | null
}

/** Times that became free in a vendor's calendar, or its rules before a change; null rules if it took no bookings. */
interface Freed {
  held?: readonly Held[]
  timeOff?: readonly Slot[]
  rulesBefore?: Partial<FreeTimeRules> | null
}

/** Queues the job that notifies the waitlist of a vendor of times that became free, if anybody waits (C7). */
export async function announceFreed(unit: UnitOfWork, vendorId: string, freed: Freed): Promise<void> {
  if (freed.timeOff?.length === 0 || !(await isAwaited(unit.db, vendorId))) return
  await unit.enqueue(notifyWaitingJob, {
    vendorId,
    held: (freed.held ?? []).map(({ bufferMinutes, eircode, ...slot }) => ({
      ...inMs(slot),
      bufferMinutes,
      eircode,
    })),
    timeOff: (freed.timeOff ?? []).map(inMs),
    rulesBefore: freed.rulesBefore === undefined ? {} : freed.rulesBefore,
  })
}

/** Queues that job for the time that an appointment, or its proposed move, no longer holds. */
export const announceFreedOf = (
  unit: UnitOfWork,
  {
    vendorId,
    bufferMinutes,
    address,
  }: { vendorId: string; bufferMinutes: number; address: { eircode: string } | null },
  { start, end }: Slot,
): Promise<void> =>
  announceFreed(unit, vendorId, { held: [{ start, end, bufferMinutes, eircode: address?.eircode ?? null }] })

const inMs = ({ start, end }: Slot) => ({ start: start.getTime(), end: end.getTime() })
