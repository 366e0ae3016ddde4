import { ERASED_WORDS } from '@anseo/domain/erasure'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import { type ErasedPerson, ownColumn, type Person } from '../../platform/personal-data/personal-data.ts'
import type { UnitOfWork } from '../../platform/unit-of-work/unit-of-work.ts'
import { askedVendor, quoteRequest } from './tables/quote-requests.ts'
import { savedReply } from './tables/saved-replies.ts'

/** Removes the texts of a person's messages and quotes, and deletes requests to several vendors and saved replies. */
export async function eraseConversations({ db }: UnitOfWork, person: ErasedPerson): Promise<void> {
  await eraseMessages(db, person)
  await eraseQuotes(db, person)
  await eraseRequests(db, person)
  await db.delete(savedReply).where(eq(savedReply.vendorId, person.accountId))
}

/**
 * Replaces the text of every message of the account. The duplicate window is emptied, since all texts are now the same.
 */
const eraseMessages = (db: Transaction, person: Person) =>
  db.execute(sql`
    update message set content = ${ERASED_WORDS}, repeat_window = 'empty', quote_version_id = null, proposal_id = null
    where ${ownColumn(person)} = ${person.accountId} and sender_id = ${person.accountId}`)

/** Deletes a client's requests to several vendors, whose quotes stay without them, and a vendor's answers to such requests. */
async function eraseRequests(db: Transaction, { accountId }: Person): Promise<void> {
  await db.delete(quoteRequest).where(eq(quoteRequest.clientId, accountId))
  await db.delete(askedVendor).where(eq(askedVendor.vendorId, accountId))
}

/** Deletes quotes that were not accepted; of those that became a booking the prices stay, as its records. */
async function eraseQuotes(db: Transaction, person: Person): Promise<void> {
  const own = ownColumn(person)
  const versionsOf = (which: SQL) => sql`(
    select quote_version.id from quote_version join quote on quote.id = quote_version.quote_id
    where quote.${own} = ${person.accountId} and ${which})`
  await db.execute(sql`
    update message set quote_version_id = null where quote_version_id in ${versionsOf(sql`accepted_at is null`)}`)
  await db.execute(sql`
    delete from quote where ${own} = ${person.accountId} and accepted_at is null`)
  await db.execute(sql`
    update quote_version set words = null, taken_items = null, items = (
      select coalesce(jsonb_agg(item || jsonb_build_object('label', 'Item')), '[]') from jsonb_array_elements(items) item)
    where id in ${versionsOf(sql`true`)}`)
}
