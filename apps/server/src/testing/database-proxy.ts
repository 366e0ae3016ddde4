import { createRandom } from '@anseo/test-support/random'
import { openFaultProxy } from '@anseo/test-support/fault-proxy'

/**
 * Opens a proxy before a database.
 * @returns the proxy, and the address of the database through it.
 */
export async function openDatabaseProxy(databaseUrl: string) {
  const url = new URL(databaseUrl)
  const folder = url.searchParams.get('host')
  const target = folder
    ? { path: `${folder}/.s.PGSQL.5432` }
    : { host: url.hostname, port: Number(url.port || 5432) }
  const proxy = await openFaultProxy(target, createRandom(1))
  url.searchParams.delete('host')
  url.host = `127.0.0.1:${proxy.port}`
  return { proxy, url: url.href }
}
