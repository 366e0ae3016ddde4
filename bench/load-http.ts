import { startChild } from './child.ts'
import type { HttpLoad, HttpLoadResult } from './http-load.ts'

/**
 * Sends requests from a separate process, so that measuring does not share a thread with the product.
 * @throws when most replies have another status than expected, unless the load is meant to be too much.
 */
export async function loadHttp(load: HttpLoad): Promise<HttpLoadResult> {
  const { message } = await startChild<HttpLoadResult>('bench/http-load.ts', {
    args: [JSON.stringify(load)],
  })
  if (load.isTooMuch) return message
  const answered = Object.values(message.statuses).reduce((sum, count) => sum + count, 0)
  if ((message.statuses['200'] ?? 0) < answered / 2) {
    throw new Error(`${load.path ?? load.url}: answered by ${JSON.stringify(message.statuses)}`)
  }
  return message
}
