import { randomUUID } from 'node:crypto'
import { addDays, formatIsoDate } from '@anseo/domain/calendar-date'
import { dublinDate } from '@anseo/domain/dublin-time'
import { CHECK_REMINDER_DAYS, GARDA_RENEWAL_YEARS } from '@anseo/domain/limits'
import { type CheckKind, needsEndDay } from '@anseo/domain/vetting-checks'
import { defaultChecks } from '@anseo/domain/default-specialities'
import { listedUntil } from '@anseo/domain/vetting-standing'
import { endOfValidity } from '@anseo/domain/vetting-verdict'
import { documentKey } from '@anseo/server/platform/files/file-store'
import type { vettingCheck } from '@anseo/server/modules/catalogue/tables/vetting'
import { daysBefore, hoursAfter } from './moments.ts'
import type { VendorRow } from './people-rows.ts'

export type CheckRow = typeof vettingCheck.$inferInsert & { expiresAt: Date | null }

/** Vendors whose insurance expires soon, and in how many days. */
const ENDING_SOON: Readonly<Record<string, number>> = {
  'sinead-odowd': 12,
  'karolina-maher': 19,
  'oisin-lacey': 26,
}

/** Returns the days until a policy expires, from 45 to 334. */
const policyDaysLeft = (place: number) => 45 + ((place * 37) % 290)
const VETTING_YEARS_LEFT_DAYS = 700

/** Returns the checks of a listed vendor; none has expired, and a few expire soon. */
export function checkRows(
  vendor: VendorRow,
  key: string,
  { place, adminId, now }: { place: number; adminId: string; now: Date },
): CheckRow[] {
  return defaultChecks(vendor.speciality).map((kind) => {
    const daysLeft =
      kind === 'insurance' ? (ENDING_SOON[key] ?? policyDaysLeft(place)) : VETTING_YEARS_LEFT_DAYS + place
    const checkedAt =
      kind === 'insurance'
        ? daysBefore(now, 365 - daysLeft)
        : hoursAfter(vendor.appliedAt, kind === 'identity' ? 20 : 24)
    return {
      ...passOf(vendor.id, kind, adminId, checkedAt),
      expiresAt:
        needsEndDay(kind) || kind === 'garda-vetting'
          ? endOfValidity(addDays(dublinDate(now), daysLeft))
          : null,
      ...(kind === 'garda-vetting' && vettingOf(place, daysLeft, now)),
      ...(kind === 'insurance' && warnings(daysLeft, now)),
    }
  })
}

const ORGANISATIONS = ['Little Acorns Crèche', 'Na Fianna Youth Club', 'Northside Nannies']

/** Returns the organisation that had a babysitter vetted, and the day, three years before the renewal. */
function vettingOf(place: number, daysLeft: number, now: Date) {
  const lastDay = addDays(dublinDate(now), daysLeft)
  return {
    organisation: ORGANISATIONS[place % ORGANISATIONS.length]!,
    vettedOn: formatIsoDate(addDays({ ...lastDay, year: lastDay.year - GARDA_RENEWAL_YEARS }, 0)),
  }
}

/** Returns the reminders that were sent already about a policy that expires soon. */
function warnings(daysLeft: number, now: Date) {
  const sent = CHECK_REMINDER_DAYS.filter((days) => daysLeft <= days)
  const last = sent.at(-1)
  return last === undefined ? {} : { warnedAt: daysBefore(now, last - daysLeft), timesWarned: sent.length }
}

const passOf = (vendorId: string, kind: CheckKind, checkedBy: string, checkedAt: Date) => ({
  vendorId,
  kind,
  outcome: 'passed' as const,
  reason: null,
  checkedAt,
  checkedBy,
  expiresAt: null,
  warnedAt: null,
  timesWarned: 0,
  documentEndsAt: null,
  organisation: null,
  vettedOn: null,
  lapsedAt: null,
})

/** Returns a vendor's row with the time until which its checks keep it listed. */
export const withListedUntil = (vendor: VendorRow, checks: readonly CheckRow[]): VendorRow => ({
  ...vendor,
  listedUntil: listedUntil(defaultChecks(vendor.speciality), checks),
})

/** Documents uploaded by applicants: a picture of a card, or a PDF. */
export const UPLOADED: Readonly<Record<string, readonly { kind: CheckKind; fileName: string }[]>> = {
  'orla-fitzgerald': [
    { kind: 'identity', fileName: 'Passport.jpg' },
    { kind: 'food-safety', fileName: 'HACCP level 2.pdf' },
  ],
  'priya-nair': [
    { kind: 'identity', fileName: 'Driving licence.jpg' },
    { kind: 'insurance', fileName: 'Public liability 2026.pdf' },
    { kind: 'qualification', fileName: 'Diploma Thrissur.pdf' },
  ],
}

/** Returns the only approved check of an applicant. */
export const firstCheck = (vendor: VendorRow, adminId: string): CheckRow =>
  passOf(vendor.id, 'identity', adminId, hoursAfter(vendor.appliedAt, 1.5))

/** Returns the row of a document that was uploaded half an hour after the application. */
export function documentRow(vendor: VendorRow, { kind, fileName }: { kind: CheckKind; fileName: string }) {
  const id = randomUUID()
  const isPdf = fileName.endsWith('.pdf')
  return {
    id,
    vendorId: vendor.id,
    kind,
    fileKey: documentKey(id),
    mediaType: isPdf ? ('application/pdf' as const) : ('image/webp' as const),
    fileName,
    uploadedAt: hoursAfter(vendor.appliedAt, 0.5),
  }
}
