import { ERASED_NAME } from '@anseo/domain/erasure'
import { searchName } from '@anseo/domain/search-name'
import { and, eq, isNull } from 'drizzle-orm'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { calendarRulesChanged } from '../events.ts'
import { service } from '../tables/services.ts'
import { listingCount, vendor } from '../tables/vendors.ts'
import { workPhoto } from '../tables/work-photos.ts'
import { trader } from '../tables/traders.ts'
import { gardaStatement, vettingCheck, vettingDocument, vettingQuestion } from '../tables/vetting.ts'

/** Delists a vendor while its account closes; one that is suspended already keeps its reason. */
export const unlistVendor = async ({ db, now }: UnitOfWork, vendorId: string): Promise<void> =>
  void (await db
    .update(vendor)
    .set({ suspendedAt: now, suspendedFor: 'closing' })
    .where(and(eq(vendor.id, vendorId), isNull(vendor.suspendedAt))))

/** Undoes `unlistVendor`. */
export async function relistVendor(unit: UnitOfWork, vendorId: string): Promise<void> {
  const { rowCount } = await unit.db
    .update(vendor)
    .set({ suspendedAt: null, suspendedFor: null })
    .where(and(eq(vendor.id, vendorId), eq(vendor.suspendedFor, 'closing')))
  if (rowCount === 1) await unit.publish(calendarRulesChanged, { vendorId, before: null })
}

/** Erases a vendor except for its speciality, the outcomes of its checks, its counts and its trader details. */
export async function eraseVendor({ db, now }: UnitOfWork, accountId: string): Promise<void> {
  await db.delete(workPhoto).where(eq(workPhoto.vendorId, accountId))
  await db.delete(service).where(eq(service.vendorId, accountId))
  await db.delete(vettingDocument).where(eq(vettingDocument.vendorId, accountId))
  await db
    .update(vendor)
    .set({
      city: '',
      location: '',
      place: '',
      experience: '',
      about: '',
      phone: '',
      available: false,
      suspendedAt: now,
      suspendedFor: 'closing',
      vettingReason: null,
      weeklyHours: null,
      base: null,
      payoutAccount: null,
      priceFor: '',
      payoutHeldUntil: null,
      searchName: searchName(ERASED_NAME),
    })
    .where(eq(vendor.id, accountId))
  // The counts contain the name of a city, also where this was the only vendor of its speciality.
  await db.delete(listingCount).where(eq(listingCount.vendors, 0))
  await db
    .update(vettingCheck)
    .set({ reason: null, organisation: null, vettedOn: null })
    .where(eq(vettingCheck.vendorId, accountId))
  await db.delete(gardaStatement).where(eq(gardaStatement.vendorId, accountId))
  await db.delete(vettingQuestion).where(eq(vettingQuestion.vendorId, accountId))
  // A trader's details stay for six months (DSA art. 30(5)).
  await db.delete(trader).where(and(eq(trader.vendorId, accountId), eq(trader.isTrader, false)))
  await db.update(trader).set({ endedAt: now }).where(eq(trader.vendorId, accountId))
}
