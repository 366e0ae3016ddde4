import type { trader } from '@anseo/server/modules/catalogue/tables/traders'
import { hoursAfter } from './moments.ts'
import type { AccountRow, VendorRow } from './people-rows.ts'

export type TraderRow = typeof trader.$inferInsert

/** One in this many babysitters works as a private person. */
const PRIVATE_OF_BABYSITTERS = 4
/** One in this many traders has a company. */
const COMPANY_OF_TRADERS = 5

const NO_DETAILS = {
  legalName: '',
  line1: '',
  line2: '',
  town: '',
  eircode: '',
  email: '',
  phone: '',
  registration: null,
  vatNumber: null,
  certifiedAt: null,
  checkedAt: null,
  checkedBy: null,
}

/** Returns what a vendor says of itself as a trader, checked by an admin unless none has looked yet. */
export function traderRow(
  { id, speciality, city, location, phone, appliedAt }: VendorRow,
  { name, email }: Pick<AccountRow, 'name' | 'email'>,
  { place, adminId }: { place: number; adminId: string | null },
): TraderRow {
  const statedAt = hoursAfter(appliedAt, 0.6)
  if (speciality === 'Babysitter' && place % PRIVATE_OF_BABYSITTERS === 0) {
    return { vendorId: id, isTrader: false, statedAt, ...NO_DETAILS }
  }
  const isCompany = place % COMPANY_OF_TRADERS === 0
  return {
    vendorId: id,
    isTrader: true,
    legalName: isCompany ? `${name} Services Ltd` : name,
    line1: `${3 + place} Main Street`,
    line2: location === city ? '' : location,
    town: city,
    eircode: '',
    email,
    phone,
    registration: isCompany ? `CRO ${650_000 + place}` : null,
    vatNumber: isCompany ? `IE${3_200_000 + place}FA` : null,
    certifiedAt: statedAt,
    statedAt,
    checkedAt: adminId === null ? null : hoursAfter(appliedAt, 25),
    checkedBy: adminId,
  }
}

/** Applicants who have not given their details as traders yet. */
export const SILENT_APPLICANTS: readonly string[] = ['ronan-gilligan']
/** Applicants whose details an admin has checked already. */
export const CHECKED_APPLICANTS: readonly string[] = ['orla-fitzgerald']
