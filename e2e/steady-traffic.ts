import { setTimeout as pause } from 'node:timers/promises'

/** Results of the traffic. */
interface Traffic {
  requests: number
  /** Descriptions of the responses other than 200 and of broken connections. */
  failures: string[]
}

interface TrafficOptions {
  url: string
  /** Token of a client. */
  token: string
  /** The vendor whose free hours are booked and freed again. */
  vendorId: string
}

/**
 * Reads pages and lists, and books and cancels with an `Idempotency-Key`, one request after the other in each line,
 * as several visitors would.
 * @returns `stop`, which ends it and returns its results.
 */
export function startTraffic(options: TrafficOptions): { stop(): Promise<Traffic> } {
  const traffic: Traffic = { requests: 0, failures: [] }
  const over = new AbortController()
  const lines = [
    () => ask(options, 'GET', '/'),
    () => ask(options, 'GET', '/api/vendor/list'),
    () => ask(options, 'GET', '/api/user/appointments'),
    () => bookAndCancel(options),
  ]
  const finished = lines.map(async (line) => {
    while (!over.signal.aborted) {
      try {
        await line()
      } catch (error) {
        traffic.failures.push(String(error))
      }
      traffic.requests += 1
      await pause(20)
    }
  })
  return {
    async stop() {
      over.abort()
      await Promise.all(finished)
      return traffic
    },
  }
}

async function bookAndCancel(options: TrafficOptions): Promise<void> {
  const { vendorId } = options
  const { data } = await ask(options, 'GET', `/api/vendor/${vendorId}/availability?days=14`)
  const day = data.findLast(({ free }: { free: string[] }) => free.length > 1)
  const [startTime, endTime] = day.free
  const booked = await ask(options, 'POST', '/api/user/book-appointment', {
    vendorId,
    slotDate: day.slotDate,
    startTime,
    endTime,
  })
  await ask(options, 'POST', '/api/user/cancel-appointment', { appointmentId: booked.appointmentId })
}

/** Sends a request, with an idempotency key when it writes. @throws when the status is not 200. */
async function ask({ url, token }: TrafficOptions, method: 'GET' | 'POST', path: string, body?: object) {
  const reply = await fetch(url + path, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body && { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await reply.text()
  if (reply.status !== 200) throw new Error(`${method} ${path}: ${reply.status} ${text.slice(0, 200)}`)
  return path === '/' ? undefined : JSON.parse(text)
}
