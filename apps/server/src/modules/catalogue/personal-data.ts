import { asc, eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import type { PersonalData, StoredFile } from '../../platform/personal-data/personal-data.ts'
import { type Subject, subjectOf } from '../../platform/personal-data/subject.ts'
import { nameOf } from '../identity/public.ts'
import { deleteFavouritesOf } from './favourites/delete-favourites.ts'
import { rejectedDocuments } from './vetting/rejected-documents.ts'
import { favourite } from './tables/favourites.ts'
import { service } from './tables/services.ts'
import { vendor } from './tables/vendors.ts'
import { vendorTermsConsent } from './tables/vendor-terms.ts'
import { workPhoto } from './tables/work-photos.ts'
import { removedPhotos } from './work-photos/removed-photos.ts'
import { trader } from './tables/traders.ts'
import { gardaStatement, vettingCheck, vettingDocument, vettingQuestion } from './tables/vetting.ts'
import { endedTraders } from './traders/ended-traders.ts'
import { disclosureRetention } from './vetting/disclosure-retention.ts'
import { eraseVendor, relistVendor, unlistVendor } from './vendors/close-vendor.ts'
import { followPassed } from './vetting/follow-checks.ts'
import { lockVendor } from './vendors/lock-vendor.ts'

const CLIENTS: readonly Subject[] = [
  subjectOf(favourite, {
    file: 'favourites',
    about: 'The vendors you saved.',
    whose: (id) => eq(favourite.clientId, id),
    order: [favourite.savedAt, favourite.vendorId],
    extras: { vendorName: nameOf(favourite.vendorId) },
  }),
]

const VENDORS: readonly Subject[] = [
  subjectOf(vendor, {
    file: 'profile',
    about: 'What you offer and where, your phone number, weekly hours, booking rules and vetting.',
    whose: (id) => eq(vendor.id, id),
    order: [vendor.id],
  }),
  subjectOf(vendorTermsConsent, {
    file: 'terms-for-vendors',
    about: 'Which version of our terms for vendors you accepted, and when.',
    whose: (id) => eq(vendorTermsConsent.vendorId, id),
    order: [vendorTermsConsent.version],
  }),
  subjectOf(service, {
    file: 'services',
    about: 'Your services, including removed ones; prices in cents.',
    whose: (id) => eq(service.vendorId, id),
    order: [service.position, service.id],
  }),
  subjectOf(workPhoto, {
    file: 'photos',
    about: 'The photos of your work, with your words; the files are in the folder “photos”.',
    whose: (id) => eq(workPhoto.vendorId, id),
    order: [workPhoto.position, workPhoto.id],
  }),
  subjectOf(vettingDocument, {
    file: 'documents',
    about: 'The documents you uploaded; the files are in the folder “documents”.',
    whose: (id) => eq(vettingDocument.vendorId, id),
    order: [vettingDocument.uploadedAt, vettingDocument.id],
  }),
  subjectOf(vettingCheck, {
    file: 'checks',
    about: 'The results of our checks of your documents.',
    whose: (id) => eq(vettingCheck.vendorId, id),
    order: [vettingCheck.checkedAt, vettingCheck.id],
    withheld: ['checkedBy'],
  }),
  subjectOf(gardaStatement, {
    file: 'garda-vetting',
    about: 'The organisation that had you vetted, and when, as you told us.',
    whose: (id) => eq(gardaStatement.vendorId, id),
    order: [gardaStatement.vendorId],
  }),
  subjectOf(vettingQuestion, {
    file: 'questions',
    about: 'The documents and details we asked you for, and why.',
    whose: (id) => eq(vettingQuestion.vendorId, id),
    order: [vettingQuestion.askedAt, vettingQuestion.id],
    withheld: ['askedBy'],
  }),
  subjectOf(trader, {
    file: 'trader',
    about: 'What you told us about yourself as a trader.',
    whose: (id) => eq(trader.vendorId, id),
    order: [trader.vendorId],
    withheld: ['checkedBy'],
  }),
]

async function findFiles(db: Queryable, accountId: string): Promise<StoredFile[]> {
  const rows = await db
    .select({
      id: vettingDocument.id,
      key: vettingDocument.fileKey,
      kind: vettingDocument.kind,
      mediaType: vettingDocument.mediaType,
    })
    .from(vettingDocument)
    .where(eq(vettingDocument.vendorId, accountId))
    .orderBy(asc(vettingDocument.uploadedAt), asc(vettingDocument.id))
  const photos = await db
    .select({ id: workPhoto.id, key: workPhoto.fileKey, width: workPhoto.width })
    .from(workPhoto)
    .where(eq(workPhoto.vendorId, accountId))
    .orderBy(asc(workPhoto.position), asc(workPhoto.id))
  const documents = rows.map(({ id, key, kind, mediaType }) => ({
    key,
    path: `documents/${kind}-${id.slice(0, 8)}.${mediaType === 'application/pdf' ? 'pdf' : 'webp'}`,
    about: 'A document you uploaded.',
  }))
  return [
    ...documents.map((document) => ({ ...document, kind: 'document' as const })),
    ...photos.map(({ id, key, width }) => ({
      key,
      width,
      kind: 'photo' as const,
      path: `photos/${id.slice(0, 8)}.webp`,
      about: 'A photo of your work.',
    })),
  ]
}

/** Personal data of vendors: profile, consents, services, photos, documents, checks and trader details. Of clients: favourites. */
export const catalogueData: PersonalData = {
  exports: { client: CLIENTS, vendor: VENDORS },
  notExported: ['listing_count', 'speciality', 'vendor_terms'].map((table) => ({
    table,
    why: 'Contains no personal data.',
  })),
  findFiles,
  erasure: {
    lock: lockVendor,
    close: unlistVendor,
    reopen: async (unit, accountId) => {
      await relistVendor(unit, accountId)
      await followPassed(unit, accountId)
    },
    erase: async (unit, { accountId, role }) => {
      await deleteFavouritesOf(unit.db, accountId)
      if (role === 'vendor') await eraseVendor(unit, accountId)
    },
  },
  periods: [disclosureRetention, rejectedDocuments, endedTraders, removedPhotos],
}
