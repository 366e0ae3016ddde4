import { and, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import type { Slot } from '@anseo/domain/slot'
import { fullRefundAfter, type ProposalEnd } from '@anseo/domain/time-proposal'
import type { Queryable, Transaction } from '../../../platform/database/database.ts'
import { type AppointmentRow, excludedRange } from '../appointment-row.ts'
import { isOfVendor } from '../lock-appointment.ts'
import { appointmentEvent } from '../tables/appointment-events.ts'
import { appointment } from '../tables/appointments.ts'
import { timeProposal } from '../tables/proposals.ts'

export type ProposalRow = typeof timeProposal.$inferSelect

/** Returns the suggested slot of a proposal's row. */
export const slotOfProposal = ({ startsAt, endsAt }: ProposalRow): Slot => ({ start: startsAt, end: endsAt })

/** Returns until when a proposal is open: the end of its hold, or its start if the time is not held. */
export const untilOf = ({ heldUntil, startsAt }: ProposalRow): Date => heldUntil ?? startsAt

interface NewProposal {
  appointmentId: string
  slot: Slot
  words: string | null
  proposedAt: Date
  /** Until when the slot is held; null if it is not held. */
  heldUntil: Date | null
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

/**
 * Holds a time for the move of a locked appointment (B8). A client who cancels while it is held gets a full refund, and after
 * declining another move keeps that right until the start. Throws PostgreSQL's `exclusionViolation` if another appointment
 * has the time (S4).
 */
export async function holdTime(db: Transaction, row: AppointmentRow, slot: Slot, until: Date): Promise<void> {
  await db
    .update(appointment)
    .set({
      heldDuring: excludedRange(slot, row.bufferMinutes),
      heldUntil: until,
      fullRefundUntil: sql`greatest(${appointment.fullRefundUntil}, ${until.toISOString()}::timestamptz)`,
    })
    .where(eq(appointment.id, row.id))
}

/** Finds the ids of appointments whose client has not answered a move in time, of one vendor or of all. */
export async function findUnansweredMoves(
  db: Queryable,
  now: Date,
  { limit, vendorId }: { limit?: number; vendorId?: string },
): Promise<string[]> {
  const found = db
    .select({ id: appointment.id })
    .from(appointment)
    .where(and(lte(appointment.heldUntil, now), vendorId === undefined ? undefined : isOfVendor(vendorId)))
    .orderBy(appointment.heldUntil)
  const rows = await (limit === undefined ? found : found.limit(limit))
  return rows.map(({ id }) => id)
}

/**
 * Records how the open proposal of a locked appointment ended, and frees the time that it held; returns null if there
 * was none.
 */
export async function closeOpen(
  db: Transaction,
  appointmentId: string,
  answer: ProposalEnd,
  answeredAt: Date,
): Promise<ProposalRow | null> {
  const [row] = await db
    .update(timeProposal)
    .set({ answer, answeredAt })
    .where(and(eq(timeProposal.appointmentId, appointmentId), isNull(timeProposal.answer)))
    .returning()
  if (row?.heldUntil) await freeHeld(db, appointmentId, answer)
  return row ?? null
}

async function freeHeld(db: Transaction, appointmentId: string, answer: ProposalEnd): Promise<void> {
  const itIs = and(eq(appointment.id, appointmentId), isNotNull(appointment.heldUntil))
  const [held] = await db
    .select({ start: appointment.startsAt, fullRefundUntil: appointment.fullRefundUntil })
    .from(appointment)
    .where(itIs)
  if (!held) return
  const isUntilStart = held.fullRefundUntil?.getTime() === held.start.getTime()
  const hasDeclined = isUntilStart && (await hasDeclinedMove(db, appointmentId))
  await db
    .update(appointment)
    .set({ heldDuring: null, heldUntil: null, fullRefundUntil: fullRefundAfter(answer, held, hasDeclined) })
    .where(itIs)
}

/** Returns whether the client has declined a move since it last agreed to a time. */
async function hasDeclinedMove(db: Queryable, appointmentId: string): Promise<boolean> {
  const agreedAt = sql`(select max(${appointmentEvent.at}) from ${appointmentEvent}
    where ${appointmentEvent.appointmentId} = ${appointmentId}
      and ${appointmentEvent.kind} in ('proposalAccepted', 'rescheduled'))`
  const declined = and(
    eq(timeProposal.appointmentId, appointmentId),
    eq(timeProposal.answer, 'declined'),
    isNotNull(timeProposal.heldUntil),
    sql`${timeProposal.answeredAt} > coalesce(${agreedAt}, '-infinity')`,
  )
  return (await db.$count(timeProposal, declined)) > 0
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
