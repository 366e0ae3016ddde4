import { RECORD_YEARS } from '@anseo/domain/limits'
import { sql } from 'drizzle-orm'
import { otherColumn, ownColumn, type PersonalData } from '../../platform/personal-data/personal-data.ts'
import {
  countRows,
  type RetentionPeriod,
  someOf,
  yearsBefore,
} from '../../platform/personal-data/retention-period.ts'
import { eraseAppointments } from './appointments/erase-appointments.ts'
import { CLIENTS, VENDORS } from './exported-subjects.ts'
import { appointment } from './tables/appointments.ts'

const words: RetentionPeriod = {
  kind: 'appointment-words',
  what: 'Notes and reasons in appointments',
  kept: `${RECORD_YEARS} years after they began`,
  why: 'The same; dates and sums stay with the books',
  remove: ({ db, now }, limit) => {
    const before = yearsBefore(now, RECORD_YEARS)
    const old = sql`starts_at < ${before.toISOString()} and num_nonnulls(note, vendor_note, end_reason, address) > 0`
    return countRows(
      db,
      sql`update appointment set note = null, vendor_note = null, end_reason = null, address = null
        where ${someOf(appointment, old, limit)}`,
    )
  },
}

/** The personal data of both sides of appointments. */
export const bookingData: PersonalData = {
  exports: { client: CLIENTS, vendor: VENDORS },
  erasure: {
    obstacles: {
      liveAppointments: (id) => sql`(select count(*)::int from appointment
        where (client_id = ${id} or vendor_id = ${id})
          and completed_at is null and declined_at is null and cancelled_at is null)`,
    },
    others: (person) =>
      sql`select ${otherColumn(person)} from appointment where ${ownColumn(person)} = ${person.accountId}`,
    partOf: (person) =>
      sql`select id::text from appointment where ${ownColumn(person)} = ${person.accountId}`,
    erase: eraseAppointments,
  },
  periods: [words],
}
