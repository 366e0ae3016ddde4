import { DrizzleQueryError } from 'drizzle-orm/errors'

/**
 * Returns the driver's error in place of Drizzle's, which holds the query and its parameters, so that nothing personal is
 * logged. Any other value is returned as it is.
 */
export const unwrapQueryError = (error: unknown): unknown =>
  error instanceof DrizzleQueryError ? (error.cause ?? error.name) : error
