import { HEALTH_LINK_DAYS, HEALTH_NOTE_YEARS } from '@anseo/domain/limits'
import { and, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { daysBefore, yearsBefore } from '../../../platform/personal-data/retention-period.ts'
import { isOfContact, tookPlace } from './figures-store.ts'
import { appointment } from '../tables/appointments.ts'
import { contact } from '../tables/contacts.ts'
import { healthNote } from '../tables/health-notes.ts'

/**
 * Returns the condition that a health note has reached the end of its retention: two years after the last visit, or
 * after the consent where there was none since; without consent 30 days after the link was sent or consent was taken
 * back (B9).
 */
export function isHealthNoteOver(now: Date): SQL | undefined {
  const before = yearsBefore(now, HEALTH_NOTE_YEARS)
  const lastVisit = sql`(select max(${appointment.endsAt}) from ${contact} join ${appointment} on ${isOfContact}
    where ${contact.id} = ${healthNote.contactId} and ${tookPlace(now)})`
  return or(
    and(
      isNotNull(healthNote.consentGivenAt),
      lt(sql`greatest(${healthNote.consentGivenAt}, ${lastVisit})`, before.toISOString()),
    ),
    and(
      isNull(healthNote.consentGivenAt),
      lt(
        // A row has neither once its link ended with a changed address.
        sql`coalesce(greatest(${healthNote.linkSentAt}, ${healthNote.withdrawnAt}), '-infinity')`,
        daysBefore(now, HEALTH_LINK_DAYS).toISOString(),
      ),
    ),
  )
}
