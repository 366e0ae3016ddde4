import { sql } from 'drizzle-orm'
import type { ErasedPerson } from '../../../platform/personal-data/personal-data.ts'
import { ownColumn } from '../../../platform/personal-data/personal-data.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { endRunning } from './end-on-block.ts'

/** Ends the series of a person and removes their texts: note, address, services and reasons; dates and sums stay. */
export async function eraseSeries(unit: UnitOfWork, person: ErasedPerson): Promise<void> {
  const isTheirs = sql`${ownColumn(person)} = ${person.accountId}`
  await unit.db.execute(sql`
    update series set end_reason = null, address = null,
      note = case when ${person.role} = 'client' then null else note end,
      terms = terms || '{"serviceName": null, "services": []}'
    where ${isTheirs}`)
  await endRunning(unit, isTheirs, person.role)
}
