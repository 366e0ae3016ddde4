import { consentAfter, type HealthChange, type HealthConsent } from '@anseo/domain/health-note'
import type { changeContact } from '@anseo/contract/contacts'
import type { BodyOf } from '@anseo/contract/call'
import { invalidField, Refusal } from '../../../platform/http/refusal.ts'
import type { Encryption } from '../../../platform/encryption/encryption.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { findHealthNote, healthFactsOf, lockContact, noteOwner, storeHealthNote } from './store.ts'

type Sent = Pick<BodyOf<typeof changeContact>, 'healthNote' | 'healthConsent'>

/** A browser's clock may be ahead of ours by this much. */
const CLOCK_MS = 5 * 60_000

/**
 * Stores a vendor's note about a client's health, encrypted, with the consent that the vendor states; null withdraws
 * the consent, and the note is deleted with it (B9).
 * @throws Refusal `NOT_FOUND`, `CONSENT_NEEDED`, `INVALID_REQUEST` for consent in the future
 */
export async function changeHealthNote(
  { db, now }: UnitOfWork,
  encryption: Encryption,
  { vendorId, contactId }: { vendorId: string; contactId: string },
  { healthNote: note, healthConsent }: Sent,
): Promise<void> {
  if (!(await lockContact(db, contactId, vendorId))) throw new Refusal('NOT_FOUND')
  const change: HealthChange = { note, consent: healthConsent && statedConsent(healthConsent, now) }
  const facts = healthFactsOf(await findHealthNote(db, contactId))
  const after = consentAfter(facts, change)
  if (after && 'code' in after) throw new Refusal(after.code)
  if (after === null) {
    if (facts.consent === null) return
    return storeHealthNote(db, contactId, {
      sealedText: null,
      consentWay: null,
      consentGivenAt: null,
      withdrawnAt: now,
    })
  }
  await storeHealthNote(db, contactId, {
    consentWay: after.way,
    consentGivenAt: after.givenAt,
    ...(note !== undefined && { sealedText: note && encryption.seal(note, noteOwner(contactId)) }),
  })
}

function statedConsent({ way, givenAt }: NonNullable<Sent['healthConsent']>, now: Date): HealthConsent {
  const at = new Date(givenAt)
  if (at.getTime() > now.getTime() + CLOCK_MS) {
    throw invalidField('healthConsent', 'Choose a day that has begun.')
  }
  return { way, givenAt: at < now ? at : now }
}
