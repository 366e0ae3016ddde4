// Runs the product with hot reload: Vite inside the server serves the sites, and the server restarts when its
// own source changes. The embedded database belongs to this process, so it survives those restarts.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs'

import { HELD_DATABASE, startEmbeddedPostgres } from '@anseo/embedded-postgres/start'
import { SERVER_SOURCE } from './server-program.mjs'

const WATCHED = ['apps/server/src', 'apps/demo/src', 'packages/domain/src', 'packages/contract/src']
const SETTLE_MS = 150

const [database] = await Promise.all([startDatabase(), buildMails()])
const environment = {
  NODE_COMPILE_CACHE: '.cache/compile',
  ...process.env,
  DEV: '1',
  ...(database && { [HELD_DATABASE]: database.url }),
}

let server = start()
let stopping = false
let settling
let restarting = Promise.resolve()

for (const folder of WATCHED) {
  watch(folder, { recursive: true }, (_event, file) => {
    if (!/\.tsx?$/.test(file ?? '') || file.endsWith('.test.ts')) return
    clearTimeout(settling)
    settling = setTimeout(() => (restarting = restarting.then(restart)), SETTLE_MS)
  })
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void stop())

async function startDatabase() {
  if (process.env.DATABASE_URL) return undefined
  return startEmbeddedPostgres({
    dataDir: process.env.DATA_DIR || '.data',
    log: { info: (message) => console.log(message), warn: (message) => console.warn(message) },
  })
}

/** Builds the email templates if they have changed; the sites run from their sources. */
async function buildMails() {
  await once(spawn(process.execPath, ['scripts/build-sites.mjs', 'mails'], { stdio: 'inherit' }), 'exit')
}

function start() {
  // A group of its own: Ctrl+C reaches it through this process only, once.
  return spawn(process.execPath, ['--disable-warning=ExperimentalWarning', SERVER_SOURCE, '--dev'], {
    env: environment,
    stdio: 'inherit',
    detached: true,
  })
}

async function restart() {
  if (stopping) return
  console.log('The server changed; restarting …')
  await Promise.all([end(server), buildMails()])
  if (!stopping) server = start()
}

async function stop() {
  if (stopping) return
  stopping = true
  await restarting
  await end(server)
  await database?.stop()
  process.exit(0)
}

async function end(child) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}
