// Runs the tests: everything that must be green, the deep rest of it (--deep), a part (--only), or the named files.
import { chooseSteps } from './test/choose-steps.mjs'
import { runFiles } from './test/run-files.mjs'
import { readOptions } from './test/options.mjs'
import { printSummary } from './test/print-summary.mjs'
import { ensurePrograms } from './test/ensure-programs.mjs'
import { runSteps } from './test/run-steps.mjs'

const options = readOptions(process.argv.slice(2))

if (options.files.length > 0 || options.title) {
  process.exitCode = runFiles(options)
} else {
  const steps = chooseSteps(options)
  ensurePrograms(steps.flatMap(({ needs = [] }) => needs))
  const results = await runSteps(steps)
  process.exitCode = printSummary(results)
}
