import {
  type listVettedVendors,
  type VettedVendorOnWire,
  VETTING_STATES,
  type VettingState,
} from '@anseo/contract/administration'
import type { QueryOf, ReplyOf } from '@anseo/contract/call'
import { CHECK_REMINDER_DAYS } from '@anseo/domain/limits'
import { centsToEuro } from '@anseo/domain/money'
import { imageUrl } from '../../../platform/http/image-url.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { countEndingChecks } from './list-ending-checks.ts'
import { mayReturn } from './may-return.ts'
import {
  countByState,
  findVetted,
  findVettedVendor,
  findVettingFigures,
  type VettedVendor,
} from './vetting-store.ts'

/** Returns a page of vendors for the operator, with the count of each state among those that the search finds. */
export async function listVettedVendorsBy(
  { db, clock }: Runtime,
  query: QueryOf<typeof listVettedVendors>,
): Promise<ReplyOf<typeof listVettedVendors>> {
  const { status, search, page, pageSize } = query
  const now = clock.now()
  const [rows, counts, figures, ending] = await Promise.all([
    findVetted(db, query, { limit: pageSize, offset: (page - 1) * pageSize }),
    countByState(db, search),
    findVettingFigures(db, now),
    countEndingChecks(db, now, CHECK_REMINDER_DAYS[0]),
  ])
  const counted: readonly VettingState[] = status ? [status] : VETTING_STATES
  const total = counted.reduce((sum, state) => sum + counts[state], 0)
  return {
    vendors: rows.map(presentVetted),
    total,
    page,
    pageSize,
    counts,
    figures: { ...presentFigures(figures), endingSoon: ending.count },
  }
}

/** Finds a vendor in any state; null if there is none. */
export async function showVettedVendor(
  { db }: Runtime,
  vendorId: string,
): Promise<VettedVendorOnWire | null> {
  const row = await findVettedVendor(db, vendorId)
  return row && presentVetted(row)
}

/** Returns a vendor as the operator sees it. */
export const presentVetted = (row: VettedVendor): VettedVendorOnWire => ({
  _id: row.id,
  name: row.name,
  email: row.email,
  emailVerified: row.emailVerifiedAt !== null,
  phone: row.phone,
  image: imageUrl(row.imageKey),
  speciality: row.speciality,
  city: row.city,
  location: row.location,
  experience: row.experience,
  about: row.about,
  fees: centsToEuro(row.feePerHourCents),
  available: row.available,
  vetting: row.vetting,
  vettingReason: row.vettingReason,
  maySuspend: row.vetting === 'verified' || mayReturn(row),
  appliedAt: row.appliedAt.toISOString(),
  isAsked: row.isAsked,
  completedAppointments: row.completedAppointments,
})

const presentFigures = ({ oldestAppliedAt, ...figures }: Awaited<ReturnType<typeof findVettingFigures>>) => ({
  ...figures,
  oldestAppliedAt: oldestAppliedAt?.toISOString() ?? null,
})
