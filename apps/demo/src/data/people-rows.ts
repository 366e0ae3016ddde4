import { randomUUID } from 'node:crypto'
import { type BookingRules, DEFAULT_BOOKING_RULES } from '@anseo/domain/booking-rules'
import type { DefaultKey } from '@anseo/domain/default-specialities'
import { placeNameOf } from '@anseo/domain/find-place'
import { euroToCents } from '@anseo/domain/money'
import { searchName } from '@anseo/domain/search-name'
import type { account, client } from '@anseo/server/modules/identity/tables/accounts'
import type { vendor } from '@anseo/server/modules/catalogue/tables/vendors'
import { demoEmail } from './demo-email.ts'
import { DEMO_ACCOUNTS } from '@anseo/server/modules/identity/public'
import type { AdditionalVendor } from './additional-vendors/additional-vendor.ts'
import type { DemoApplicant } from './applicants.ts'
import type { DemoClient } from './clients.ts'
import type { DemoVendor } from './demo-vendor.ts'
import { demoPayoutAccount } from './payout-account.ts'
import { daysBefore, hoursAfter } from './moments.ts'
import { portraitKey } from './portraits/portrait-files.ts'

export type AccountRow = typeof account.$inferInsert & { id: string }
export type ClientRow = typeof client.$inferInsert
export type VendorRow = typeof vendor.$inferInsert & { id: string }

type Person = { key: string; name: string; role: AccountRow['role']; createdAt: Date; passwordHash: string }

/** Returns the account of a demo person, with a verified address and a portrait. */
export function accountRow({ key, ...person }: Person): AccountRow {
  return {
    id: randomUUID(),
    ...person,
    email: demoEmail(key),
    imageKey: portraitKey(key),
    emailVerifiedAt: hoursAfter(person.createdAt, 0.2),
  }
}

/** The admin's account. */
export function adminRow(passwordHash: string, now: Date): AccountRow {
  const { key, name } = DEMO_ACCOUNTS.admin
  return accountRow({ key, name, role: 'admin', createdAt: daysBefore(now, 900), passwordHash })
}

/** Returns an Irish mobile number in E.164 for a position in a list. */
const phone = (prefix: '85' | '86' | '87', place: number) =>
  `+353${prefix}555${String(100 + place).padStart(4, '0')}`

/** Returns a client's row; `place` is its place in the list. */
export function clientRow(
  id: string,
  { line1, line2, eircode, man, dob }: DemoClient,
  place: number,
): ClientRow {
  return {
    id,
    phone: phone('87', place),
    addressLine1: line1,
    addressLine2: line2,
    eircode,
    gender: man ? 'Male' : 'Female',
    dob,
  }
}

/** Returns the row of a vendor that was verified a day after it applied. */
export function vendorRow(
  id: string,
  listed: DemoVendor & { speciality: DefaultKey },
  place: number,
  appliedAt: Date,
): VendorRow {
  const { speciality, city, location, experience, about, available = true, completed = 0 } = listed
  return {
    id,
    speciality,
    city,
    location,
    place: placeNameOf({ city, location }),
    experience,
    about,
    phone: phone('86', place),
    feePerHourCents: euroToCents(listed.feePerHour),
    available,
    appliedAt,
    verifiedAt: hoursAfter(appliedAt, 26),
    ...ruleColumns(DEFAULT_BOOKING_RULES),
    weeklyHours: null,
    bufferHours: 0,
    completedAppointments: completed,
    payoutAccount: demoPayoutAccount(id),
    searchName: searchName(listed.name),
  }
}

/** Returns booking rules as columns: the rule `place` is stored in `visitPlace`, because `place` is the vendor's town. */
const ruleColumns = ({ place: visitPlace, ...others }: BookingRules) => ({ ...others, visitPlace })

/** Returns the row of a vendor with rules of its own. */
export function additionalRow(
  id: string,
  { rules, hours, ...listed }: AdditionalVendor,
  place: number,
  appliedAt: Date,
): VendorRow {
  return {
    ...vendorRow(id, listed, place, appliedAt),
    ...ruleColumns({ ...DEFAULT_BOOKING_RULES, ...rules }),
    weeklyHours: hours ?? null,
  }
}

/** An applicant's row: never verified, or suspended three days ago. */
export function applicantRow(id: string, applicant: DemoApplicant, place: number, now: Date): VendorRow {
  const appliedAt = hoursAfter(now, -applicant.appliedHoursAgo)
  const row = vendorRow(id, applicant, place, appliedAt)
  const vettingReason = applicant.reason ?? null
  if (applicant.state === 'suspended') {
    return { ...row, suspendedAt: daysBefore(now, 3), suspendedFor: 'decision', vettingReason }
  }
  const rejectedAt = applicant.state === 'rejected' ? hoursAfter(appliedAt, 30) : null
  return { ...row, verifiedAt: null, rejectedAt, vettingReason }
}
