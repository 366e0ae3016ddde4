import { randomUUID } from 'node:crypto'
import type { addCalendar, ImportedCalendarOnWire, listBusyTimes } from '@anseo/contract/calendars'
import type { BodyOf, QueryOf } from '@anseo/contract/call'
import {
  isCalendarFailing,
  maskCalendarAddress,
  MAX_IMPORTED_CALENDARS,
  nextReading,
} from '@anseo/domain/imported-calendar'
import type { Caller } from '../../../platform/http/caller.ts'
import { invalidField, Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { lockVendor } from '../../catalogue/public.ts'
import { announceFreed } from '../freed-times/announce-freed.ts'
import { announceCalendar } from '../calendar/announce-calendar.ts'
import { LONGEST_AHEAD_MS } from '../calendar/taken-times.ts'
import { fetchBusy, type ReadProblem } from './fetch-busy.ts'
import { addressOwner, openAddress } from './import-calendar.ts'
import {
  deleteCalendar,
  findBusyBetween,
  findBusyOf,
  findCalendarsOf,
  type ImportedCalendar,
  insertCalendar,
  replaceBusy,
} from './store.ts'

const MOST_BUSY_TIMES = 1000

const PROBLEMS: Record<ReadProblem, string> = {
  unreachable: "We couldn't open this address. Copy the secret or published iCal address once more.",
  'not-https': "This address leads to one without https, which we don't read.",
  'too-large': 'This calendar is larger than 2 MB. Publish one with fewer events.',
  'no-calendar': "This address isn't a calendar in iCal format. Copy the one that ends in .ics.",
}

/** Lists the caller's other calendars, the oldest first. */
export async function listCalendarsOf(runtime: Runtime, { accountId }: Caller) {
  const rows = await findCalendarsOf(runtime.db, accountId)
  return rows.map((row) => present(runtime, row))
}

/**
 * Adds another calendar. It is read before it is stored, so that a wrong address shows at once (B10).
 * @throws Refusal `INVALID_REQUEST` if it cannot be read, is there already, or exceeds the number allowed;
 * `RATE_LIMITED`.
 */
export async function addCalendarOf(
  runtime: Runtime,
  { accountId: vendorId }: Caller,
  { url, label }: BodyOf<typeof addCalendar>,
): Promise<ImportedCalendarOnWire> {
  await runtime.rateLimiter.count('add a calendar', vendorId)
  refuseAnother(runtime, await findCalendarsOf(runtime.db, vendorId), url)
  const reading = await fetchBusy(runtime, url, null)
  if (reading.kind === 'failed') throw invalidField('url', PROBLEMS[reading.problem])
  return runtime.transaction(async (unit) => {
    const { db, now } = unit
    await lockVendor(db, vendorId)
    refuseAnother(runtime, await findCalendarsOf(db, vendorId), url)
    const id = randomUUID()
    const row = await insertCalendar(db, {
      id,
      vendorId,
      label,
      sealedAddress: runtime.encryption.seal(url, addressOwner(id)),
      createdAt: now,
      readAt: now,
      nextReadAt: nextReading(null, now),
      etag: reading.kind === 'read' ? reading.etag : null,
    })
    await replaceBusy(db, row, reading.kind === 'read' ? reading.busy : [])
    announceCalendar(unit, vendorId)
    return present(runtime, row)
  })
}

/**
 * Removes one of the caller's other calendars with its busy times.
 * @throws Refusal `NOT_FOUND`
 */
export async function removeCalendarOf(runtime: Runtime, { accountId }: Caller, id: string): Promise<void> {
  await runtime.transaction(async (unit) => {
    const before = await findBusyOf(unit.db, id)
    if (!(await deleteCalendar(unit.db, accountId, id))) throw new Refusal('NOT_FOUND')
    announceCalendar(unit, accountId)
    await announceFreed(unit, accountId, { timeOff: before })
  })
}

/** Lists the caller's imported busy times, by default from now on, the earliest first. */
export async function listBusyTimesOf(
  { db, clock }: Runtime,
  { accountId }: Caller,
  { from = clock.now(), to = new Date(from.getTime() + LONGEST_AHEAD_MS) }: QueryOf<typeof listBusyTimes>,
) {
  const rows = await findBusyBetween(db, accountId, { start: from, end: to }, MOST_BUSY_TIMES)
  return rows.map(({ start, end, calendar }) => ({
    start: start.toISOString(),
    end: end.toISOString(),
    calendar,
  }))
}

function refuseAnother(runtime: Runtime, calendars: readonly ImportedCalendar[], url: string): void {
  if (calendars.some((calendar) => openAddress(runtime, calendar) === url)) {
    throw invalidField('url', 'You already added this calendar.')
  }
  if (calendars.length >= MAX_IMPORTED_CALENDARS) {
    throw invalidField('url', `You've reached the limit of ${MAX_IMPORTED_CALENDARS}. Remove one first.`)
  }
}

function present(runtime: Runtime, calendar: ImportedCalendar): ImportedCalendarOnWire {
  const { id, label, readAt, failingSince } = calendar
  const address = openAddress(runtime, calendar)
  // A lost address cannot just be late: its owner has to add it again.
  const failing = address === null || isCalendarFailing(calendar, runtime.clock.now())
  return {
    _id: id,
    label,
    address: address === null ? 'Address unknown' : maskCalendarAddress(address),
    readAt: readAt.toISOString(),
    failingSince: failing ? (failingSince ?? readAt).toISOString() : null,
  }
}
