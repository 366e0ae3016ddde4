import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Pool } from 'pg'
import { openTemporaryDatabase } from '../../scripts/temporary-database.ts'
import { createPeople, type Person } from '../fuzz/people.ts'
import { type Sample, startSampledServer } from './sampled-server.ts'
import { type Town, visit } from './visitors.ts'

export interface SoakOptions {
  minutes: number
  /** Largest growth of the heap and of the resident memory after the warm-up, such as 0.1 for a tenth. */
  mostGrowth: number
  print: (line: string) => void
}

const CLIENTS = 20
const VENDORS = 10
/** The number of concurrent visitors, and the share of the run in which caches fill and code is compiled. */
const AT_ONCE = 4
const WARM_UP = 1 / 3
const SAMPLES_AFTER = 6
const MEGABYTE = 1024 * 1024

const MOST_IDLE_MS = 30_000
const BUSY = `select count(*)::int as count from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`

/**
 * Uses the product steadily and checks that its memory, handles and busy connections do not grow.
 * @returns the figures as lines of text, and the findings, empty if all went well.
 */
export async function runSoak(options: SoakOptions): Promise<{ lines: string[]; findings: string[] }> {
  const postgres = await openTemporaryDatabase('soak')
  const database = new Pool({ connectionString: postgres.url, max: 2 })
  database.on('error', () => undefined)
  try {
    const server = await startSampledServer(postgres.url, join(postgres.folder, 'data'))
    try {
      const town: Town = { url: server.url, ...(await settle(database)), visits: noVisits() }
      return await soak(server.sample, town, database, options)
    } finally {
      await server.stop()
    }
  } finally {
    await database.end()
    await postgres.remove()
  }
}

const noVisits = () => ({ requests: 0, sockets: 0, messages: 0, failures: [] as string[] })

async function settle(database: Pool) {
  const { create } = createPeople(database)
  const clients: Person[] = []
  const vendors: Person[] = []
  for (let n = 0; n < CLIENTS; n++) clients.push(await create(`client ${n}`, 'client'))
  for (let n = 0; n < VENDORS; n++) vendors.push(await create(`vendor ${n}`, 'vendor'))
  return { clients, vendors }
}

async function soak(
  takeSample: () => Promise<Sample>,
  town: Town,
  database: Pool,
  { minutes, mostGrowth, print }: SoakOptions,
) {
  const totalMs = minutes * 60_000
  let round = 0
  /** Lets visitors use the product for `ms`, and takes a sample when all have left. */
  const period = async (ms: number) => {
    const end = performance.now() + ms
    const come = async () => {
      while (performance.now() < end) await visit(round++, town)
    }
    await Promise.all(Array.from({ length: AT_ONCE }, come))
    const sample = await takeSample()
    print(
      `${round} visits: heap ${inMegabytes(sample.heapBytes)}, resident ${inMegabytes(sample.residentBytes)}, ${sample.handles} handles`,
    )
    return sample
  }
  await period(totalMs * WARM_UP)
  const samples: Sample[] = []
  for (let n = 0; n < SAMPLES_AFTER; n++)
    samples.push(await period((totalMs * (1 - WARM_UP)) / SAMPLES_AFTER))
  const growths = {
    'the heap': growthOf(samples.map(({ heapBytes }) => heapBytes)),
    'the resident memory': growthOf(samples.map(({ residentBytes }) => residentBytes)),
  }
  const moreHandles = samples.at(-1)!.handles - samples[0]!.handles
  const { requests, sockets, messages, failures } = town.visits
  return {
    lines: [
      `${requests} requests, ${sockets} sockets, ${messages} messages`,
      ...Object.entries(growths).map(
        ([what, growth]) => `${what} has changed by ${inPercent(growth)} since the warm-up`,
      ),
      `handles have changed by ${moreHandles}`,
    ],
    findings: [
      ...failures,
      ...(requests === 0 || messages === 0 ? ['nobody has used the product'] : []),
      ...Object.entries(growths)
        .filter(([, growth]) => growth > mostGrowth)
        .map(([what, growth]) => `${what} has grown by ${inPercent(growth)}`),
      ...(moreHandles > AT_ONCE * 2 ? [`${moreHandles} more handles are open than after the warm-up`] : []),
      ...(await busyConnections(database)),
    ],
  }
}

/** Returns the growth from the lowest of the first samples to the lowest of the last; peaks do not count. */
function growthOf(bytes: readonly number[]): number {
  const half = bytes.length / 2
  const [before, after] = [Math.min(...bytes.slice(0, half)), Math.min(...bytes.slice(half))]
  return after / before - 1
}

/** Waits until all connections of the product are idle. @returns a finding if some are still busy at the deadline. */
async function busyConnections(database: Pool): Promise<string[]> {
  const deadline = performance.now() + MOST_IDLE_MS
  for (;;) {
    const { rows } = await database.query<{ count: number }>(BUSY)
    if (rows[0]!.count === 0) return []
    if (performance.now() > deadline) return [`${rows[0]!.count} connections of the pool are still busy`]
    await pause(100)
  }
}

const inPercent = (share: number) => `${(share * 100).toFixed(1)}%`
const inMegabytes = (bytes: number) => `${(bytes / MEGABYTE).toFixed(1)} MB`
