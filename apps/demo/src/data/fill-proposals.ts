import { randomUUID } from 'node:crypto'
import { addDays } from '@anseo/domain/calendar-date'
import { dublinDate, instantOf } from '@anseo/domain/dublin-time'
import { slotDetails } from '@anseo/domain/history'
import { proposalText } from '@anseo/domain/time-proposal'
import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '@anseo/server/platform/database/database'
import { appointment } from '@anseo/server/modules/booking/tables/appointments'
import { appointmentEvent } from '@anseo/server/modules/booking/tables/appointment-events'
import type { message } from '@anseo/server/modules/conversation/tables/messages'
import { timeProposal } from '@anseo/server/modules/booking/tables/proposals'
import { type DemoPeople, idOf } from './fill-people.ts'
import { momentToInstant } from './moments.ts'

type CardRow = typeof message.$inferInsert & { sentAt: Date }

const WORDS = 'I am at a wedding until four that day, sorry.'

/**
 * Inserts the time that Aoife suggests for Anita's request, two days later and not answered yet.
 * @returns the chat messages that show it.
 */
export async function fillProposals(tx: Transaction, people: DemoPeople, now: Date): Promise<CardRow[]> {
  const [clientId, vendorId] = [idOf(people, 'anita-menon'), idOf(people, 'aoife-byrne')]
  const [request] = await tx
    .select({ id: appointment.id })
    .from(appointment)
    .where(
      and(
        eq(appointment.clientId, clientId),
        eq(appointment.vendorId, vendorId),
        isNull(appointment.confirmedAt),
      ),
    )
  if (!request) return []
  const date = addDays(dublinDate(now), 6)
  const slot = { start: instantOf(date, 12), end: instantOf(date, 14) }
  const sentAt = momentToInstant({ minutesAgo: 30 }, now)
  const proposalId = randomUUID()
  const at = { startsAt: slot.start, endsAt: slot.end, proposedAt: sentAt }
  await tx.insert(timeProposal).values({ id: proposalId, appointmentId: request.id, words: WORDS, ...at })
  await tx.insert(appointmentEvent).values({
    appointmentId: request.id,
    at: sentAt,
    kind: 'proposed',
    actor: 'vendor',
    actorId: vendorId,
    details: { slot: slotDetails(slot) },
  })
  const content = proposalText(slot, WORDS, sentAt)
  const between = { clientId, vendorId, senderId: vendorId, receiverId: clientId }
  return [{ id: randomUUID(), ...between, content, repeatWindow: 'empty', sentAt, readAt: null, proposalId }]
}
