import { dublinDate } from '@anseo/domain/dublin-time'
import { titleCase } from '@anseo/domain/person-name'
import { formatDay } from '@anseo/domain/slot-date'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Finds the names of the subjects of entries, by id: a person's name, or the day and the client of an appointment.
 */
export async function namesOfSubjects(
  db: Queryable,
  subjectIds: readonly string[],
): Promise<Map<string, string>> {
  const ids = [...new Set(subjectIds.filter((id) => UUID.test(id)))]
  if (ids.length === 0) return new Map()
  const wanted = sql`select unnest(${sql.param(ids)}::uuid[]) as id`
  const { rows } = await db.execute<{ id: string; name: string | null; starts_at: string | null }>(sql`
    with wanted as (${wanted}),
    belongs as (
      select a.id, a.id as appointment_id from appointment a join wanted using (id)
      union all select p.id, p.appointment_id from payment p join wanted using (id)
      union all select r.id, r.appointment_id from refund r join wanted using (id)
      union all select d.id, p.appointment_id from dispute d join wanted using (id) join payment p on p.id = d.payment_id
      union all select r.id, r.appointment_id from problem_report r join wanted using (id)
      union all select r.id, r.appointment_id from review r join wanted using (id))
    select c.id, c.name, null as starts_at from account c join wanted using (id)
    union all
    select b.id, coalesce(c.name, t.name), a.starts_at::text
    from belongs b join appointment a on a.id = b.appointment_id
    left join account c on c.id = a.client_id left join contact t on t.id = a.contact_id`)
  return new Map(rows.map((row) => [row.id, nameOf(row)]))
}

function nameOf({ name, starts_at }: { name: string | null; starts_at: string | null }) {
  const day = starts_at && formatDay(dublinDate(new Date(starts_at)))
  return [day, name && titleCase(name)].filter(Boolean).join(', ')
}
