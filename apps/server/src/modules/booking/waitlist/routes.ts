import { type WaitlistEntryOnWire, waitlistCalls } from '@anseo/contract/waitlist'
import { titleCase } from '@anseo/domain/person-name'
import { formatSlotDate } from '@anseo/domain/slot-date'
import { formatWallTime } from '@anseo/domain/wall-time'
import type { Bind } from '../../../platform/http/bind.ts'
import { imageUrl } from '../../../platform/http/image-url.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { requireKnown } from '../../catalogue/public.ts'
import { countByDay, deleteEntry, findEntriesOf, wishOf } from './entry-store.ts'
import { joinWaitlist } from './join-waitlist.ts'

/** Binds the calls about waiting for a free time (C7). */
export function bindWaitlist(bind: Bind, runtime: Runtime) {
  bind(waitlistCalls.list, async ({ caller }) => {
    const rows = await findEntriesOf(runtime.db, caller.accountId, runtime.clock.now())
    return { waitlist: rows.map(present), total: rows.length }
  })
  bind(waitlistCalls.join, async ({ caller, body }) => {
    requireKnown(runtime, body.speciality)
    const waitlistId = await joinWaitlist(runtime, caller, body)
    return { message: "We'll tell you when a time is free.", waitlistId }
  })
  bind(waitlistCalls.leave, async ({ caller, params }) => {
    if (!(await deleteEntry(runtime.db, caller.accountId, params.id))) throw new Refusal('NOT_FOUND')
    return "You're not waiting for this any more."
  })
  bind(waitlistCalls.countWaiting, async ({ caller }) => {
    const days = await countByDay(runtime.db, caller.accountId, runtime.clock.now())
    return { days: days.map(({ date, people }) => ({ slotDate: formatSlotDate(date), people })) }
  })
}

function present({ entry, vendor }: Awaited<ReturnType<typeof findEntriesOf>>[number]): WaitlistEntryOnWire {
  const { dates, fromHour, toHour, minutes } = wishOf(entry)
  return {
    _id: entry.id,
    vendor: vendor?.speciality
      ? {
          _id: vendor.id!,
          name: titleCase(vendor.name!),
          image: imageUrl(vendor.imageKey),
          speciality: vendor.speciality,
        }
      : null,
    speciality: entry.speciality,
    town: entry.town,
    days: dates.map(formatSlotDate),
    from: formatWallTime(fromHour),
    to: formatWallTime(toHour),
    minutes,
    createdAt: entry.createdAt.toISOString(),
  }
}
