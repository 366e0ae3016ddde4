import { randomUUID } from 'node:crypto'
import { addDays } from '@anseo/domain/calendar-date'
import { dublinDate, instantOf } from '@anseo/domain/dublin-time'
import { addedText, openUntilOf, requestText } from '@anseo/domain/quote-request'
import type { Transaction } from '@anseo/server/platform/database/database'
import { askedVendor, quoteRequest } from '@anseo/server/modules/conversation/tables/quote-requests'
import type { DemoConversation } from './conversations.ts'
import { type DemoPeople, idOf } from './fill-people.ts'
import { fillQuote, type MessageRow } from './fill-quotes.ts'
import { momentToInstant } from './moments.ts'
import { type DemoRequest, demoRequests } from './requests.ts'

/**
 * Inserts the requests to several vendors and the quotes for them.
 * @returns the chat messages that show the quotes.
 */
export async function fillRequests(tx: Transaction, people: DemoPeople, now: Date): Promise<MessageRow[]> {
  const messages: MessageRow[] = []
  for (const request of demoRequests) messages.push(...(await fillRequest(tx, people, request, now)))
  return messages
}

async function fillRequest(
  tx: Transaction,
  people: DemoPeople,
  { client, speciality, made, words, detail, area, asked, ...when }: DemoRequest,
  now: Date,
): Promise<MessageRow[]> {
  const requestId = randomUUID()
  const window = windowOf(when, now)
  await tx.insert(quoteRequest).values({
    id: requestId,
    clientId: idOf(people, client),
    speciality,
    words,
    details: detail ? [{ words: detail.words, addedAt: momentToInstant(detail.at, now).toISOString() }] : [],
    startsAt: window.start,
    endsAt: window.end,
    place: 'client',
    area,
    madeAt: momentToInstant(made, now),
    openUntil: openUntilOf(window),
  })
  const messages: MessageRow[] = []
  for (const { vendor, declined, quote } of asked) {
    await tx.insert(askedVendor).values({
      requestId,
      vendorId: idOf(people, vendor),
      declinedAt: declined ? momentToInstant(declined.at, now) : null,
      declinedWords: declined?.words ?? null,
    })
    if (!quote) continue
    const { from, to, ...version } = quote
    const plan = { client, vendor, day: when.day, from, to, versions: [version], requestId }
    messages.push(...(await fillQuote(tx, people, plan, now)))
  }
  return messages
}

function windowOf({ day, from, to }: Pick<DemoRequest, 'day' | 'from' | 'to'>, now: Date) {
  const date = addDays(dublinDate(now), day)
  return { start: instantOf(date, from), end: instantOf(date, to) }
}

/** Returns the chats about the requests: the request itself, added details, and questions of vendors. */
export const requestConversations = (now: Date): DemoConversation[] =>
  demoRequests.flatMap(({ client, made, words, detail, area, asked, ...when }) =>
    asked.map(({ vendor, asks }) => ({
      client,
      vendor,
      messages: [
        {
          from: 'client' as const,
          at: made,
          text: requestText({ window: windowOf(when, now), area, words }, now),
        },
        ...(detail
          ? [{ from: 'client' as const, at: detail.at, text: addedText({ words: detail.words, photos: 0 }) }]
          : []),
        ...(asks ? [asks] : []),
      ],
    })),
  )
