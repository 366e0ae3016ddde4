import { execFileSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'
import { join } from 'node:path'
import type { Figure } from './figure.ts'
import type { Effort } from './row.ts'

const FILE = join(import.meta.dirname, 'RESULTS.md')
const HEADINGS = ['what', 'ours', 'limit', 'ratio', 'goal', 'met']

/** Place and time of the measurement; the load shows whether the machine had other work. */
export interface Circumstances {
  startedAt: Date
  /** Processes that wanted a core in the minute before the first measurement. */
  loadBefore: number
}

/** Reads the circumstances before anything is measured. */
export const circumstances = (): Circumstances => ({ startedAt: new Date(), loadBefore: loadavg()[0]! })

/** Prints lines of the table as they come. */
export function printFigures(figures: readonly Figure[]): void {
  for (const { what, ours, limit, ratio, goal, met } of figures) {
    const against = limit === '' ? '' : ` over ${limit}: ${ratio}`
    console.log(`${met ? 'met   ' : 'MISSED'}  ${what}: ${ours}${against} (${goal})`)
  }
}

/** Writes the whole table with machine, date and commit. */
export async function writeResults(
  figures: readonly Figure[],
  effort: Effort,
  { startedAt, loadBefore }: Circumstances,
): Promise<void> {
  const missed = figures.filter(({ met }) => !met).length
  const lines = figures.map(({ what, ours, limit, ratio, goal, met }) =>
    [what, ours, limit, ratio, goal, met ? 'yes' : '**missed**'].join(' | '),
  )
  const text = [
    '# Results',
    '',
    'Written by `npm run bench`; what each line is and how it is measured stands in `docs/performance.md`.',
    '',
    `- Machine: ${machine()}`,
    `- Date: ${startedAt.toISOString().slice(0, 16).replace('T', ' ')} UTC; commit ${commit()}`,
    `- Rounds: ${effort.rounds} of ${effort.seconds} s each, in turn with their limits; medians`,
    `- Other work: ${otherWork(loadBefore)}`,
    `- Goals: ${figures.length - missed} of ${figures.length} met`,
    '',
    `| ${HEADINGS.join(' | ')} |`,
    `| ${HEADINGS.map(() => '---').join(' | ')} |`,
    ...lines.map((line) => `| ${line} |`),
    '',
  ].join('\n')
  await writeFile(FILE, text)
}

const machine = () =>
  `${availableParallelism()} cores of ${cpus()[0]?.model.trim() ?? 'an unknown kind'}, ` +
  `${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`

const commit = () => execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()

const otherWork = (load: number) =>
  load < 0.5
    ? 'none'
    : `the machine had ${load.toFixed(1)} processes at work before the first measurement; figures without a limit beside them suffer most`
