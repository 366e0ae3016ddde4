import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isListening, startService } from './service.ts'

const USER = 'anseo'
const DATABASE = 'anseo'

/** Enough for eight processes with their pools, jobs and listeners. */
const MAX_CONNECTIONS = '250'

interface PostgresOptions {
  port: number
  /** Absolute; takes its files and log. */
  folder: string
  /** Password of the role that the processes use. */
  password: string
}

export interface Postgres {
  url: string
  /** Title for people, such as `PostgreSQL 15, Debian's`. */
  title: string
  stop(): Promise<void>
}

/**
 * Starts Debian's PostgreSQL on loopback where one is installed, else the one that the product brings, on its socket.
 * Its files are created at the first start and kept.
 */
export async function startPostgres({ port, folder, password }: PostgresOptions): Promise<Postgres> {
  const programs = newestPrograms()
  if (!programs) return startEmbedded(folder)
  const account = databaseAccount()
  const cluster = join(folder, 'postgres')
  if (!existsSync(join(cluster, 'PG_VERSION'))) makeCluster({ programs, cluster, password, account })
  // Stops a server that a killed run left behind.
  if (existsSync(join(cluster, 'postmaster.pid'))) {
    spawnSync(join(programs, 'pg_ctl'), ['stop', '-D', cluster, '-m', 'fast'], { ...account, cwd: '/' })
  }
  const service = startService({
    program: join(programs, 'postgres'),
    words: ['-D', cluster, ...serverSettings(port)],
    logFile: join(folder, 'postgres.log'),
    account,
  })
  await service.until(() => isListening(port))
  const url = `postgresql://${USER}:${password}@127.0.0.1:${port}/${DATABASE}`
  await service.until(async () => databaseExists(programs, url))
  const title = `PostgreSQL ${versionOf(programs)}, Debian's`
  // SIGINT is PostgreSQL's fast shutdown: it does not wait for clients.
  return { url, title, stop: () => service.end('SIGINT') }
}

async function startEmbedded(folder: string): Promise<Postgres> {
  const { startEmbeddedPostgres } = await import('@anseo/embedded-postgres/start')
  const log = { info: () => undefined, warn: (text: string) => console.warn(text) }
  const { url, stop } = await startEmbeddedPostgres({
    dataDir: folder,
    log,
    settings: { max_connections: MAX_CONNECTIONS },
  })
  return { url, title: 'PostgreSQL 18, the embedded one', stop }
}

/**
 * Returns the folder of the newest programs of PostgreSQL, `pg_dump` among them; undefined where none is installed. Debian
 * keeps each major version in a folder of its own; 15 is the oldest that the product runs on.
 */
export function newestPrograms(): string | undefined {
  return globSync('/usr/lib/postgresql/*/bin')
    .filter((folder) => versionOf(folder) >= 15 && existsSync(join(folder, 'initdb')))
    .toSorted((one, other) => versionOf(other) - versionOf(one))[0]
}

const versionOf = (programs: string): number => Number(/(\d+)\/bin$/.exec(programs)?.[1])

/** PostgreSQL refuses root: then it runs as Debian's own account for it. */
function databaseAccount(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  return { uid: idOfPostgres('-u'), gid: idOfPostgres('-g') }
}

const idOfPostgres = (flag: '-u' | '-g'): number =>
  Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))

interface NewCluster {
  programs: string
  cluster: string
  password: string
  account: { uid: number; gid: number } | undefined
}

function makeCluster({ programs, cluster, password, account }: NewCluster): void {
  rmSync(cluster, { recursive: true, force: true })
  mkdirSync(cluster, { mode: 0o700 })
  const passwordFile = `${cluster}.password`
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (account) {
    // Lets another account reach its own folder.
    chmodSync(dirname(cluster), 0o711)
    for (const path of [cluster, passwordFile]) chownSync(path, account.uid, account.gid)
  }
  const words = ['-D', cluster, '-U', USER, '-A', 'scram-sha-256', '--pwfile', passwordFile]
  const locale = ['--encoding=UTF8', '--locale=C.UTF-8', '--no-instructions']
  const made = spawnSync(join(programs, 'initdb'), [...words, ...locale], {
    ...account,
    cwd: '/',
    encoding: 'utf8',
  })
  rmSync(passwordFile)
  if (made.status !== 0) {
    rmSync(cluster, { recursive: true, force: true })
    throw new Error(`PostgreSQL could not create its files in ${cluster}: ${made.stderr}`)
  }
}

const serverSettings = (port: number): string[] =>
  Object.entries({
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    max_connections: MAX_CONNECTIONS,
    shared_buffers: '256MB',
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`])

/** Creates the database unless it exists. @returns false while the server still starts. */
function databaseExists(programs: string, url: string): boolean {
  const server = url.replace(/[^/]*$/, 'postgres')
  const made = spawnSync(join(programs, 'createdb'), [`--maintenance-db=${server}`, DATABASE], {
    encoding: 'utf8',
  })
  return made.status === 0 || made.stderr.includes('already exists')
}
