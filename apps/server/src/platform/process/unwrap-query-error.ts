import { DrizzleQueryError } from 'drizzle-orm/errors'

/** Returns the database's own message, without the query and its parameters, which may be personal. */
export const causeOf = (error: unknown): unknown =>
  error instanceof DrizzleQueryError ? (error.cause ?? error.name) : error
