import { account, client } from '@anseo/server/modules/identity/tables/accounts'
import type { Transaction } from '@anseo/server/platform/database/database'
import { teamMember } from '@anseo/server/modules/identity/tables/team'
import { consent } from '@anseo/server/modules/identity/tables/consents'
import { trader } from '@anseo/server/modules/catalogue/tables/traders'
import { vendor } from '@anseo/server/modules/catalogue/tables/vendors'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '@anseo/server/modules/identity/public'
import { additionalVendors, listedVendors } from './all-vendors.ts'
import { applicants } from './applicants.ts'
import { clients } from './clients.ts'
import { vendorTermsConsent } from '@anseo/server/modules/catalogue/tables/vendor-terms'
import { consentRows, vendorTermsConsentRows } from './consent-rows.ts'
import type { DemoSettings } from './fill-demo.ts'
import { fillVetting } from './fill-vetting.ts'
import { insertRows } from './insert-rows.ts'
import { colleagueRows, teamRows } from './colleagues.ts'
import { daysBefore } from './moments.ts'
import {
  accountRow,
  additionalRow,
  adminRow,
  applicantRow,
  clientRow,
  vendorRow,
  type VendorRow,
} from './people-rows.ts'
import { CHECKED_APPLICANTS, SILENT_APPLICANTS, traderRow } from './trader-rows.ts'
import { checkRows, type CheckRow, withListedUntil } from './vetting-rows.ts'

/** The people of the demonstration: ids by key, and vendors' fees per hour. */
export type DemoPeople = { idByKey: Map<string, string>; feeByVendor: Map<string, number> }

/** Everyone has joined before the longest history begins, except Ciara, who is a recent client. */
const JOINED_DAYS_AGO = 760
const CIARA_JOINED_DAYS_AGO = 68
/** When those vendors joined whom no one has booked yet. */
const JOINED_LATELY_DAYS_AGO = 330

/** Inserts accounts, clients and vendors. All share one password, so it is hashed only once. */
export async function fillPeople(
  tx: Transaction,
  { now, passwordHash, files }: Pick<DemoSettings, 'now' | 'passwordHash' | 'files'>,
): Promise<DemoPeople> {
  const hash = await passwordHash(DEMO_PASSWORD)
  const idByKey = new Map<string, string>()
  const open = (key: string, name: string, role: 'client' | 'vendor', createdAt: Date) => {
    const row = accountRow({ key, name, role, createdAt, passwordHash: hash })
    idByKey.set(key, row.id)
    return row
  }

  const clientAccounts = clients.map(({ key, name }, place) => {
    const daysAgo = key === DEMO_ACCOUNTS.client.key ? CIARA_JOINED_DAYS_AGO : JOINED_DAYS_AGO + place
    return open(key, name, 'client', daysBefore(now, daysAgo))
  })
  const vendorAccounts = listedVendors.map(({ key, name }, place) =>
    open(key, name, 'vendor', daysBefore(now, JOINED_DAYS_AGO + place)),
  )
  const additionalAccounts = additionalVendors.map(({ key, name }, place) =>
    open(key, name, 'vendor', daysBefore(now, JOINED_LATELY_DAYS_AGO + place)),
  )
  const applicantAccounts = applicants.map(({ key, name, appliedHoursAgo }) =>
    open(key, name, 'vendor', daysBefore(now, appliedHoursAgo / 24)),
  )
  const admin = adminRow(hash, now)
  const team = colleagueRows(hash, now)
  const checks: CheckRow[] = []
  const withChecks = (row: VendorRow, key: string, place: number) => {
    const own = checkRows(row, key, { place, adminId: admin.id, now })
    checks.push(...own)
    return withListedUntil(row, own)
  }
  const placeOfAdditional = listedVendors.length + applicants.length
  const vendorRows = [
    ...vendorAccounts.map(({ id, createdAt }, place) => {
      const listed = listedVendors[place]!
      return withChecks(vendorRow(id, listed, place, createdAt), listed.key, place)
    }),
    ...additionalAccounts.map(({ id, createdAt }, index) => {
      const place = placeOfAdditional + index
      const additional = additionalVendors[index]!
      return withChecks(additionalRow(id, additional, place, createdAt), additional.key, place)
    }),
    ...applicantAccounts.map(({ id }, place) =>
      applicantRow(id, applicants[place]!, listedVendors.length + place, now),
    ),
  ]
  idByKey.set(DEMO_ACCOUNTS.admin.key, admin.id)
  for (const { key, account: own } of team) idByKey.set(key, own.id)

  const members = [...clientAccounts, ...vendorAccounts, ...additionalAccounts, ...applicantAccounts]
  await insertRows(tx, account, [...members, admin, ...team.map((colleague) => colleague.account)])
  await insertRows(tx, teamMember, teamRows(admin, team))
  await insertRows(tx, consent, consentRows(members))
  const clientRows = clientAccounts.map(({ id }, place) => clientRow(id, clients[place]!, place))
  await insertRows(tx, client, clientRows)
  await insertRows(tx, vendor, vendorRows)
  await insertRows(tx, vendorTermsConsent, vendorTermsConsentRows(members))
  await insertRows(
    tx,
    trader,
    vendorRows.flatMap((row, place) => {
      const account = members.find(({ id }) => id === row.id)!
      const key = applicants.find((applicant) => idByKey.get(applicant.key) === row.id)?.key
      if (key && SILENT_APPLICANTS.includes(key)) return []
      const isChecked = !key || CHECKED_APPLICANTS.includes(key)
      return [traderRow(row, account, { place, adminId: isChecked ? admin.id : null })]
    }),
  )
  await fillVetting(tx, { checks, vendors: vendorRows, idByKey, adminId: admin.id, files })
  const feeById = new Map(vendorRows.map(({ id, feePerHourCents }) => [id, feePerHourCents]))
  const feeByVendor = new Map([...idByKey].map(([key, id]) => [key, feeById.get(id) ?? 0]))
  return { idByKey, feeByVendor }
}

/**
 * Returns the account id of a demo person.
 * @throws if no demo person has that key.
 */
export function idOf({ idByKey }: DemoPeople, key: string): string {
  const id = idByKey.get(key)
  if (!id) throw new Error(`No person of the demonstration has the key ${key}`)
  return id
}
