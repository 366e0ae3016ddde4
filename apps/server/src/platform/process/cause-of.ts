import { DrizzleQueryError } from 'drizzle-orm/errors'

/** What the database said, without the query and its parameters, which may be personal. */
export const causeOf = (error: unknown): unknown =>
  error instanceof DrizzleQueryError ? (error.cause ?? error.name) : error
