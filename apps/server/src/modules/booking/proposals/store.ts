import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Slot } from '@anseo/domain/slot'
import type { Queryable, Transaction } from '../../../platform/database/database.ts'
import { type ProposalAnswer, timeProposal } from '../tables/proposals.ts'

export type ProposalRow = typeof timeProposal.$inferSelect

/** Returns the suggested slot of a proposal's row. */
export const slotOfProposal = ({ startsAt, endsAt }: ProposalRow): Slot => ({ start: startsAt, end: endsAt })

interface NewProposal {
  appointmentId: string
  slot: Slot
  words: string | null
  proposedAt: Date
}

/** Inserts a suggested time and returns its row. */
export async function insertProposal(db: Transaction, proposal: NewProposal): Promise<ProposalRow> {
  const { slot, ...values } = proposal
  const [row] = await db
    .insert(timeProposal)
    .values({ ...values, startsAt: slot.start, endsAt: slot.end })
    .returning()
  return row!
}

/** Finds a suggested time for an appointment; null if there is none with that id. */
export async function findProposal(
  db: Queryable,
  appointmentId: string,
  proposalId: string,
): Promise<ProposalRow | null> {
  const itIs = and(eq(timeProposal.id, proposalId), eq(timeProposal.appointmentId, appointmentId))
  const [row] = await db.select().from(timeProposal).where(itIs)
  return row ?? null
}

/** Records how the open proposal of a locked appointment ended; returns null if there was none. */
export async function closeOpen(
  db: Transaction,
  appointmentId: string,
  answer: ProposalAnswer,
  answeredAt: Date,
): Promise<ProposalRow | null> {
  const [row] = await db
    .update(timeProposal)
    .set({ answer, answeredAt })
    .where(and(eq(timeProposal.appointmentId, appointmentId), isNull(timeProposal.answer)))
    .returning()
  return row ?? null
}

/** Finds the proposals with these ids, in no particular order. */
export const findByIds = (db: Queryable, ids: readonly string[]): Promise<ProposalRow[]> =>
  db
    .select()
    .from(timeProposal)
    .where(inArray(timeProposal.id, [...ids]))

/** Finds the unanswered proposals of these appointments. */
export const findOpen = (db: Queryable, appointmentIds: readonly string[]): Promise<ProposalRow[]> =>
  db
    .select()
    .from(timeProposal)
    .where(and(inArray(timeProposal.appointmentId, [...appointmentIds]), isNull(timeProposal.answer)))
