import { sql } from 'drizzle-orm'
import type { ErasedPerson } from '../../../platform/personal-data/personal-data.ts'
import { ownColumn } from '../../../platform/personal-data/personal-data.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'

/** Ends the series of a person and removes their texts: note, address, services and reasons; dates and sums stay. */
export async function eraseSeries({ db, now }: UnitOfWork, person: ErasedPerson): Promise<void> {
  const at = now.toISOString()
  await db.execute(sql`
    update series set end_reason = null, address = null,
      note = case when ${person.role} = 'client' then null else note end,
      terms = terms || '{"serviceName": null, "services": []}'
    where ${ownColumn(person)} = ${person.accountId}`)
  await db.execute(sql`
    update series set ended_at = ${at}, ended_by = ${person.role}
    where ${ownColumn(person)} = ${person.accountId} and ended_at is null and declined_at is null`)
}
