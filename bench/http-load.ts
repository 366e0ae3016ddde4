import autocannon from 'autocannon'
import { bookingCall, numberedBooking } from './slots.ts'

/** Requests for one load process: which, for how long, and over how many connections. */
export interface HttpLoad {
  url: string
  path?: string
  seconds: number
  connections: number
  headers?: Record<string, string>
  /** The greatest number of requests sent a second; without it there is no limit. */
  atMostPerSecond?: number
  /** Books the distinct slots from this number on instead of getting `path`. */
  bookingsFrom?: number
  /** Logs in again and again with this body. */
  loginBody?: string
  /** More than the product can answer, so that refusals are expected. */
  isTooMuch?: true
}

export interface HttpLoadResult {
  perSecond: number
  p50Ms: number
  p99Ms: number
  bytesEach: number
  /** Number of replies by status. */
  statuses: Record<string, number>
  /** Median time of the replies of each status, in ms. */
  p50MsOf: Record<string, number>
  /** Number of requests sent. */
  sent: number
}

const load = JSON.parse(process.argv[2]!) as HttpLoad
process.send!(await run(load))
process.disconnect()

async function run({ url, path = '/', seconds, connections, headers, atMostPerSecond, ...what }: HttpLoad) {
  const replies: { status: number; ms: number }[] = []
  let sent = 0
  const { bookingsFrom, loginBody } = what
  const finished = Promise.withResolvers<autocannon.Result>()
  const options: autocannon.Options = {
    url: url + path,
    duration: seconds,
    connections,
    ...(headers && { headers }),
    ...(atMostPerSecond && { overallRate: atMostPerSecond }),
    ...(loginBody && {
      requests: [
        {
          method: 'POST',
          path: '/api/user/login',
          body: loginBody,
          headers: { 'content-type': 'application/json' },
        },
      ],
    }),
    ...(bookingsFrom !== undefined && {
      requests: [
        {
          method: 'POST',
          path: '/api/user/book-appointment',
          setupRequest: (request) => ({ ...request, ...bookingCall(numberedBooking(bookingsFrom + sent++)) }),
        },
      ],
    }),
  }
  const instance = autocannon(options, (error: Error | null, result) =>
    error ? finished.reject(error) : finished.resolve(result),
  )
  instance.on('response', (_client, status, _bytes, ms) => replies.push({ status, ms }))
  const result = await finished.promise
  const byStatus = Object.entries(Object.groupBy(replies, ({ status }) => status))
  const statuses = Object.fromEntries(byStatus.map(([status, those = []]) => [status, those.length]))
  return {
    perSecond: (statuses['200'] ?? 0) / result.duration,
    p50Ms: timeOf(replies, 0.5),
    p99Ms: timeOf(replies, 0.99),
    p50MsOf: Object.fromEntries(byStatus.map(([status, those = []]) => [status, timeOf(those, 0.5)])),
    bytesEach: result.throughput.total / Math.max(1, replies.length),
    statuses,
    sent: Math.max(sent, replies.length),
  } satisfies HttpLoadResult
}

/** Returns the time in ms within which that share of the replies came; 0 without replies. */
function timeOf(replies: readonly { ms: number }[], share: number): number {
  const sorted = replies.map(({ ms }) => ms).toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length * share)] ?? 0
}
