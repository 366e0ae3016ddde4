import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/database.ts'
import type { ErasedPerson, Person, PersonalData } from '../../../platform/personal-data/personal-data.ts'

/** Reads the accounts that a person dealt with and the ids of records it was part of, before anything is erased. */
export async function readPerson(
  db: Transaction,
  personalData: readonly PersonalData[],
  { name, email, ...person }: Person & { name: string; email: string },
): Promise<ErasedPerson> {
  const parts = personalData.flatMap(({ erasure }) => erasure ?? [])
  const others = parts.flatMap(({ others: select }) => select?.(person) ?? [])
  const partOf = parts.flatMap(({ partOf: select }) => select?.(person) ?? [])
  const { rows } = await db.execute<{ id: string; email: string }>(
    sql`select id, email from account where id in (${union(others)})`,
  )
  const subjects = await db.execute<{ id: string }>(
    union([sql`select ${person.accountId}::text as id`, ...partOf]),
  )
  const { rowCount } = await db.execute(
    sql`select from account where email = ${email} and id <> ${person.accountId} limit 1`,
  )
  return {
    ...person,
    name,
    email,
    sharesEmail: rowCount === 1,
    others: rows,
    partOf: subjects.rows.map(({ id }) => id),
  }
}

/** Finds the instant of the last record that the law requires to keep the person's name; null if there is none. */
export async function findLastRecord(
  db: Transaction,
  personalData: readonly PersonalData[],
  person: Person,
): Promise<Date | null> {
  const selects = personalData.flatMap(({ erasure }) => erasure?.lastRecord?.(person) ?? [])
  const { rows } = await db.execute<{ at: string | null }>(
    sql`select greatest(${sql.join(
      selects.map((select) => sql`(${select})`),
      sql`, `,
    )})::text as at`,
  )
  const at = rows[0]?.at
  return at ? new Date(at) : null
}

const union = (selects: readonly SQL[]): SQL =>
  sql.join(
    selects.map((select) => sql`(${select})`),
    sql` union `,
  )
