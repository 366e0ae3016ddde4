// Rehearses backup and restore as docs/operating.md says it: dumps a cluster with the demonstration while it is in use,
// restores the dump beside it, compares every table, and starts a process on the copy. `npm run drill:restore`.
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { logInDemo } from '../e2e/caller.ts'
import { freePort } from '@anseo/test-support/free-port'
import { startTraffic } from '../e2e/steady-traffic.ts'
import { productProcess } from './cluster/product-process.ts'
import { newestPrograms } from './cluster/postgres.ts'
import { startCluster } from './cluster/start-cluster.ts'

/** Returns the number of rows of every table, and a checksum of them. */
const FINGERPRINTS = `
  select table_schema || '.' || table_name || ' ' || (xpath('/row/of/text()', query_to_xml(format(
    'select count(*) || '' '' || coalesce(sum(hashtextextended(row::text, 0)), 0) as of from %I.%I as row',
    table_schema, table_name), false, true, '')))[1]::text
  from information_schema.tables
  where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 1`

const programs = newestPrograms()
if (!programs) {
  console.error(
    'This needs pg_dump and pg_restore: install Debian’s PostgreSQL (apt-get install postgresql).',
  )
  process.exit(1)
}
const built = spawnSync(process.execPath, ['scripts/build-sites.mjs'], { stdio: 'inherit' })
if (built.status !== 0) process.exit(built.status ?? 1)
const folder = mkdtempSync(join(tmpdir(), 'anseo-restore-'))
const cluster = await startCluster({ processes: 2, folder, demo: true })
try {
  await rehearse(cluster)
} finally {
  await cluster.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function rehearse({ url, postgres }) {
  const vendorId = (await (await logInDemo(url, 'pro')).call('GET', '/api/pro/profile')).body.vendorData._id
  const traffic = startTraffic({ url, token: (await logInDemo(url, 'user')).token, vendorId })
  const dump = join(folder, 'anseo.dump')
  const before = dumpWithFingerprints(postgres.url, dump)
  const { requests, failures } = await traffic.stop()
  console.log(`Dumped while ${requests} requests were answered, ${failures.length} of them badly.`)

  const restoredUrl = `${postgres.url}_restored`
  const maintenance = postgres.url.replace(/[^/]*$/, 'postgres')
  program('createdb', [`--maintenance-db=${maintenance}`, 'anseo_restored'])
  program('pg_restore', ['--no-owner', '--exit-on-error', '--dbname', restoredUrl, dump])
  const after = linesOf(program('psql', ['-XAtc', FINGERPRINTS, restoredUrl]))
  const different = before.filter((line, index) => line !== after[index])
  if (before.length !== after.length || different.length > 0) {
    throw new Error(`The copy differs:\n${different.join('\n')}`)
  }
  console.log(`Restored: ${after.length} tables with the same rows.`)
  await startOnCopy(restoredUrl)
}

/** Counting transaction and dump share a snapshot, so both see the same moment. */
function dumpWithFingerprints(url, dump) {
  const script = `
    begin isolation level repeatable read;
    select pg_export_snapshot() as snapshot \\gset
    \\setenv SNAPSHOT :snapshot
    \\! "$PROGRAMS/pg_dump" --format=custom --no-owner --snapshot="$SNAPSHOT" --file "$DUMP" "$URL"
    ${FINGERPRINTS};
    commit;`
  const env = { ...process.env, PROGRAMS: programs, DUMP: dump, URL: url }
  return linesOf(program('psql', ['-XAtq', '-v', 'ON_ERROR_STOP=1', url], { input: script, env }))
}

/** Checks that a process on the copy becomes ready and its ledger balances. */
async function startOnCopy(databaseUrl) {
  const settings = { DATABASE_URL: databaseUrl, DATA_DIR: join(folder, 'data'), RATE_LIMIT_FACTOR: '1000' }
  const copy = productProcess({ name: 'on-copy', port: await freePort(), settings, folder })
  await copy.start()
  try {
    const { ledger } = await (await fetch(`${copy.url}/health/ready`)).json()
    if (!ledger.balanced) throw new Error(`The books of the copy: ${JSON.stringify(ledger)}`)
    console.log('A process on the copy is ready, and its books balance.')
  } finally {
    await copy.stop()
  }
}

/** Runs a program of PostgreSQL and returns what it prints. */
function program(name, words, options) {
  return execFileSync(join(programs, name), words, { encoding: 'utf8', ...options })
}

function linesOf(text) {
  return text.split('\n').filter((line) => line !== '')
}
