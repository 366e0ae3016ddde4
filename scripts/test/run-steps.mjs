// Runs steps in parallel: the tests one after the other, with their output as it comes, and at the same time the checks,
// whose output is shown when they end.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { memoryFolder } from './memory-folder.mjs'
import { readReport } from './read-report.mjs'
import { runCommand } from './run-command.mjs'

const folder = memoryFolder()
/** The environment that places the tests' temporary files in memory. */
const IN_MEMORY = folder && { TMPDIR: folder }

/** Two checks run in parallel when no tests keep a core busy. */
const CHECKS_AT_ONCE = 2

/** @returns the result of each step, in their order. A failed step does not keep the next ones from running. */
export async function runSteps(steps) {
  const reports = mkdtempSync(join(tmpdir(), 'anseo-reports-'))
  const runs = new Map(steps.map((step) => [step.name, Promise.withResolvers()]))
  const finish = (step, result) => {
    console.log(`\n${step.name}: ${result.succeeded ? 'ok' : 'FAILED'} in ${result.seconds.toFixed(1)} s`)
    runs.get(step.name).resolve({ name: step.name, ...result })
  }
  const runNext = async (queue) => {
    for (let step = queue.shift(); step; step = queue.shift()) {
      const before = await runs.get(step.after)?.promise
      if (before?.succeeded === false) finish(step, notRun(before))
      else finish(step, await runStep(step, join(reports, `${runs.size}-${queue.length}.json`)))
    }
  }
  const parallel = steps.filter((step) => step.parallel)
  const tests = steps.filter((step) => !step.parallel)
  const lanes = tests.length > 0 ? 1 : CHECKS_AT_ONCE
  await Promise.all([runNext(tests), ...Array.from({ length: lanes }, () => runNext(parallel))])
  rmSync(reports, { recursive: true, force: true })
  return Promise.all([...runs.values()].map(({ promise }) => promise))
}

async function runStep({ name, command, environment, parallel, report }, path) {
  if (!parallel) console.log(heading(name))
  const began = performance.now()
  const { succeeded, output } = await runCommand(command, {
    environment: { ...environment, ...(report && { [report.variable]: path, ...IN_MEMORY }) },
    captured: parallel,
  })
  if (parallel) console.log(`${heading(name)}\n${output.trimEnd()}`)
  const seconds = (performance.now() - began) / 1000
  return { seconds, ...(report ? readReport(report.runner, path, succeeded) : check(succeeded, output)) }
}

/** Returns the result of a step without tests: it counts only when it fails, and its output is shown again with the summary. */
function check(succeeded, output) {
  return { succeeded, passed: 0, failed: succeeded ? 0 : 1, skipped: 0, tests: [], output }
}

function notRun({ name }) {
  console.log(`\nNot run without what failed before: ${name}.`)
  return { seconds: 0, ...check(false) }
}

const heading = (name) => `\n── ${name} ${'─'.repeat(Math.max(0, 70 - name.length))}`
