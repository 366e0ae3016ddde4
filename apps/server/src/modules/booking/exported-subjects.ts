import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import { type Subject, subjectOf } from '../../platform/personal-data/subject.ts'
import { appointmentEvent } from './tables/appointment-events.ts'
import { importedCalendar } from './tables/imported-calendars.ts'
import { timeOff } from './tables/time-off.ts'
import { attachedPhoto } from '../identity/tables/attached-photos.ts'
import { nameOf } from '../identity/public.ts'
import { isOfAppointments } from './appointments/appointments-of.ts'
import { appointment } from './tables/appointments.ts'
import { waitlistEntry, waitlistNotification } from './tables/waitlist.ts'
import { block } from './tables/blocks.ts'
import { noteOwner } from './health-notes/store.ts'
import { calendarFeed } from './tables/calendar-feeds.ts'
import { contactImport } from './tables/contact-imports.ts'
import { contact } from './tables/contacts.ts'
import { healthNote } from './tables/health-notes.ts'
import { timeProposal } from './tables/proposals.ts'
import { series } from './tables/series.ts'
import { seriesVisit } from './tables/series-visits.ts'
import { vendorView } from './tables/vendor-views.ts'

/** Returns the condition that a vendor keeps a photo of the client with an account. */
export const isPhotoOf = (accountId: string): SQL =>
  sql`${attachedPhoto.contactId} in (select id from contact where account_id = ${accountId})`

/** Returns the condition that an appointment is of the client with an account, entered by its vendor or not. */
const isOfClient = (accountId: string) =>
  or(
    eq(appointment.clientId, accountId),
    // An array is read once before, so that both indexes serve; a subquery would be asked of each appointment there is.
    sql`${appointment.contactId} = any (array(select id from contact where account_id = ${accountId}))`,
  )

/** The files of a client's export about appointments. */
export const CLIENTS: readonly Subject[] = [
  subjectOf(appointment, {
    file: 'appointments',
    about:
      'Your appointments with their prices, in cents, what happened when, and what vendors noted; also those that vendors entered for you.',
    whose: isOfClient,
    order: [appointment.startsAt, appointment.id],
    withheld: ['during', 'heldDuring', 'version', 'address'],
    extras: {
      vendorName: nameOf(appointment.vendorId),
      // Only the vendor may disclose the street of its place (B4).
      address: sql`case when ${appointment.place} = 'vendor' then null else ${appointment.address} end`,
    },
  }),
  subjectOf(waitlistEntry, {
    file: 'waitlist',
    about: 'The times that you wait for; hours in minutes of the day.',
    whose: (id) => eq(waitlistEntry.clientId, id),
    order: [waitlistEntry.createdAt, waitlistEntry.id],
    withheld: ['foldedTown', 'lastDay'],
    extras: { vendorName: nameOf(waitlistEntry.vendorId) },
  }),
  subjectOf(waitlistNotification, {
    file: 'free-times-told',
    about: 'The free times that we told you of.',
    whose: (id) => eq(waitlistNotification.clientId, id),
    order: [waitlistNotification.startsAt, waitlistNotification.vendorId],
    extras: { vendorName: nameOf(waitlistNotification.vendorId) },
  }),
  subjectOf(vendorView, {
    file: 'vendors-viewed',
    about: 'The vendors that you viewed, and when first.',
    whose: (id) => eq(vendorView.clientId, id),
    order: [vendorView.firstAt, vendorView.vendorId],
    extras: { vendorName: nameOf(vendorView.vendorId) },
  }),
  blocksOf('client'),
  seriesOf('client', 'Your series of visits, with the price of each in cents.'),
  seriesDatesOf('client'),
  historyOf('client'),
  proposalsOf('client', 'Other times that vendors suggested to you.'),
  subjectOf(contact, {
    file: 'vendors-notes',
    about: 'What vendors whom you wrote to or booked have noted about you.',
    whose: (id) => eq(contact.accountId, id),
    order: [contact.createdAt, contact.id],
    extras: { vendorName: nameOf(contact.vendorId) },
  }),
  subjectOf(attachedPhoto, {
    file: 'vendors-photos',
    about:
      'The photos of you that vendors keep, to which you agreed; the files are in the folder “vendors-photos”.',
    whose: isPhotoOf,
    order: [attachedPhoto.createdAt, attachedPhoto.id],
    withheld: ['messageId', 'reviewId', 'position', 'fileKey', 'state'],
    extras: { vendorName: nameOf(attachedPhoto.ownerId) },
  }),
  subjectOf(healthNote, {
    file: 'health-notes',
    about: 'What vendors have noted about your health, and when you agreed to it.',
    whose: (id) => sql`${healthNote.contactId} in (select id from contact where account_id = ${id})`,
    order: [healthNote.contactId],
    withheld: ['tokenHash', 'sealedText'],
    sealed: [{ column: 'sealedText', as: 'text', ownerOf: ({ contactId }) => noteOwner(contactId) }],
    extras: {
      vendorName: sql`(select account.name from contact join account on account.id = contact.vendor_id
        where contact.id = ${sql.raw('health_note.contact_id')})`,
    },
  }),
]

/** The files of a vendor's export about calendar and appointments. */
export const VENDORS: readonly Subject[] = [
  subjectOf(timeOff, {
    file: 'time-off',
    about: 'Your time off, and the busy times of your other calendars.',
    whose: (id) => eq(timeOff.vendorId, id),
    order: [timeOff.startsAt, timeOff.id],
  }),
  subjectOf(importedCalendar, {
    file: 'other-calendars',
    about: 'The other calendars whose busy times block bookings, without their secret addresses.',
    whose: (id) => eq(importedCalendar.vendorId, id),
    order: [importedCalendar.createdAt, importedCalendar.id],
    withheld: ['sealedAddress', 'etag', 'nextReadAt'],
  }),
  subjectOf(calendarFeed, {
    file: 'calendar-links',
    about: 'The private links to your calendar; only you have their secrets.',
    whose: (id) => eq(calendarFeed.vendorId, id),
    order: [calendarFeed.createdAt, calendarFeed.id],
    withheld: ['secretHash'],
  }),
  subjectOf(appointment, {
    file: 'appointments',
    about: 'Your appointments with their prices, in cents, what happened when, and your own notes.',
    whose: (id) => eq(appointment.vendorId, id),
    order: [appointment.startsAt, appointment.id],
    withheld: ['during', 'heldDuring', 'version', 'address'],
    extras: {
      clientName: nameOf(appointment.clientId),
      // The address of a client with an account is shown only for a time (`contactWindow`), and a file stays.
      address: sql`case when ${appointment.clientId} is null or ${appointment.place} = 'vendor' then ${appointment.address} end`,
      /** The vendor's own name for the client of a vendor's own booking. */
      ownClientName: sql`(select name from contact where contact.id = ${sql.raw('appointment.contact_id')})`,
    },
  }),
  blocksOf('vendor'),
  seriesOf('vendor', 'The series of visits that clients asked you for.'),
  seriesDatesOf('vendor'),
  historyOf('vendor'),
  proposalsOf('vendor', 'Other times you suggested.'),
  subjectOf(contact, {
    file: 'clients',
    about: 'Your clients, with what you entered and noted about them.',
    whose: (id) => eq(contact.vendorId, id),
    order: [contact.createdAt, contact.id],
    extras: { accountName: nameOf(contact.accountId) },
  }),
  subjectOf(contactImport, {
    file: 'client-imports',
    about: 'The imports of clients that you can still undo, with what they changed as it stood before.',
    whose: (id) => eq(contactImport.vendorId, id),
    order: [contactImport.createdAt, contactImport.id],
  }),
]

/** Returns the export of the blocks that a person made; blocks by others are not disclosed (C9). */
function blocksOf(role: 'client' | 'vendor'): Subject {
  const [own, other] = role === 'client' ? [block.clientId, block.vendorId] : [block.vendorId, block.clientId]
  return subjectOf(block, {
    file: 'blocked-people',
    about: 'The people you have blocked.',
    whose: (accountId) => and(eq(own, accountId), eq(block.by, role)),
    order: [block.blockedAt, other],
    extras: { name: nameOf(other) },
  })
}

function historyOf(role: 'client' | 'vendor'): Subject {
  return subjectOf(appointmentEvent, {
    file: 'appointment-history',
    about: 'Each step of your appointments.',
    whose: (accountId) => isOfAppointments(appointmentEvent.appointmentId, { accountId, role }),
    order: [appointmentEvent.id],
    withheld: ['actorId'],
  })
}

function proposalsOf(role: 'client' | 'vendor', about: string): Subject {
  return subjectOf(timeProposal, {
    file: 'proposed-times',
    about,
    whose: (accountId) => isOfAppointments(timeProposal.appointmentId, { accountId, role }),
    order: [timeProposal.proposedAt, timeProposal.id],
  })
}

const ownSeries = (role: 'client' | 'vendor', accountId: string) =>
  eq(role === 'client' ? series.clientId : series.vendorId, accountId)

function seriesOf(role: 'client' | 'vendor', about: string): Subject {
  return subjectOf(series, {
    file: 'series',
    about,
    whose: (accountId) => ownSeries(role, accountId),
    order: [series.bookedAt, series.id],
    withheld: ['address'],
    // Only the vendor may disclose the street of its place (B4); a client's is shown to the vendor only for a time.
    extras:
      role === 'client'
        ? {
            vendorName: nameOf(series.vendorId),
            address: sql`case when ${series.place} = 'vendor' then null else ${series.address} end`,
          }
        : { clientName: nameOf(series.clientId) },
  })
}

function seriesDatesOf(role: 'client' | 'vendor'): Subject {
  return subjectOf(seriesVisit, {
    file: 'series-dates',
    about: 'The dates of these series, and what became of each.',
    whose: (accountId) =>
      sql`${seriesVisit.seriesId} in (select ${series.id} from ${series} where ${ownSeries(role, accountId)})`,
    order: [seriesVisit.seriesId, seriesVisit.position],
  })
}
