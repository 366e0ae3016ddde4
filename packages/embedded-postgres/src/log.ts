/** The log of the launcher; a pino logger fits. */
export interface Log {
  info(message: string): void
  warn(message: string): void
}
