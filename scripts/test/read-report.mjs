// Reads a runner's report of its tests.
import { existsSync, readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'

const PLAYWRIGHT_OUTCOMES = { expected: 'passed', flaky: 'passed', unexpected: 'failed', skipped: 'skipped' }
/** Reads the report of vitest-reporter.mjs. */
const READ = { vitest: (report) => report, playwright: readPlaywright }
const NOTHING = { tests: [], errors: 1 }

/**
 * @returns the tests `{ file, title, seconds, outcome: 'passed' | 'failed' | 'skipped', flaky, error }` and their sums,
 *   where `error` is the message of the first failure, if there was one; a run that failed without a failed test, or ended without a report, counts as one.
 */
export function readReport(runner, path, succeeded) {
  const { tests, errors } = existsSync(path) ? READ[runner](JSON.parse(readFileSync(path, 'utf8'))) : NOTHING
  const count = (outcome) => tests.filter((test) => test.outcome === outcome).length
  const failed = count('failed') + errors
  return {
    succeeded: succeeded && failed === 0,
    passed: count('passed'),
    failed: succeeded ? failed : Math.max(1, failed),
    skipped: count('skipped'),
    tests,
  }
}

function readPlaywright({ config, suites, errors }) {
  // The outermost suite of a test is its file.
  const testsOf = ({ specs, suites: inner = [] }, groups) => [
    ...specs.flatMap(({ file, title, tests }) =>
      tests.map(({ status, results }) => ({
        file: relative('.', resolve(config.rootDir, file)),
        title: [...groups, title].join(' > '),
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
        outcome: PLAYWRIGHT_OUTCOMES[status],
        flaky: status === 'flaky',
        error: results.find(({ error }) => error)?.error.message,
      })),
    ),
    ...inner.flatMap((suite) => testsOf(suite, [...groups, suite.title])),
  ]
  return { tests: suites.flatMap((suite) => testsOf(suite, [])), errors: errors.length }
}
