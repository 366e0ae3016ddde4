import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { freePort } from '@anseo/test-support/free-port'
import { startMailCatcher } from './mail-catcher.ts'
import { startPostgres, type Postgres } from './postgres.ts'
import { plainEnvironment, ROOT } from '../spawn-product.ts'
import { productProcess, type ProductProcess } from './product-process.ts'
import { startProxy } from './proxy.ts'
import { startRedis, type Redis } from './redis.ts'
import { secretsOf, type Secrets } from './secrets.ts'
import { demoSettings, productionSettings } from './settings.ts'

interface ClusterOptions {
  processes: number
  /** Folder for everything that the cluster writes; a second run continues with its data. */
  folder: string
  /** True to run the demonstration with its sandbox and mailbox instead of production mode. */
  demo: boolean
  /** Port of the proxy; a free one by default. */
  port?: number | undefined
  /** Settings added to those of the processes. */
  settings?: Record<string, string>
}

/** PostgreSQL, Redis and nginx on loopback, and processes of the product between them. */
export interface Cluster {
  url: string
  processes: ProductProcess[]
  postgres: Postgres
  redis: Redis
  secrets: Secrets
  /** Replaces every process, one after the other, as an upgrade does. */
  restartOneByOne(): Promise<void>
  /** Ends everything in order; its data stays. */
  stop(): Promise<void>
}

/** Starts a cluster and waits until all processes are ready; stops everything when one does not start. */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const started: { stop(): Promise<void> }[] = []
  const stop = async () => {
    for (const part of started.splice(0).toReversed()) await part.stop()
  }
  try {
    return { ...(await startParts(options, (part) => (started.push(part), part))), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Calls `started` with each part as soon as it runs. */
async function startParts(
  { demo, settings, ...options }: ClusterOptions,
  started: <T extends { stop(): Promise<void> }>(part: T) => T,
): Promise<Omit<Cluster, 'stop'>> {
  const folder = resolve(options.folder)
  mkdirSync(folder, { recursive: true })
  const secrets = secretsOf(folder)
  const [databasePort, redisPort, smtpPort, proxyPort, ...ports] = await freePorts(4 + options.processes)
  const postgres = started(
    await startPostgres({ port: databasePort!, folder, password: secrets.databasePassword }),
  )
  const redis = started(await startRedis(redisPort!, folder))
  if (!demo) started(await startMailCatcher(smtpPort!, folder))
  const port = options.port ?? proxyPort!
  const url = `${demo ? 'http' : 'https'}://localhost:${port}`
  started(await startProxy({ port, processPorts: ports, folder, tls: !demo }))
  const place = {
    url,
    dataDir: join(folder, 'data'),
    databaseUrl: postgres.url,
    redisUrl: redis.url,
    smtpPort: smtpPort!,
    secrets,
  }
  const given = { ...(demo ? demoSettings(place) : productionSettings(place)), ...settings }
  if (demo) fillWithDemo(given)
  const processes = ports.map((each, index) =>
    productProcess({ name: `process-${index + 1}`, port: each, settings: given, folder }),
  )
  started({ stop: async () => void (await Promise.all(processes.map((process) => process.stop()))) })
  await Promise.all(processes.map((process) => process.start()))
  return { url, processes, postgres, redis, secrets, restartOneByOne: () => restartOneByOne(processes) }
}

async function restartOneByOne(processes: ProductProcess[]): Promise<void> {
  for (const process of processes) {
    await process.stop()
    await process.start()
  }
}

/** Ports are asked for one after the other: in parallel, two could be the same. */
async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>()
  while (ports.size < count) ports.add(await freePort())
  return [...ports]
}

function fillWithDemo(settings: Record<string, string>): void {
  const words = ['--disable-warning=ExperimentalWarning', 'apps/demo/src/fill-database.ts']
  const env = { ...plainEnvironment(), ...settings }
  const { status, stderr } = spawnSync(process.execPath, words, { cwd: ROOT, env, encoding: 'utf8' })
  if (status !== 0) throw new Error(`The database could not be filled with the demonstration:\n${stderr}`)
}
