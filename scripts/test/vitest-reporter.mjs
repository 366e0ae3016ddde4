// Writes the result of each test to the file named by VITEST_REPORT_FILE: Vitest's own JSON does not say which
// tests passed only at a second try.
import { writeFileSync } from 'node:fs'

export default class TestReporter {
  onTestRunEnd(modules, unhandledErrors) {
    const tests = modules.flatMap((module) => [...module.children.allTests()].map(describe))
    const groups = modules.flatMap((module) => [module, ...module.children.allSuites()])
    const broken = groups.filter((group) => group.errors().length > 0).map(describeBroken)
    const report = { tests: [...tests, ...broken], errors: unhandledErrors.length }
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

/** A file or group of tests fails as one when it cannot be loaded, prepared or closed; its tests are then skipped. */
function describeBroken(group) {
  const { file, name } =
    group.type === 'module'
      ? { file: group.relativeModuleId, name: 'the whole file' }
      : { file: group.module.relativeModuleId, name: group.fullName }
  const error = group.errors()[0].message
  return { file, title: `${name} (outside of its tests)`, seconds: 0, outcome: 'failed', flaky: false, error }
}

/** A test that never ran because its file was ended counts as failed. */
function outcomeOf(state) {
  return state === 'pending' ? 'failed' : state
}
