import type { Call } from '@anseo/contract/call'
import { absoluteFigure, type Figure } from './figure.ts'
import { pathsOf, type Query, queriesOf, readingCalls, type Samples } from './questions.ts'
import { type Reader, timeReplies, type TimedReplies } from './timed-replies.ts'

/** The most that any of them may take, as p95. */
const MOST_MS = 150
const TIMES = 6
/** Whatever was slow is asked again, more often: other work on the machine is slow once. */
const TIMES_AGAIN = 30
const ROWS_A_PAGE = '25'
/** So many pages on in a list that has no numbers of pages. */
const PAGES_ON = 20

/**
 * Times every reading call of those with access: each order with each filter, search and page, one request at a time.
 * Prints what takes too long, and returns a figure for each call.
 */
export async function timeEverything(
  reader: Reader,
  access: Call['access'],
  samples: Samples,
): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const call of readingCalls(access)) {
    const timed: TimedReplies[] = []
    for (const path of pathsOf(call, samples)) timed.push(...(await timeCall(reader, call, path, samples)))
    const slowest = timed.toSorted((a, b) => b.p95Ms - a.p95Ms)[0]
    if (!slowest) continue
    const what = `${call.path}, p95 of the slowest of ${timed.length}: ${slowest.path.split('?')[1] ?? 'no query'}`
    figures.push(absoluteFigure({ what, ours: slowest.p95Ms, unit: 'ms', goal: { atMost: MOST_MS } }))
  }
  return figures
}

async function timeCall(reader: Reader, call: Call, path: string, samples: Samples): Promise<TimedReplies[]> {
  const timed: TimedReplies[] = []
  for (const query of queriesOf(call, samples)) {
    for (const place of await placesOf(reader, call, path, query)) {
      const asked = withQuery(path, { ...query, ...place })
      const isFile = call.file !== undefined
      const quick = await timeReplies(reader, asked, { times: TIMES, isFile })
      if (quick.p95Ms <= MOST_MS) {
        timed.push(quick)
        continue
      }
      const again = await timeReplies(reader, asked, { times: TIMES_AGAIN, isFile })
      if (again.p95Ms > MOST_MS)
        console.log(`  p50 ${again.p50Ms.toFixed(0)} p95 ${again.p95Ms.toFixed(0)} ms  ${asked}`)
      timed.push(again)
    }
  }
  return timed
}

/**
 * Returns the queries of the first and the last page of a list, and without a filter of the one between; none where the
 * query is refused.
 */
async function placesOf(reader: Reader, call: Call, path: string, query: Query): Promise<Query[]> {
  const shape = call.query?.shape ?? {}
  if ('cursor' in shape) return cursorsOf(reader, path, query)
  const first = await read(reader, withQuery(path, query))
  if (first === null) return []
  if (!('page' in shape)) return [{}]
  const last = Math.max(1, Math.ceil(Number(first['total']) / Number(first['pageSize'])))
  const pages = Object.keys(query).some((name) => name !== 'order')
    ? [1, last]
    : [1, Math.ceil(last / 2), last]
  return [...new Set(pages)].map((page) => ({ page: String(page) }))
}

async function cursorsOf(reader: Reader, path: string, query: Query): Promise<Query[]> {
  const limited = { limit: ROWS_A_PAGE }
  let cursor: string | undefined
  for (let page = 0; page < PAGES_ON; page++) {
    const place = { ...query, ...limited, ...(cursor !== undefined && { cursor }) }
    const reply = await read(reader, withQuery(path, place))
    if (reply === null) return []
    if (!reply['nextCursor']) break
    cursor = String(reply['nextCursor'])
  }
  return [{}, limited, ...(cursor === undefined ? [] : [{ ...limited, cursor }])]
}

const withQuery = (path: string, query: Query) => {
  const text = new URLSearchParams(query).toString()
  return text === '' ? path : `${path}?${text}`
}

/** Reads a reply; null, and a line that says so, where it is refused. */
async function read({ url, headers }: Reader, path: string): Promise<Record<string, unknown> | null> {
  const reply = await fetch(url + path, { headers })
  if (!reply.ok) {
    await reply.body?.cancel()
    console.log(`  not measured, ${reply.status}: ${path}`)
    return null
  }
  if (reply.headers.get('content-type')?.startsWith('application/json'))
    return (await reply.json()) as Record<string, unknown>
  await reply.body?.cancel()
  return {}
}
