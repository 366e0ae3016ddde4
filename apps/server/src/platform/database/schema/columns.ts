import { customType, timestamp } from 'drizzle-orm/pg-core'

/** An instant, stored as `timestamptz` (T1). */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })

/** A half-open range of instants, `[from, to)`, as PostgreSQL writes it; see `range.ts`. */
export const instantRange = customType<{ data: string }>({ dataType: () => 'tstzrange' })

/**
 * JSON of any kind. Where a value may be a text drizzle's own column will not do: it reads what the driver has read
 * already as JSON once more, and makes a number of the text '0' and an object of '{}'.
 */
export const anyJson = customType<{ data: unknown; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (value) => JSON.stringify(value),
  fromDriver: (value) => value,
})
