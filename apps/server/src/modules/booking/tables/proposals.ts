import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { belongsToAppointment } from './appointments.ts'
import type { ProposalEnd } from '@anseo/domain/time-proposal'
import { instant } from '../../../platform/database/schema/columns.ts'

/**
 * Another time that a vendor proposes: for a request, or to move a confirmed appointment. Only the time of a move is held
 * until the client answers (B8).
 */
export const timeProposal = pgTable(
  'time_proposal',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    appointmentId: belongsToAppointment(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    words: text('words'),
    proposedAt: instant('proposed_at').notNull(),
    /** Until when the proposed time is held in addition to the appointment's (B8); null if it is not held. */
    heldUntil: instant('held_until'),
    answer: text('answer').$type<ProposalEnd>(),
    answeredAt: instant('answered_at'),
  },
  (table) => [
    index('time_proposal_appointment').on(table.appointmentId, table.proposedAt),
    uniqueIndex('time_proposal_one_open')
      .on(table.appointmentId)
      .where(sql`answer is null`),
    check('time_proposal_order', sql`${table.startsAt} < ${table.endsAt}`),
    check('time_proposal_answer', sql`(${table.answer} is null) = (${table.answeredAt} is null)`),
    check('time_proposal_answers', sql`${table.answer} in ('accepted', 'declined', 'withdrawn', 'over')`),
  ],
)
