import { customType, timestamp } from 'drizzle-orm/pg-core'

/** An instant, stored as `timestamptz` (T1). */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })

/** A half-open range of instants, `[from, to)`, as PostgreSQL writes it; see `range.ts`. */
export const instantRange = customType<{ data: string }>({ dataType: () => 'tstzrange' })

/**
 * JSON of any kind, texts included. Drizzle's own `jsonb` column parses a text once more that the driver has parsed
 * already, so that the text '0' becomes a number and '{}' an object.
 */
export const anyJson = customType<{ data: unknown; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (value) => JSON.stringify(value),
  fromDriver: (value) => value,
})
