import { parseArgs } from 'node:util'
import { PRODUCT } from './composition.ts'
import { PLANTED_FAULTS } from './planted-faults.ts'
import { BrokenInvariant } from './invariants/hold.ts'
import { type Failure, simulate } from './simulate.ts'

const USAGE = `npm run simulate -- [--seed 1] [--histories 10000] [--path <path of a failure>] [--plant <bug>]
Bugs that can be planted: ${Object.keys(PLANTED_FAULTS).join(', ')}`
const PROGRESS_EVERY = 1000

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    histories: { type: 'string', default: '10000' },
    path: { type: 'string' },
    plant: { type: 'string' },
  },
})
const seed = wholeNumber(values.seed)
const histories = wholeNumber(values.histories)
const composition = values.plant === undefined ? PRODUCT : PLANTED_FAULTS[values.plant]
if (seed === null || !histories || !composition) {
  console.error(USAGE)
  process.exit(2)
}

const began = performance.now()
const seconds = () => `${((performance.now() - began) / 1000).toFixed(1)} s`
const failure = simulate({
  seed,
  histories,
  composition,
  path: values.path,
  onHeld: (held) => {
    if (held % PROGRESS_EVERY === 0) console.error(`${held} of ${histories} histories, ${seconds()}`)
  },
})
console.log(failure ? report(failure) : `${histories} histories of seed ${seed} held, ${seconds()}`)
process.exit(failure ? 1 : 0)

function wholeNumber(text: string): number | null {
  return /^-?\d+$/.test(text) ? Number(text) : null
}

/** Returns the description of a failure, and the command to see it again. */
function report({ seed, path, held, lines, broken }: Failure): string {
  const plant = values.plant ? ` --plant ${values.plant}` : ''
  const found = broken instanceof BrokenInvariant ? broken.message : broken.stack
  return `${lines.join('\n')}

${found}
Broken after ${held} histories that held. The shortest one is above; to see it again:
npm run simulate -- --seed ${seed} --path ${path}${plant}`
}
