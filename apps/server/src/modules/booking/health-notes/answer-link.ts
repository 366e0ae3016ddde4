import { isHealthLinkLive } from '@anseo/domain/health-note'
import { titleCase } from '@anseo/domain/person-name'
import type { OwnHealthNote } from '@anseo/contract/health-notes'
import type { Queryable } from '../../../platform/database/database.ts'
import { imageUrl } from '../../../platform/http/image-url.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { digestOf } from '../../identity/public.ts'
import { openNote, presentConsent } from './present.ts'
import {
  findByToken,
  findHealthNote,
  findVendorOf,
  healthFactsOf,
  type HealthNoteRow,
  lockContact,
  storeHealthNote,
} from './store.ts'

type Shown = { healthNote: OwnHealthNote }

/**
 * Returns the health note of a vendor about the person with the link (B9).
 * @throws Refusal `LINK_INVALID`, `LINK_EXPIRED`
 */
export async function readOwnHealthNote(runtime: Runtime, token: string): Promise<Shown> {
  const { db, clock } = runtime
  return show(runtime, await requireNote(db, token, clock.now()))
}

/** Stores that the person with the link agrees; again changes nothing. @throws Refusal as `readOwnHealthNote` */
export const agreeByLink = (runtime: Runtime, token: string): Promise<Shown> =>
  decide(runtime, token, ({ consentWay }, now) =>
    consentWay === 'link' ? {} : { consentWay: 'link', consentGivenAt: now },
  )

/**
 * Withdraws the consent of the person with the link and deletes the note; a second call changes nothing.
 * @throws Refusal as `readOwnHealthNote`
 */
export const withdrawByLink = (runtime: Runtime, token: string): Promise<Shown> =>
  decide(runtime, token, ({ consentWay }, now) =>
    consentWay === null ? {} : { sealedText: null, consentWay: null, consentGivenAt: null, withdrawnAt: now },
  )

type Changes = Partial<Omit<HealthNoteRow, 'contactId'>>

async function decide(
  runtime: Runtime,
  token: string,
  change: (row: HealthNoteRow, now: Date) => Changes,
): Promise<Shown> {
  const decided = await runtime.transaction(async ({ db, now }) => {
    const { contactId } = await requireNote(db, token, now)
    await lockContact(db, contactId)
    const row = await requireNote(db, token, now)
    const changes = change(row, now)
    if (Object.keys(changes).length > 0) await storeHealthNote(db, contactId, changes)
    return { ...row, ...changes }
  })
  return show(runtime, decided)
}

async function requireNote(db: Queryable, token: string, now: Date): Promise<HealthNoteRow> {
  const contactId = await findByToken(db, digestOf(token))
  const row = contactId && (await findHealthNote(db, contactId))
  if (!row) throw new Refusal('LINK_INVALID')
  if (!isHealthLinkLive(healthFactsOf(row), now)) throw new Refusal('LINK_EXPIRED')
  return row
}

async function show({ db, encryption }: Runtime, row: HealthNoteRow): Promise<Shown> {
  const { name, imageKey, speciality } = await findVendorOf(db, row.contactId)
  return {
    healthNote: {
      vendorName: titleCase(name),
      vendorImage: imageUrl(imageKey),
      speciality,
      note: openNote(encryption, row),
      consent: presentConsent(row),
      withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
    },
  }
}
