import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { account } from '../../identity/tables/accounts.ts'
import { belongsToAppointment } from '../../booking/tables/appointments.ts'
import { instant } from '../../../platform/database/schema/columns.ts'

/** A client's objection to an appointment; it freezes the payout until an admin settles it (L3). */
export const problemReport = pgTable(
  'problem_report',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    appointmentId: belongsToAppointment(),
    text: text('text').notNull(),
    reportedAt: instant('reported_at').notNull(),
    settledAt: instant('settled_at'),
    settledBy: uuid('settled_by').references(() => account.id, { onDelete: 'set null' }),
    /** The sum sent to the client by the settlement, in cents, 0 when nothing; without what the bank gave before. */
    refundCents: integer('refund_cents'),
    /** The vendor's earning by the settlement, in cents; null for those settled before it was stored. */
    earnedCents: integer('earned_cents'),
    reasonToClient: text('reason_to_client'),
    reasonToVendor: text('reason_to_vendor'),
  },
  (table) => [
    uniqueIndex('problem_report_once').on(table.appointmentId),
    index('problem_report_settled').on(table.settledAt.desc().nullsFirst(), table.id),
    index('problem_report_open')
      .on(table.reportedAt)
      .where(sql`settled_at is null`),
    check('problem_report_settled', sql`(${table.settledAt} is null) = (${table.refundCents} is null)`),
  ],
)
