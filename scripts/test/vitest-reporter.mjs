// Writes the result of each test to the file named by VITEST_REPORT_FILE: Vitest's own JSON does not say which
// tests passed only at a second try.
import { writeFileSync } from 'node:fs'

export default class TestReporter {
  onTestRunEnd(modules, unhandledErrors) {
    const tests = modules.flatMap((module) => [...module.children.allTests()].map(describe))
    const broken = modules.filter((module) => module.errors().length > 0).length
    const report = { tests, errors: broken + unhandledErrors.length }
    writeFileSync(process.env.VITEST_REPORT_FILE, JSON.stringify(report))
  }
}

function describe(test) {
  const { duration = 0, flaky = false } = test.diagnostic() ?? {}
  return {
    file: test.module.relativeModuleId,
    title: test.fullName,
    seconds: duration / 1000,
    outcome: outcomeOf(test.result().state),
    flaky,
    error: test.result().errors?.[0]?.message,
  }
}

/** A test that never ran, as its file was ended, has failed. */
function outcomeOf(state) {
  return state === 'pending' ? 'failed' : state
}
