import { Client } from 'pg'
import { ConfigurationError } from '../config/config.ts'

/** The longest time that a connection may take, in ms; a busy machine is slow. */
const CONNECTION_LIMIT = 30_000

/**
 * Makes sure that a database can be entered.
 * @param setting the one that names it.
 * @throws ConfigurationError with the setting and the reason.
 */
export async function requireDatabase(setting: string, url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECTION_LIMIT })
  client.on('error', () => undefined)
  try {
    await client.connect()
  } catch (cause) {
    const { message, code } = cause as NodeJS.ErrnoException
    throw new ConfigurationError(`${setting}: the database cannot be entered: ${message || code}`, { cause })
  } finally {
    await client.end()
  }
}
