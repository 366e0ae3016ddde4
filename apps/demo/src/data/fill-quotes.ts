import { randomUUID } from 'node:crypto'
import { addDays } from '@anseo/domain/calendar-date'
import { dublinDate, instantOf } from '@anseo/domain/dublin-time'
import { quoteExpiry, quoteName, quoteTotal } from '@anseo/domain/quote'
import { quoteText } from '@anseo/domain/quote-text'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { Transaction } from '@anseo/server/platform/database/database'
import { appointment } from '@anseo/server/modules/booking/tables/appointments'
import type { message } from '@anseo/server/modules/conversation/tables/messages'
import { quote, quoteVersion } from '@anseo/server/modules/conversation/tables/quotes'
import { savedReply } from '@anseo/server/modules/conversation/tables/saved-replies'
import { DEMO_ACCOUNTS } from '@anseo/server/modules/identity/public'
import { type DemoPeople, idOf } from './fill-people.ts'
import { insertRows } from './insert-rows.ts'
import { momentToInstant } from './moments.ts'
import { type DemoQuote, demoQuotes, demoReplies } from './quotes.ts'

/** A chat message to insert. */
export type MessageRow = typeof message.$inferInsert & { sentAt: Date }

const VALID_HOURS = 48

/**
 * Inserts the quotes, and gives the bookings made from them the quote's name and price.
 * @returns the chat messages that show the quotes.
 */
export async function fillQuotes(tx: Transaction, people: DemoPeople, now: Date): Promise<MessageRow[]> {
  const messages: MessageRow[] = []
  for (const plan of demoQuotes) messages.push(...(await fillQuote(tx, people, plan, now)))
  return messages
}

/** Inserts a quote, for a request if `requestId` is given; returns the chat messages that show its versions. */
export async function fillQuote(
  tx: Transaction,
  people: DemoPeople,
  plan: DemoQuote & { requestId?: string },
  now: Date,
): Promise<MessageRow[]> {
  const [clientId, vendorId] = [idOf(people, plan.client), idOf(people, plan.vendor)]
  const date = addDays(dublinDate(now), plan.day)
  const slot = { start: instantOf(date, plan.from), end: instantOf(date, plan.to) }
  const sent = plan.versions.map((version) => ({ ...version, sentAt: momentToInstant(version.sent, now) }))
  const versions = sent.map(({ sentAt, items, words = null }, index) => ({
    id: randomUUID(),
    version: index + 1,
    startsAt: slot.start,
    endsAt: slot.end,
    items,
    fullPriceCents: quoteTotal(items),
    words,
    sentAt,
    expiresAt: quoteExpiry(sentAt, VALID_HOURS, slot.start),
  }))
  const newest = versions.at(-1)!
  const acceptedAt = plan.accepted ? momentToInstant(plan.accepted, now) : null
  const appointmentId = acceptedAt && (await copyQuoteToBooking(tx, { clientId, vendorId, ...newest }))
  const quoteId = randomUUID()
  const createdAt = sent[0]!.sentAt
  const { requestId = null } = plan
  await tx
    .insert(quote)
    .values({ id: quoteId, clientId, vendorId, requestId, createdAt, acceptedAt, appointmentId })
  await tx.insert(quoteVersion).values(versions.map((version) => ({ ...version, quoteId })))
  return versions.map((version) => ({
    id: randomUUID(),
    clientId,
    vendorId,
    senderId: vendorId,
    receiverId: clientId,
    content: quoteText({ ...version, slot }, version.sentAt),
    repeatWindow: 'empty',
    sentAt: version.sentAt,
    readAt: version.sentAt,
    quoteVersionId: version.id,
  }))
}

type Booked = Pick<typeof quoteVersion.$inferSelect, 'startsAt' | 'items' | 'fullPriceCents'> & {
  clientId: string
  vendorId: string
}

/**
 * Gives the booking made from a quote the quote's name and full price; returns the appointment's id.
 * @throws Error if the demonstration has no confirmed appointment at that time.
 */
async function copyQuoteToBooking(
  tx: Transaction,
  { clientId, vendorId, startsAt, items, fullPriceCents }: Booked,
): Promise<string> {
  const [row] = await tx
    .update(appointment)
    .set({ serviceName: quoteName(items), fullPriceCents })
    .where(
      and(
        eq(appointment.clientId, clientId),
        eq(appointment.vendorId, vendorId),
        eq(appointment.startsAt, startsAt),
        isNotNull(appointment.confirmedAt),
      ),
    )
    .returning({ id: appointment.id })
  if (!row) throw new Error(`No booking of the demonstration begins at ${startsAt.toISOString()}`)
  return row.id
}

/** Inserts the saved replies of the vendor account that visitors can log in to. */
export async function fillReplies(tx: Transaction, people: DemoPeople, now: Date): Promise<void> {
  const vendorId = idOf(people, DEMO_ACCOUNTS.vendor.key)
  const rows = demoReplies.map((reply) => ({ id: randomUUID(), vendorId, createdAt: now, ...reply }))
  await insertRows(tx, savedReply, rows)
}
