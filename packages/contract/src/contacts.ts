import { MAX_CLIENT_PHOTOS } from '@anseo/domain/attached-photos'
import { CONSENT_WAYS } from '@anseo/domain/health-note'
import {
  CONTACT_NOTE_MAX_LENGTH,
  HEALTH_NOTE_MAX_LENGTH,
  MAX_TAGS,
  NAME_MAX_LENGTH,
  TAG_MAX_LENGTH,
} from '@anseo/domain/limits'
import { z } from 'zod'
import { attachedPhotoOnWire } from './attached-photos.ts'
import { call, succeeds } from './call.ts'
import { phone } from './profile-fields.ts'
import {
  cursorQuery,
  email,
  euro,
  id,
  imageUrl,
  instant,
  lineField,
  onPath,
  searchText,
  textField,
  shownSlot,
} from './wire.ts'

/** A client of a vendor as its list shows it (B9). */
export const contactOnWire = z.object({
  _id: id(),
  name: z.string(),
  /** The vendor's own entry; else the account's while the contact window is open. */
  phone: z.string().nullable(),
  /** The vendor's own entry. */
  email: z.string().nullable(),
  /** The account's picture; null without an account. */
  image: imageUrl().nullable(),
  /** The account that wrote to the vendor or booked it, to chat with; null for the vendor's own clients. */
  clientId: id().nullable(),
  tags: z.array(z.string()),
  since: instant(),
  /** Visits that took place. */
  visits: z.number().int(),
  noShows: z.number().int(),
  /** The prices of those visits in euro, with travel and without the platform's fees. */
  spent: euro(),
  lastVisit: instant().nullable(),
  /** The next visit that is agreed on. */
  nextVisit: instant().nullable(),
  /** The next visit that the client has requested and the vendor has not answered. */
  requestedVisit: instant().nullable(),
})
export type ContactOnWire = z.output<typeof contactOnWire>

/** The outcome of an appointment, for a client's history. */
export const VISIT_OUTCOMES = [
  'requested',
  'booked',
  'visited',
  'no-show',
  'cancelled by client',
  'cancelled by vendor',
  /** By the operator. */
  'cancelled by us',
  'not confirmed',
  /** It was confirmed, and its time to pay ran out. */
  'not paid',
] as const

export const visitOnWire = z.object({
  _id: id(),
  ...shownSlot,
  serviceName: z.string().nullable(),
  /** The full price in euro, or if unknown the vendor's fee; with travel and without the platform's fees. */
  price: euro(),
  outcome: z.enum(VISIT_OUTCOMES),
})
export type VisitOnWire = z.output<typeof visitOnWire>

/** The way and the instant of a client's consent to a note about their health. */
export const healthConsent = z.object({ way: z.enum(CONSENT_WAYS), givenAt: instant() })

/** A client's record: the same with the vendor's notes and the appointments, latest first. */
export const contactRecordOnWire = contactOnWire.extend({
  note: z.string().nullable(),
  healthNote: z.string().nullable(),
  healthConsent: healthConsent.nullable(),
  /** When the client was last emailed the link to read the note and to decide; null if never. */
  healthLinkSentAt: instant().nullable(),
  /** True if there is an address to email the link to, of the vendor's or of the account. */
  mayEmail: z.boolean(),
  history: z.array(visitOnWire),
  /** The vendor's own bookings to come, whose words are deleted with the client. */
  ownAhead: z.number().int(),
  /** The vendor's photos of the client, who agreed to them; oldest first. */
  photos: z.array(attachedPhotoOnWire),
})
export type ContactRecordOnWire = z.output<typeof contactRecordOnWire>

/** A text that is left as it is, changed, or removed by null or an empty one. */
const removable = <S extends z.ZodType<string>>(field: S) =>
  z.union([z.literal('').transform(() => null), field, z.null()]).optional()

const fields = {
  name: lineField(NAME_MAX_LENGTH),
  phone: removable(phone()),
  email: removable(email()),
  tags: z.array(lineField(TAG_MAX_LENGTH)).max(MAX_TAGS, `Use ${MAX_TAGS} tags or fewer.`).optional(),
  note: removable(textField(CONTACT_NOTE_MAX_LENGTH)),
}

const health = {
  healthNote: removable(textField(HEALTH_NOTE_MAX_LENGTH)),
  healthConsent: healthConsent.nullable().optional(),
}

const one = succeeds({ contact: contactRecordOnWire })

export const listContacts = call({
  method: 'GET',
  path: '/api/pro/contacts',
  access: 'vendor',
  summary: "List the vendor's clients by name; a search finds names, phone numbers, emails, tags and notes.",
  query: z.object({ search: searchText(), ...cursorQuery }),
  reply: succeeds({
    rows: z.array(contactOnWire),
    total: z.number().int(),
    nextCursor: z.string().nullable(),
  }),
})

export const addContact = call({
  method: 'POST',
  path: '/api/pro/contacts',
  access: 'vendor',
  summary:
    'Add a client; a `healthNote` only with the consent that is stated, and not told again under an `Idempotency-Key`.',
  idempotent: true,
  body: z.object({ ...fields, ...health }),
  reply: one,
  refusals: ['TOO_MANY_CONTACTS', 'CONSENT_NEEDED'],
})

export const getContact = call({
  method: 'GET',
  path: '/api/pro/contacts/:id',
  access: 'vendor',
  summary: "Get a client's record with its history.",
  reply: one,
})

export const changeContact = call({
  method: 'PATCH',
  path: '/api/pro/contacts/:id',
  access: 'vendor',
  summary:
    'Change parts of a client; what is left out stays. `healthNote` needs consent that stands or is stated; without it (null) the note goes too.',
  body: z.object({
    ...fields,
    name: fields.name.optional(),
    ...health,
  }),
  reply: one,
  refusals: ['CONSENT_NEEDED'],
})

export const removeContact = call({
  method: 'DELETE',
  path: '/api/pro/contacts/:id',
  access: 'vendor',
  summary: 'Delete a client with its notes. Appointments stay, own ones without its name.',
})

export const addContactPhoto = call({
  method: 'POST',
  path: '/api/pro/contacts/:id/photos',
  access: 'vendor',
  summary: `Add a photo of a client who has agreed to it, up to ${MAX_CLIENT_PHOTOS}: JPEG, PNG or WebP of up to 5 MB. Only the vendor sees it, by \`GET /api/pro/attached-photos/:id\`; the client gets it with a data export.`,
  idempotent: true,
  multipart: 'image',
  body: z.object({
    consent: z.literal('true', 'Ask your client for consent before you add a photo.'),
  }),
  reply: succeeds({ photo: attachedPhotoOnWire, message: z.string() }),
  refusals: ['IMAGE_INVALID', 'TOO_MANY_PHOTOS'],
})

export const removeContactPhoto = call({
  method: 'DELETE',
  path: '/api/pro/contacts/:id/photos/:photoId',
  access: 'vendor',
  summary: 'Delete a photo of a client.',
  params: onPath.extend({ photoId: id() }),
})
