import type { problemReport } from '@anseo/server/modules/trust/tables/problem-reports'
import type { AppointmentRow } from './appointment-facts.ts'
import type { DemoAppointment } from './demo-appointment.ts'

/** Returns the rows of the problem reports; `plans` and `rows` have the same order. */
export const reportRows = (
  plans: readonly DemoAppointment[],
  rows: readonly AppointmentRow[],
): (typeof problemReport.$inferInsert)[] =>
  plans.flatMap(({ problem }, index) => {
    const { id, reportedAt } = rows[index]!
    return problem && reportedAt ? [{ appointmentId: id, text: problem.text, reportedAt }] : []
  })
