import { parseArgs } from 'node:util'
import { exactFigure, type Figure } from './figure.ts'
import { circumstances, printFigures, writeResults } from './report.ts'
import type { Effort, Row } from './row.ts'
import { ROWS } from './rows.ts'
import { openStage, type Stage } from './stage.ts'

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
const isWhole = positionals.length === 0
const chosen = ROWS.filter(({ name, byName }) => (isWhole ? !byName : positionals.includes(name)))
const before = circumstances()
const stage = await openStage()
// PostgreSQL runs apart from this process and would outlive it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void stage.close().finally(() => process.exit(1)))
}
const figures: Figure[] = []
try {
  for (const row of chosen) figures.push(...(await measureRow(row, stage)))
} finally {
  await stage.close()
}
// The table in the repository is whole, or it stays as it was.
if (!values.quick && isWhole) await writeResults(figures, effort, before)

/** Measures one row. A failure counts as a missed goal, and the rows after it still run. */
async function measureRow(row: Row, on: Stage): Promise<Figure[]> {
  const measured = await row
    .measure(on, effort)
    .catch((error: unknown) => [
      exactFigure(
        row.name,
        `not measured: ${error instanceof Error ? error.message : String(error)}`,
        'measured',
        false,
      ),
    ])
  await on.clear()
  printFigures(measured)
  return measured
}
