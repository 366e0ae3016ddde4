import { parseArgs } from 'node:util'
import { runChaos } from './chaos/run.ts'

const USAGE = `npm run chaos -- [--kills 50] [--database 10] [--clients 20] [--seed <n>] [--short]`

const { values } = parseArgs({
  options: {
    kills: { type: 'string' },
    database: { type: 'string' },
    clients: { type: 'string' },
    seed: { type: 'string' },
    short: { type: 'boolean', default: false },
  },
})
const sizes = values.short ? { kills: 3, database: 1, clients: 8 } : { kills: 50, database: 10, clients: 20 }
const options = {
  kills: wholeNumber(values.kills, sizes.kills),
  databaseKills: wholeNumber(values.database, sizes.database),
  clients: wholeNumber(values.clients, sizes.clients),
  seed: wholeNumber(values.seed, Date.now() % 1_000_000),
}
console.log(`chaos with seed ${options.seed}`)
const { lines, findings } = await runChaos({ ...options, readyWithinMs: 5_000, print: console.log })
console.log(lines.join('\n'))
console.log(findings.length === 0 ? 'Nothing was lost, nothing is there twice.' : findings.join('\n'))
process.exit(findings.length === 0 ? 0 : 1)

function wholeNumber(text: string | undefined, otherwise: number): number {
  if (text === undefined) return otherwise
  if (/^\d{1,9}$/.test(text)) return Number(text)
  console.error(USAGE)
  process.exit(2)
}
