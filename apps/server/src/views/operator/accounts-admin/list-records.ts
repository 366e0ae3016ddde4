import type { listPersonRefunds, listPersonReports, listPersonReviews } from '@anseo/contract/accounts-admin'
import type { QueryOf, ReplyOf } from '@anseo/contract/call'
import { centsToEuro } from '@anseo/domain/money'
import { titleCase } from '@anseo/domain/person-name'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Queryable } from '../../../platform/database/database.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { findSide } from './figures-store.ts'
import { findRefunds, findReports, findReviews, type RecordPage } from './record-store.ts'

type Page = QueryOf<typeof listPersonRefunds>
type Reading = Pick<Runtime, 'db'>

/** Returns the refunds for the appointments of a client or vendor, newest first. */
export async function listRefunds(
  { db }: Reading,
  id: string,
  page: Page,
): Promise<ReplyOf<typeof listPersonRefunds>> {
  const { rows, total } = await findRefunds(db, await placeOf(db, id, page))
  const refunds = rows.map(({ record, ...slot }) => ({
    _id: record.id,
    ...presentSlot(slot),
    amount: centsToEuro(record.amountCents),
    status: record.status,
    at: (record.settledAt ?? record.createdAt).toISOString(),
  }))
  return { refunds, total, ...page }
}

/** Returns the problem reports about the appointments of a client or vendor, newest first. */
export async function listReports(
  { db }: Reading,
  id: string,
  page: Page,
): Promise<ReplyOf<typeof listPersonReports>> {
  const { rows, total } = await findReports(db, await placeOf(db, id, page))
  const reports = rows.map(({ record, ...slot }) => ({
    _id: record.id,
    ...presentSlot(slot),
    text: record.text,
    status: record.settledAt ? ('settled' as const) : ('open' as const),
    at: record.reportedAt.toISOString(),
  }))
  return { reports, total, ...page }
}

/** Returns the reviews that a client or vendor wrote or got, newest first. */
export async function listReviews(
  { db }: Reading,
  id: string,
  page: Page,
): Promise<ReplyOf<typeof listPersonReviews>> {
  const { rows, total } = await findReviews(db, await placeOf(db, id, page))
  const reviews = rows.map(({ record, ...slot }) => ({
    _id: record.id,
    ...presentSlot(slot),
    author: record.author,
    stars: record.stars,
    text: record.text,
    hidden: record.hiddenAt !== null,
    at: record.writtenAt.toISOString(),
  }))
  return { reviews, total, ...page }
}

/** Returns the page of records that is asked for, and the side of its person. @throws Refusal `NOT_FOUND` for an admin or an unknown account. */
async function placeOf(db: Queryable, id: string, { page, pageSize }: Page): Promise<RecordPage> {
  const side = await findSide(db, id)
  if (!side) throw new Refusal('NOT_FOUND')
  return { id, side, limit: pageSize, offset: (page - 1) * pageSize }
}

interface Slotted {
  appointmentId: string
  startsAt: Date
  with: string
}

const presentSlot = ({ appointmentId, startsAt, with: other }: Slotted) => ({
  appointmentId,
  startsAt: startsAt.toISOString(),
  with: titleCase(other),
})
