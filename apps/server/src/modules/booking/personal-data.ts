import { HOUR_MS } from '@anseo/domain/duration'
import { HEALTH_LINK_DAYS, HEALTH_NOTE_YEARS, IMPORT_UNDO_HOURS, RECORD_YEARS } from '@anseo/domain/limits'
import { lt, sql } from 'drizzle-orm'
import { otherColumn, ownColumn, type PersonalData } from '../../platform/personal-data/personal-data.ts'
import {
  countRows,
  deleteOld,
  type RetentionPeriod,
  unlockedRows,
  yearsBefore,
} from '../../platform/personal-data/retention-period.ts'
import { exportedPhotos } from '../identity/public.ts'
import { eraseAppointments } from './appointments/erase-appointments.ts'
import { allowErasing } from './contacts/forget-own-bookings.ts'
import { eraseContacts } from './contacts/erase-contacts.ts'
import { CLIENTS, isPhotoOf, VENDORS } from './exported-subjects.ts'
import { eraseSeries } from './series/erase-series.ts'
import { isHealthNoteOver } from './contacts/is-health-note-over.ts'
import { hasBegun } from './waitlist/notification-store.ts'
import { appointment } from './tables/appointments.ts'
import { contactImport } from './tables/contact-imports.ts'
import { block } from './tables/blocks.ts'
import { waitlistEntry, waitlistNotification } from './tables/waitlist.ts'
import { series } from './tables/series.ts'
import { healthNote } from './tables/health-notes.ts'
import { vendorView } from './tables/vendor-views.ts'

const words: RetentionPeriod = {
  kind: 'appointment-words',
  what: 'Notes and reasons in appointments',
  kept: `${RECORD_YEARS} years after they began`,
  why: 'The same; dates and sums stay with the books',
  remove: async ({ db, now }, limit) => {
    const before = yearsBefore(now, RECORD_YEARS).toISOString()
    // Each side has an index of its own.
    const old = sql`(client_id is not null and starts_at < ${before} or client_id is null and starts_at < ${before}) and (
      num_nonnulls(note, vendor_note, end_reason, address) > 0
      or exists (select from appointment_event where appointment_id = ${appointment.id} and details ? 'reason')
      or exists (select from time_proposal where appointment_id = ${appointment.id} and words is not null))`
    await allowErasing(db)
    return countRows(
      db,
      sql`with old as (
          update appointment set note = null, vendor_note = null, end_reason = null, address = null
          where ${unlockedRows(appointment, old, limit)} returning id
        ), reasons as (
          update appointment_event set details = details - 'reason'
          where details ? 'reason' and appointment_id in (select id from old)
        ), suggestions as (
          update time_proposal set words = null where words is not null and appointment_id in (select id from old)
        )
        select from old`,
    )
  },
}

const seriesWords: RetentionPeriod = {
  kind: 'series-words',
  what: 'Notes, addresses and reasons in series of visits',
  kept: `${RECORD_YEARS} years after they were asked for`,
  why: 'The same',
  remove: ({ db, now }, limit) => {
    const before = yearsBefore(now, RECORD_YEARS)
    const old = sql`booked_at < ${before.toISOString()} and num_nonnulls(note, end_reason, address) > 0`
    return countRows(
      db,
      sql`update series set note = null, end_reason = null, address = null
        where ${unlockedRows(series, old, limit)}`,
    )
  },
}

const imports: RetentionPeriod = {
  kind: 'client-imports',
  what: "What an import changed in a vendor's book of clients",
  kept: `${IMPORT_UNDO_HOURS} hours`,
  why: 'So long it can be undone',
  remove: deleteOld(contactImport, (now) =>
    lt(contactImport.createdAt, new Date(now.getTime() - IMPORT_UNDO_HOURS * HOUR_MS)),
  ),
}

const healthNotes: RetentionPeriod = {
  kind: 'health-notes',
  what: "Vendors' notes about clients' health, with the consent",
  kept: `Until consent is taken back, at most ${HEALTH_NOTE_YEARS} years after the last visit; a link ${HEALTH_LINK_DAYS} days`,
  why: 'So long the consent says',
  remove: deleteOld(healthNote, isHealthNoteOver),
}

const freeTimes: RetentionPeriod = {
  kind: 'free-times-told',
  what: 'Of which free times people were told',
  kept: '1 year after they begin',
  why: 'Nobody is told of one twice; then for figures of how many book what they waited for',
  remove: deleteOld(waitlistNotification, (now) => hasBegun(yearsBefore(now, 1))),
}

/** The personal data of both sides of appointments. */
export const bookingData: PersonalData = {
  exports: { client: CLIENTS, vendor: VENDORS },
  findFiles: (db, accountId) =>
    exportedPhotos(db, isPhotoOf(accountId), 'vendors-photos', 'A photo of you that a vendor keeps.'),
  notExported: [
    {
      table: 'stopped_address',
      why: 'Has digests of addresses whose owners stopped emails from vendors, and says nothing about accounts.',
    },
  ],
  erasure: {
    obstacles: {
      liveAppointments: (id) => sql`(select count(*)::int from appointment
        where (client_id = ${id} or vendor_id = ${id}) and (client_id is not null or total_cents > 0)
          and completed_at is null and declined_at is null and cancelled_at is null)`,
    },
    others: (person) =>
      sql`select ${otherColumn(person)} from appointment
        where ${ownColumn(person)} = ${person.accountId} and client_id is not null`,
    partOf: (person) =>
      sql`select id::text from appointment where ${ownColumn(person)} = ${person.accountId}`,
    erase: async (unit, person) => {
      const isOwn = sql`${ownColumn(person)} = ${person.accountId}`
      await unit.db.delete(block).where(isOwn)
      await unit.db.delete(waitlistEntry).where(isOwn)
      await unit.db.delete(waitlistNotification).where(isOwn)
      await unit.db.delete(vendorView).where(isOwn)
      await eraseAppointments(unit, person)
      await eraseSeries(unit, person)
      await eraseContacts(unit, person)
    },
  },
  periods: [words, seriesWords, imports, healthNotes, freeTimes],
}
