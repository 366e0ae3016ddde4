import { customType, timestamp } from 'drizzle-orm/pg-core'

/** An instant, stored as `timestamptz` (T1). */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })

/** A half-open range of instants, `[from, to)`, as PostgreSQL writes it; see `range.ts`. */
export const instantRange = customType<{ data: string }>({ dataType: () => 'tstzrange' })
