import { parseArgs } from 'node:util'
import { runFuzz } from './fuzz/run.ts'

const USAGE = `npm run fuzz -- [--requests 20000] [--packets 10000] [--sequences 5000] [--seed <n>] [--short]`

const { values } = parseArgs({
  options: {
    requests: { type: 'string' },
    packets: { type: 'string' },
    sequences: { type: 'string' },
    seed: { type: 'string' },
    short: { type: 'boolean', default: false },
  },
})
const sizes = values.short
  ? { requests: 1_500, packets: 500, sequences: 200 }
  : { requests: 20_000, packets: 10_000, sequences: 5_000 }
const options = {
  requests: wholeNumber(values.requests, sizes.requests),
  packets: wholeNumber(values.packets, sizes.packets),
  sequences: wholeNumber(values.sequences, sizes.sequences),
  seed: wholeNumber(values.seed, Date.now() % 1_000_000),
}
const { count, lines } = await runFuzz({ ...options, print: console.log })
console.log(lines.join('\n'))
process.exit(count === 0 ? 0 : 1)

function wholeNumber(text: string | undefined, otherwise: number): number {
  if (text === undefined) return otherwise
  if (/^\d{1,9}$/.test(text)) return Number(text)
  console.error(USAGE)
  process.exit(2)
}
