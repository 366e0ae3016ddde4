// Runs the topology of compose.yaml without containers: PostgreSQL, Redis and nginx on loopback, and several
// processes of the product between them. `npm run cluster -- --processes 3`; see docs/operating.md.
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'

import { ADMIN_EMAIL } from './cluster/settings.ts'
import { startCluster } from './cluster/start-cluster.ts'
import { ensureServices } from './ensure-services.mjs'

const { values } = parseArgs({
  options: {
    processes: { type: 'string', default: '3' },
    port: { type: 'string', default: '8080' },
    data: { type: 'string', default: '.cluster' },
    demo: { type: 'boolean', default: false },
    'prepare-only': { type: 'boolean', default: false },
  },
})

const processes = Number(values.processes)
if (!Number.isInteger(processes) || processes < 1 || processes > 8) {
  console.error('--processes is a number from 1 to 8.')
  process.exit(1)
}

ensureServices()
const { status } = spawnSync(process.execPath, ['scripts/build-sites.mjs'], { stdio: 'inherit' })
if (status !== 0) process.exit(1)
if (!values['prepare-only']) await run()

async function run() {
  const asked = untilAskedToEnd()
  console.log('Starting PostgreSQL, Redis, nginx and the processes …')
  const cluster = await startCluster({
    processes,
    folder: values.data,
    demo: values.demo,
    port: Number(values.port),
  })
  console.log(describe(cluster))
  await asked
  console.log('Stopping …')
  await cluster.stop()
}

function describe({ url, processes, postgres, redis, secrets }) {
  const lines = [
    `Clients    ${url}/`,
    `Vendors    ${url}/pro/`,
    `Operator   ${url}/admin/`,
    ...(values.demo
      ? [`Mailbox    ${url}/dev/mailbox`]
      : [`Admin      ${ADMIN_EMAIL} ${secrets.adminPassword}`, `Mails      ${values.data}/mails/`]),
    '',
    `Database   ${postgres.url} (${postgres.title})`,
    `Redis      ${redis.url}`,
    ...processes.map((each) => `${each.name}  ${each.url}`),
    `Logs       ${values.data}/*.log`,
    ...(values.demo || process.env.STRIPE_SECRET_KEY
      ? []
      : ['', 'Without STRIPE_SECRET_KEY and its two companions everything but a payment works.']),
  ]
  return `\n${lines.map((line) => `  ${line}`.trimEnd()).join('\n')}\n`
}

/** A Ctrl-C reaches us and npm, which passes it on: a repeated signal is the same one again. */
function untilAskedToEnd() {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, resolve)
  })
}
