import { parseArgs } from 'node:util'
import type { Figure } from './figure.ts'
import { printFigures } from './report.ts'
import type { Effort } from './row.ts'
import { ROWS } from './rows.ts'
import { openStage } from './stage.ts'

const { values, positionals } = parseArgs({
  options: { quick: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const unknown = positionals.filter((name) => !ROWS.some((row) => row.name === name))
if (unknown.length > 0) {
  console.error(`No such row: ${unknown.join(', ')}. There are: ${ROWS.map(({ name }) => name).join(', ')}.`)
  process.exit(1)
}

const effort: Effort = values.quick
  ? { quick: true, rounds: 1, seconds: 1 }
  : { quick: false, rounds: 3, seconds: 5 }
const stage = await openStage()
const figures: Figure[] = []
try {
  for (const row of ROWS) {
    if (positionals.length > 0 && !positionals.includes(row.name)) continue
    const measured = await row.measure(stage, effort)
    await stage.clear()
    printFigures(measured)
    figures.push(...measured)
  }
} finally {
  await stage.close()
}
