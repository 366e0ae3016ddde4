import { parseArgs } from 'node:util'
import { runSoak } from './soak/run.ts'

const USAGE = 'npm run soak -- [--minutes 30] [--short]'

const { values } = parseArgs({
  options: { minutes: { type: 'string' }, short: { type: 'boolean', default: false } },
})
const minutes = Number(values.minutes ?? (values.short ? 1 : 30))
if (!(minutes > 0 && minutes <= 24 * 60)) {
  console.error(USAGE)
  process.exit(2)
}
const { lines, findings } = await runSoak({
  minutes,
  mostGrowth: values.short ? 0.25 : 0.1,
  print: console.log,
})
console.log(lines.join('\n'))
console.log(findings.length === 0 ? 'It holds no more than after the warm-up.' : findings.join('\n'))
process.exit(findings.length === 0 ? 0 : 1)
