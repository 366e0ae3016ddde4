import { sameDate } from '@anseo/domain/calendar-date'
import { nextReading } from '@anseo/domain/imported-calendar'
import { dublinDate } from '@anseo/domain/dublin-time'
import type { Slot } from '@anseo/domain/slot'
import type { PayloadOf } from '../../../platform/jobs/job.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { announceFreed } from '../freed-times/announce-freed.ts'
import { announceCalendar } from '../calendar/announce-calendar.ts'
import type { importCalendarJob } from '../events.ts'
import { fetchBusy } from './fetch-busy.ts'
import { findBusyOf, findCalendar, type ImportedCalendar, replaceBusy, updateCalendar } from './store.ts'

/** Returns the owner under which the address of a calendar is encrypted. */
export const addressOwner = (calendarId: string) => `imported_calendar.address:${calendarId}`

/** Decrypts the address of a calendar; null once its key is lost. */
export const openAddress = (
  { encryption }: Pick<Runtime, 'encryption'>,
  { id, sealedAddress }: ImportedCalendar,
): string | null => encryption.tryOpen(sealedAddress, addressOwner(id))

/**
 * Reads another calendar again and replaces its busy times if they changed. One that cannot be read keeps those of its
 * last reading (B10).
 */
export async function importCalendar(
  runtime: Runtime,
  { calendarId }: PayloadOf<typeof importCalendarJob>,
): Promise<void> {
  const calendar = await findCalendar(runtime.db, calendarId)
  if (!calendar) return
  const address = openAddress(runtime, calendar)
  const reading =
    address === null
      ? { kind: 'failed' as const }
      : await fetchBusy(runtime, address, knownVersion(calendar, runtime.clock.now()))
  await runtime.transaction(async (unit) => {
    const { db, now } = unit
    if (reading.kind === 'failed') {
      const failingSince = calendar.failingSince ?? now
      await updateCalendar(db, calendarId, { failingSince, nextReadAt: nextReading(failingSince, now) })
      return
    }
    const etag = reading.kind === 'read' ? reading.etag : calendar.etag
    const stillThere = await updateCalendar(db, calendarId, { readAt: now, failingSince: null, etag })
    if (!stillThere || reading.kind === 'unchanged') return
    const before = await findBusyOf(db, calendarId)
    if (isEqual(before, reading.busy)) return
    await replaceBusy(db, calendar, reading.busy)
    announceCalendar(unit, calendar.vendorId)
    await announceFreed(unit, calendar.vendorId, { timeOff: before })
  })
}

/**
 * Returns the version that need not be sent again (its ETag); null for the first reading of a day, since the year ahead
 * that is read then reaches a day further, in which an unchanged calendar too can have busy times.
 */
const knownVersion = ({ etag, readAt }: ImportedCalendar, now: Date): string | null =>
  sameDate(dublinDate(readAt), dublinDate(now)) ? etag : null

const isEqual = (stored: readonly Slot[], read: readonly Slot[]): boolean =>
  stored.length === read.length &&
  stored.every(
    ({ start, end }, index) =>
      start.getTime() === read[index]!.start.getTime() && end.getTime() === read[index]!.end.getTime(),
  )
