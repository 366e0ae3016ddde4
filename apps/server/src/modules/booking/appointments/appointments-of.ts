import { inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { ownColumn, type Person } from '../../../platform/personal-data/personal-data.ts'
import { appointment } from '../tables/appointments.ts'

/** Selects the ids of a person's appointments. */
export const appointmentsOf = (person: Person): SQL =>
  sql`(select id from ${appointment} where ${ownColumn(person)} = ${person.accountId})`

/** Narrows rows down to those of a person's appointments, by the column that refers to them. */
export const isOfAppointments = (column: PgColumn, person: Person): SQL =>
  inArray(column, appointmentsOf(person))
