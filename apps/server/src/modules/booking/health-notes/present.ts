import type { ContactRecordOnWire } from '@anseo/contract/contacts'
import type { Queryable } from '../../../platform/database/database.ts'
import type { Encryption } from '../../../platform/encryption/encryption.ts'
import { findAddress, findHealthNote, healthFactsOf, type HealthNoteRow, noteOwner } from './store.ts'

/** Decrypts a note about health; null where nothing is noted, or its key was lost. */
export const openNote = (encryption: Encryption, { sealedText, contactId }: HealthNoteRow): string | null =>
  sealedText && encryption.tryOpen(sealedText, noteOwner(contactId))

/** Returns the consent as the wire has it; null without a valid one. */
export function presentConsent(row: HealthNoteRow | null): ContactRecordOnWire['healthConsent'] {
  const { consent } = healthFactsOf(row)
  return consent && { way: consent.way, givenAt: consent.givenAt.toISOString() }
}

/** Returns the part of a client's record about health, as its vendor sees it. */
export async function presentHealth(
  { db, encryption }: { db: Queryable; encryption: Encryption },
  client: { vendorId: string; contactId: string },
): Promise<Pick<ContactRecordOnWire, 'healthNote' | 'healthConsent' | 'healthLinkSentAt' | 'mayEmail'>> {
  const [row, address] = await Promise.all([findHealthNote(db, client.contactId), findAddress(db, client)])
  return {
    healthNote: row && openNote(encryption, row),
    healthConsent: presentConsent(row),
    healthLinkSentAt: row?.linkSentAt?.toISOString() ?? null,
    mayEmail: Boolean(address?.email),
  }
}
