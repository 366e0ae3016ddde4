import type { FeeRates } from '@anseo/domain/price'
import { sql } from 'drizzle-orm'
import type { Encryption } from '@anseo/server/platform/encryption/encryption'
import type { FileStore } from '@anseo/server/platform/files/file-store'
import type { Database, Transaction } from '@anseo/server/platform/database/database'
import { account } from '@anseo/server/modules/identity/tables/accounts'
import { auditEntry } from '@anseo/server/modules/audit/tables/audit'
import { DEMO_ACCOUNTS } from '@anseo/server/modules/identity/public'
import { LINK_AUDIT } from '../link-audit.ts'
import type { EntryRow } from './audit-rows.ts'
import { fillAppointments } from './fill-appointments.ts'
import { fillMessages, fillNotices } from './fill-messages.ts'
import { fillOwnBookings } from './fill-own-bookings.ts'
import { fillPeople, idOf } from './fill-people.ts'
import { fillProposals } from './fill-proposals.ts'
import { fillReplies, fillQuotes } from './fill-quotes.ts'
import { fillRequests } from './fill-requests.ts'
import { fillWaitlist } from './fill-waitlist.ts'
import { fillWorkPhotos } from './fill-work-photos.ts'
import { fillSettings } from './fill-settings.ts'
import { fillTax } from './fill-tax.ts'
import { insertRows } from './insert-rows.ts'
import type { DemoCharge } from './payment-rows.ts'
import { portraitKey, readPortrait } from './portraits/portrait-files.ts'
import { vettingEntries } from './vetting-entries.ts'

const FILL_LOCK = 7_405_123

export type DemoSettings = {
  db: Database
  now: Date
  passwordHash: (password: string) => Promise<string>
  feeRates: FeeRates
  paymentWindowHours: number
  files: FileStore
  /**
   * Charges amounts at the payment provider and returns the charges in the same order, so that a demo payment can be
   * refunded. Without it only our database knows the payments.
   */
  charge?: (amountsCents: number[]) => Promise<DemoCharge[]>
  /** Encrypts tax numbers. Without it no vendor has given its tax details. */
  encryption?: Encryption
}

/** The audit log is numbered in the order of writing, so entries are written in the order of time. */
const byTime = (one: EntryRow, other: EntryRow) => one.at.getTime() - other.at.getTime()

async function isEmpty(tx: Transaction): Promise<boolean> {
  const found = await tx.select({ id: account.id }).from(account).limit(1)
  return found.length === 0
}

/**
 * Fills an empty database with the demo data, dated relative to `now`, in one transaction. Returns whether it did: a
 * database with any account is left alone, and of two concurrent processes only one fills it.
 */
export async function fillDemo(settings: DemoSettings): Promise<boolean> {
  return settings.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${FILL_LOCK})`)
    if (!(await isEmpty(tx))) return false
    const people = await fillPeople(tx, settings)
    const done = await fillAppointments(tx, people, settings)
    const cards = [
      ...(await fillQuotes(tx, people, settings.now)),
      ...(await fillRequests(tx, people, settings.now)),
      ...(await fillProposals(tx, people, settings.now)),
    ]
    await fillMessages(tx, people, settings.now, cards)
    await fillWaitlist(tx, people, settings.now)
    await fillOwnBookings(tx, people, settings.now)
    await fillWorkPhotos(tx, people, settings)
    await fillReplies(tx, people, settings.now)
    await fillTax(tx, people, settings)
    await fillNotices(tx, people, settings.now)
    const decided = await vettingEntries(tx, idOf(people, DEMO_ACCOUNTS.admin.key))
    const set = await fillSettings(tx, people, settings)
    await insertRows(tx, auditEntry, [...decided, ...done, ...set].toSorted(byTime))
    await tx.execute(sql.raw(LINK_AUDIT))
    const keys = [...people.idByKey.keys()]
    await Promise.all(keys.map(async (key) => settings.files.put(portraitKey(key), await readPortrait(key))))
    return true
  })
}
