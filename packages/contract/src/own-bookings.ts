import {
  MAX_SERVICES_AT_ONCE,
  NAME_MAX_LENGTH,
  OWN_TITLE_MAX_LENGTH,
  VENDOR_NOTE_MAX_LENGTH,
} from '@anseo/domain/limits'
import { z } from 'zod'
import { call, succeeds } from './call.ts'
import { CLIENT_MAIL_OUTCOMES } from './client-mails.ts'
import { proposalOnWire } from './proposals.ts'
import { phone } from './profile-fields.ts'
import { email, enteredEuro, id, lineField, optionalLine, optionalText, sentSlot } from './wire.ts'

export const moveAppointment = call({
  method: 'PATCH',
  path: '/api/pro/appointments/:id/slot',
  access: 'vendor',
  summary:
    "Move an appointment. A booking of the vendor's own moves at once, up to 365 days ahead or 7 back, and may become longer or shorter. A client's keeps its length and becomes a proposal, which holds the new time too until the client answers: at most 24 hours, or until the earlier start. With `outsideHours` also outside the own hours and notice.",
  idempotent: true,
  body: z.object({
    ...sentSlot,
    outsideHours: z.boolean().default(false),
    /**
     * Emails the client the new time, to the address that the vendor entered (B13); left out, only one who has paid by a link
     * and unless the time of a booking that has begun is corrected.
     */
    notify: z.boolean().default(false),
  }),
  reply: succeeds({
    message: z.string(),
    /** The outcome of the email about a vendor's own booking; null if none was requested or is due. */
    emailed: z.enum(CLIENT_MAIL_OUTCOMES).nullable(),
    /** The question to the client of another; null for a vendor's own booking. */
    proposal: proposalOnWire.nullable(),
  }),
  refusals: [
    'SLOT_TAKEN',
    'SLOT_INVALID',
    'SLOT_PAST',
    'OUTSIDE_HOURS',
    'APPOINTMENT_ENDED',
    'PAST',
    'REPORT_OPEN',
    'SERIES_REQUEST',
  ],
})

export const bookOwnAppointment = call({
  method: 'POST',
  path: '/api/pro/appointments',
  access: 'vendor',
  summary:
    "Enter a booking of the vendor's own, up to 365 days ahead or 7 back. Confirmed at once, free of fees. With `outsideHours` also outside the own hours and notice.",
  idempotent: true,
  body: z.object({
    /** A client in the vendor's book; or else a new one. */
    contactId: id().optional(),
    contact: z
      .object({
        name: lineField(NAME_MAX_LENGTH),
        phone: z.union([z.literal('').transform(() => undefined), phone()]).optional(),
        email: z.union([z.literal('').transform(() => undefined), email()]).optional(),
      })
      .optional(),
    ...sentSlot,
    serviceIds: z.array(id()).max(MAX_SERVICES_AT_ONCE).default([]),
    /** The title in the vendor's words; left out, the names of the services. */
    title: optionalLine(OWN_TITLE_MAX_LENGTH),
    /** Euro; left out, the price of the services. */
    price: enteredEuro().optional(),
    place: z.enum(['client', 'vendor']).optional(),
    /** A note that only the vendor sees. */
    note: optionalText(VENDOR_NOTE_MAX_LENGTH),
    outsideHours: z.boolean().default(false),
    /** Emails the client date and time, and later a cancellation, to the address that the vendor entered (B13). */
    notify: z.boolean().default(false),
  }),
  reply: succeeds({
    message: z.string(),
    appointmentId: id(),
    contactId: id(),
    /** The outcome of the email; null if none was requested. The booking is made even if the email is not sent. */
    emailed: z.enum(CLIENT_MAIL_OUTCOMES).nullable(),
  }),
  refusals: [
    'NOT_FOUND',
    'SLOT_TAKEN',
    'OUTSIDE_HOURS',
    'SERVICE_GONE',
    'ACCOUNT_CLOSING',
    'TOO_MANY_CONTACTS',
  ],
})
