import { z } from 'zod'
import { call, succeeds } from './call.ts'
import { contactRecordOnWire, healthConsent } from './contacts.ts'
import { imageUrl, instant, linkToken, speciality } from './wire.ts'

/** The reply to the page of an emailed consent link (B9). */
export const ownHealthNoteOnWire = z.object({
  vendorName: z.string(),
  vendorImage: imageUrl(),
  speciality: speciality(),
  /** The vendor's note; null while there is none. */
  note: z.string().nullable(),
  /** Null where the person has not agreed, or has withdrawn consent. */
  consent: healthConsent.nullable(),
  /** When consent was last withdrawn. */
  withdrawnAt: instant().nullable(),
})
export type OwnHealthNote = z.output<typeof ownHealthNoteOnWire>

const byLink = z.object({ token: linkToken() })
const shown = succeeds({ healthNote: ownHealthNoteOnWire })

export const sendHealthLink = call({
  method: 'POST',
  path: '/api/pro/contacts/:id/health-link',
  access: 'vendor',
  summary: 'Email a client the link to read the note about their health and to agree or take consent back.',
  reply: succeeds({ message: z.string(), contact: contactRecordOnWire }),
  refusals: ['NO_ADDRESS', 'EMAILS_STOPPED', 'TOO_MANY_EMAILS'],
})

export const readHealthNote = call({
  method: 'POST',
  path: '/api/health-note',
  access: 'public',
  summary: 'Get what a vendor has noted about the health of the person with an emailed link.',
  body: byLink,
  reply: shown,
  refusals: ['LINK_INVALID', 'LINK_EXPIRED'],
})

export const agreeToHealthNote = call({
  method: 'POST',
  path: '/api/health-note/agree',
  access: 'public',
  summary: 'Agree that the vendor notes something about health.',
  body: byLink,
  reply: shown,
  refusals: ['LINK_INVALID', 'LINK_EXPIRED'],
})

export const withdrawHealthNote = call({
  method: 'POST',
  path: '/api/health-note/withdraw',
  access: 'public',
  summary: 'Take consent back; the note is deleted.',
  body: byLink,
  reply: shown,
  refusals: ['LINK_INVALID', 'LINK_EXPIRED'],
})
