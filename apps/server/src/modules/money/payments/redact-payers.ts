import { sql } from 'drizzle-orm'
import type { Person } from '../../../platform/personal-data/personal-data.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { appointmentsOf } from '../../booking/appointments/appointments-of.ts'

/** Has a client taken out of what the payment provider keeps of its payments. */
export async function redactPayers(unit: UnitOfWork, client: Person): Promise<void> {
  const { rows } = await unit.db.execute<{ id: string }>(
    sql`select intent_id as id from payment where intent_id is not null and appointment_id in ${appointmentsOf(client)}`,
  )
  await unit.enqueue('redact-payer', { intentIds: rows.map(({ id }) => id) })
}
