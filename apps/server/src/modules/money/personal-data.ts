import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import { removeFilesJob } from '../../platform/files/remove-files-job.ts'
import type {
  ErasedPerson,
  Person,
  PersonalData,
  StoredFile,
} from '../../platform/personal-data/personal-data.ts'
import type { UnitOfWork } from '../../platform/unit-of-work/unit-of-work.ts'
import { appointmentsOf } from '../booking/public.ts'
import { CLIENTS, VENDORS } from './exported-subjects.ts'
import { redactPayers } from './payments/redact-payers.ts'
import { disputeFile } from './tables/dispute-files.ts'
import { disputeEvidence } from './tables/payments.ts'
import { eraseTaxDetails } from './tax-details/erase-tax-details.ts'
import { taxPeriods } from './tax-details/tax-periods.ts'
import { payoutAccount, payoutHold } from './tables/payouts.ts'

const LEDGER = 'Our ledger repeats payments, refunds, earnings and payouts, which are included.'
const NOTHING_PERSONAL = 'Contains no personal data.'

const moneyUnderWay = (id: string) => {
  const own = sql`(select id from appointment where (client_id = ${id} or vendor_id = ${id}))`
  return sql`(
    exists (select from refund where appointment_id in ${own} and status = 'pending')
    or exists (
      select from dispute join payment on payment.id = dispute.payment_id
      where payment.appointment_id in ${own} and dispute.status = 'open')
    or exists (select from payout where vendor_id = ${id} and status = 'pending')
    or exists (select from vendor where id = ${id} and payout_account is not null and 0 <
      (select sum(amount_cents) from earning where vendor_id = ${id} and payout_id is null)))`
}

function partOf(person: Person) {
  const own = appointmentsOf(person)
  return sql`
    select id::text from payment where appointment_id in ${own}
    union all select id::text from refund where appointment_id in ${own}
    union all select dispute.id::text from dispute join payment on payment.id = payment_id where appointment_id in ${own}`
}

/** Selects when money last moved for the account. */
function lastRecord(person: Person) {
  const own = appointmentsOf(person)
  return sql`
    select max(at) from (
      select succeeded_at as at from payment where appointment_id in ${own}
      union all select coalesce(settled_at, created_at) from refund where appointment_id in ${own}
      union all select owed_at from earning where vendor_id = ${person.accountId}
      union all select coalesce(settled_at, created_at) from payout where vendor_id = ${person.accountId}
    ) as movement`
}

const disputesOf = (person: Person) =>
  sql`(select dispute.id from dispute join payment on payment.id = payment_id
    where appointment_id in ${appointmentsOf(person)})`

/** Deletes the evidence against disputes of a person's appointments, which quotes their chat, and its files. */
async function deleteEvidence(unit: UnitOfWork, person: ErasedPerson): Promise<void> {
  await unit.db.delete(disputeEvidence).where(inArray(disputeEvidence.disputeId, disputesOf(person)))
  const files = await unit.db
    .delete(disputeFile)
    .where(inArray(disputeFile.disputeId, disputesOf(person)))
    .returning({ key: disputeFile.fileKey })
  if (files.length > 0) await unit.enqueue(removeFilesJob, { papers: files.map(({ key }) => key) })
}

/** Finds the files that we sent to a client's bank with our evidence. */
async function findFiles(db: Queryable, accountId: string): Promise<StoredFile[]> {
  const rows = await db
    .select({ id: disputeFile.disputeId, key: disputeFile.fileKey, mediaType: disputeFile.mediaType })
    .from(disputeFile)
    .where(inArray(disputeFile.disputeId, disputesOf({ accountId, role: 'client' })))
    .orderBy(asc(disputeFile.uploadedAt), asc(disputeFile.disputeId))
  return rows.map(({ id, key, mediaType }) => ({
    key,
    kind: 'document',
    path: `dispute-files/${id.slice(0, 8)}.${mediaType === 'application/pdf' ? 'pdf' : 'jpg'}`,
    about: 'A file that goes with what we wrote for your bank.',
  }))
}

/** Deletes the evidence against disputes, a vendor's payout accounts and the holds on its payouts, or a client's saved cards, and requests the removal of the client at the provider; financial records stay. */
async function erase(unit: UnitOfWork, person: ErasedPerson): Promise<void> {
  await deleteEvidence(unit, person)
  if (person.role === 'client') await redactPayers(unit, person)
  else {
    await unit.db.delete(payoutAccount).where(eq(payoutAccount.vendorId, person.accountId))
    await eraseTaxDetails(unit.db, person.accountId)
    await unit.db.delete(payoutHold).where(eq(payoutHold.vendorId, person.accountId))
  }
}

/** The personal data of people who pay and are paid. */
export const moneyData: PersonalData = {
  exports: { client: CLIENTS, vendor: VENDORS },
  findFiles,
  notExported: [
    { table: 'ledger_movement', why: LEDGER },
    { table: 'ledger_entry', why: LEDGER, inReadme: true },
    { table: 'payment_link', why: 'Digests of the links to your payment requests, which are included.' },
    { table: 'payment_customer', why: 'A number under which the payment provider keeps your saved cards.' },
    { table: 'dac7_message', why: 'Files for the tax office, whose records about you are included.' },
    { table: 'ledger_day_sum', why: NOTHING_PERSONAL },
    { table: 'ledger_summed', why: NOTHING_PERSONAL },
    { table: 'ledger_check', why: NOTHING_PERSONAL },
  ],
  erasure: { obstacles: { moneyUnderWay }, partOf, lastRecord, erase },
  periods: taxPeriods,
}
