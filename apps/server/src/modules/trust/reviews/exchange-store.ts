import { HOUR_MS } from '@anseo/domain/duration'
import { REVIEW_DAYS } from '@anseo/domain/limits'
import type { ReviewAuthor } from '@anseo/domain/review'
import { and, count, desc, eq, gt, isNotNull, isNull, not, or, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queryable } from '../../../platform/database/database.ts'
import { account } from '../../identity/tables/accounts.ts'
import { appointment } from '../../booking/tables/appointments.ts'
import { review } from '../tables/reviews.ts'
import { isOfClient, isOfVendor } from '../../booking/public.ts'

const byClient = alias(review, 'by_client')
const byVendor = alias(review, 'by_vendor')

export interface ExchangeFilter {
  /** True if it can be written now, or is final. */
  status: 'open' | 'done'
  vendorId?: string | undefined
}

/** The side of the appointments that reads its exchanges. */
interface Reader {
  accountId: string
  author: ReviewAuthor
  now: Date
}

/** Finds a page of one side's completed appointments with both reviews, last completed first. */
export const findExchanges = (
  db: Queryable,
  reader: Reader,
  filter: ExchangeFilter,
  { limit, offset }: { limit: number; offset: number },
) =>
  db
    .select({
      appointment,
      other: { id: account.id, name: account.name, imageKey: account.imageKey },
      byClient,
      byVendor,
    })
    .from(appointment)
    .innerJoin(
      account,
      eq(account.id, reader.author === 'client' ? appointment.vendorId : appointment.clientId),
    )
    .leftJoin(byClient, isOn(byClient, 'client'))
    .leftJoin(byVendor, isOn(byVendor, 'vendor'))
    .where(matches(reader, filter))
    .orderBy(desc(appointment.completedAt), desc(appointment.id))
    .limit(limit)
    .offset(offset)
export type Exchange = Awaited<ReturnType<typeof findExchanges>>[number]

/** Counts the exchanges on all pages. */
export async function countExchanges(db: Queryable, reader: Reader, filter: ExchangeFilter): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(appointment)
    .leftJoin(byClient, isOn(byClient, 'client'))
    .leftJoin(byVendor, isOn(byVendor, 'vendor'))
    .where(matches(reader, filter))
  return row?.count ?? 0
}

const matches = ({ accountId, author, now }: Reader, { status, vendorId }: ExchangeFilter) =>
  and(
    author === 'client' ? isOfClient(accountId) : isOfVendor(accountId),
    isNotNull(appointment.completedAt),
    // An appointment that was not paid through us is not reviewed (A6).
    isNotNull(appointment.clientId),
    gt(appointment.totalCents, 0),
    vendorId === undefined ? undefined : isOfVendor(vendorId),
    status === 'open' ? isOpenAt(now) : isDoneAt(now),
  )

const isOn = (side: typeof byClient | typeof byVendor, author: ReviewAuthor): SQL | undefined =>
  and(eq(side.appointmentId, appointment.id), eq(side.author, author))

/** Returns the condition that the domain's `reviewProblem` allows writing now. */
const isOpenAt = (now: Date) =>
  and(
    gt(appointment.completedAt, new Date(now.getTime() - REVIEW_DAYS * 24 * HOUR_MS)),
    or(isNull(byClient.id), isNull(byVendor.id)),
  )

const isDoneAt = (now: Date) => and(or(isNotNull(byClient.id), isNotNull(byVendor.id)), not(isOpenAt(now)!))
