import { startChild } from './child.ts'
import type { HttpLoad, HttpLoadResult } from './http-load.ts'

/** A reader with a cookie is no visitor: nothing that is kept for visitors is used, and the database is asked. */
export const FROM_DATABASE = { cookie: 'bench=1' }

/**
 * Sends requests from a process of its own, so that measuring does not share a thread with what is measured.
 * @throws when most replies are not what was asked for.
 */
export async function loadHttp(load: HttpLoad): Promise<HttpLoadResult> {
  const { message } = await startChild<HttpLoadResult>('bench/http-load.ts', {
    words: [JSON.stringify(load)],
  })
  const answered = Object.values(message.statuses).reduce((sum, count) => sum + count, 0)
  if ((message.statuses['200'] ?? 0) < answered / 2) {
    throw new Error(`${load.path ?? load.url}: answered by ${JSON.stringify(message.statuses)}`)
  }
  return message
}
