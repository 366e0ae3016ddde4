import type { QueryOf, ReplyOf } from '@anseo/contract/call'
import type { getDemandStats } from '@anseo/contract/demand-stats'
import { sql } from 'drizzle-orm'
import { appointment } from '../../../modules/booking/tables/appointments.ts'
import { waitlistNotification } from '../../../modules/booking/tables/waitlist.ts'
import { countWaitingPeople } from '../../../modules/booking/public.ts'
import { quoteRequest } from '../../../modules/conversation/tables/quote-requests.ts'
import { quote } from '../../../modules/conversation/tables/quotes.ts'
import type { Queryable } from '../../../platform/database/database.ts'
import { isWithin } from '../../../platform/database/is-within.ts'
import type { Runtime } from '../../../platform/runtime.ts'

type Query = QueryOf<typeof getDemandStats>

/** Counts requests to several vendors and people who wait for a time, of a period or of all time. */
export async function readDemandStats(
  { db, clock }: Pick<Runtime, 'db' | 'clock'>,
  period: Query,
): Promise<ReplyOf<typeof getDemandStats>> {
  const [requests, told, waiting] = await Promise.all([
    countRequests(db, period),
    countTold(db, period),
    countWaitingPeople(db, clock.now()),
  ])
  return { requests, waitlist: { waiting, ...told } }
}

const hasQuote = sql`exists (select from ${quote} where ${quote.requestId} = ${quoteRequest.id})`
const hasAccepted = sql`exists (select from ${quote}
  where ${quote.requestId} = ${quoteRequest.id} and ${quote.acceptedAt} is not null)`

async function countRequests(db: Queryable, period: Query) {
  const [row] = await db
    .select({
      sent: sql<number>`count(*)::int`,
      answered: sql<number>`(count(*) filter (where ${hasQuote}))::int`,
      accepted: sql<number>`(count(*) filter (where ${hasAccepted}))::int`,
    })
    .from(quoteRequest)
    .where(isWithin(quoteRequest.madeAt, period))
  return row!
}

async function countTold(db: Queryable, period: Query) {
  const { clientId, vendorId, startsAt, toldAt } = waitlistNotification
  const hasBooked = sql`exists (select from ${appointment}
    where ${appointment.clientId} = ${clientId} and ${appointment.vendorId} = ${vendorId}
      and ${appointment.startsAt} = ${startsAt} and ${appointment.bookedAt} >= ${toldAt})`
  const [row] = await db
    .select({
      told: sql<number>`count(distinct ${clientId})::int`,
      booked: sql<number>`(count(distinct ${clientId}) filter (where ${hasBooked}))::int`,
    })
    .from(waitlistNotification)
    .where(isWithin(toldAt, period))
  return row!
}
