// Prints the summary of a run: durations, failures and slowest tests.
import { stripVTControlCharacters } from 'node:util'

const SLOWEST = 20
const MAX_LINES = 20

/** @returns the exit code: 1 when anything failed. The last line says how many tests passed and failed. */
export function printSummary(results) {
  const tests = results.flatMap((result) => result.tests)
  printSteps(results)
  printTests(`The slowest ${SLOWEST} tests`, slowest(tests))
  printTests(
    'Passed only at a second try',
    tests.filter(({ flaky }) => flaky),
  )
  printTests(
    'Skipped',
    tests.filter(({ outcome }) => outcome === 'skipped'),
  )
  printTests(
    'Failed',
    tests.filter(({ outcome }) => outcome === 'failed'),
  )
  const failedSteps = results.filter(({ succeeded }) => !succeeded)
  for (const { name, output } of failedSteps) if (output) printOutput(name, output)
  if (failedSteps.length > 0) console.log(`\nFailed steps: ${failedSteps.map(({ name }) => name).join(', ')}`)
  const [passed, failed, skipped] = ['passed', 'failed', 'skipped'].map((key) => sum(results, key))
  console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
  return failedSteps.length > 0 ? 1 : 0
}

function printSteps(results) {
  console.log('\n── Steps ─────────────────────────────────────── seconds   passed  failed  skipped')
  for (const { name, succeeded, seconds, passed, failed, skipped } of results) {
    const figures = [seconds.toFixed(1).padStart(12), passed, failed, skipped].map((figure) =>
      String(figure || '').padStart(8),
    )
    console.log(`${succeeded ? '  ' : '✗ '}${name.padEnd(40)}${figures.join('')}`)
  }
}

function printOutput(name, output) {
  console.log(
    `\n── End of the output of ${name} ──\n${output.trimEnd().split('\n').slice(-MAX_LINES).join('\n')}`,
  )
}

function slowest(tests) {
  const sorted = tests.toSorted((one, other) => other.seconds - one.seconds).slice(0, SLOWEST)
  return sorted.map((test) => ({ ...test, error: undefined }))
}

function printTests(heading, tests) {
  if (tests.length === 0) return
  console.log(`\n── ${heading} ${'─'.repeat(Math.max(0, 70 - heading.length))}`)
  for (const { seconds, file, title, error } of tests) {
    console.log(`${seconds.toFixed(1).padStart(7)} s  ${file}: ${title}`)
    if (error) console.log(indented(stripVTControlCharacters(error).split('\n').slice(0, MAX_LINES)))
  }
}

const indented = (lines) => lines.map((line) => `           ${line}`).join('\n')

function sum(results, key) {
  return results.reduce((total, result) => total + result[key], 0)
}
