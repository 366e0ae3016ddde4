// Runs everything that must be green, in order, and tells at the end how many tests passed and failed.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const ZONES = ['UTC', 'Europe/Dublin', 'America/Los_Angeles', 'Asia/Kolkata', 'Pacific/Kiritimati']
const reports = mkdtempSync(join(tmpdir(), 'anseo-reports-'))
const total = { passed: 0, failed: 0 }
const failedSteps = []

step('Format', () => check('prettier', ['--check', '--log-level=warn', '.']))
step('Types', () => check('node', ['scripts/typecheck.mjs']))
step('Lint', () => check('oxlint', ['--deny-warnings']))
step('Unused code', () => check('knip', []))
step('Packaging', () =>
  check('node', ['--disable-warning=ExperimentalWarning', 'scripts/check-packaging.mjs']),
)
step('Requirements', () => check('node', ['scripts/requirements.mjs']))
for (const zone of ZONES) step(`Domain under TZ=${zone}`, () => vitest('domain', { TZ: zone }))
step('Unit', () => vitest('unit'))
step('Integration', () => vitest('server'))
step('Sites', () => check('node', ['scripts/build-sites.mjs']))
step('Resilience', () => vitest('resilience'))
step('Browser', () => vitest('e2e'))

rmSync(reports, { recursive: true, force: true })
if (failedSteps.length > 0) console.log(`\nFailed: ${failedSteps.join(', ')}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(failedSteps.length > 0 ? 1 : 0)

/** A step that fails does not hide what the next ones would have found. */
function step(heading, work) {
  console.log(`\n── ${heading} ${'─'.repeat(Math.max(0, 70 - heading.length))}`)
  const began = performance.now()
  const succeeded = work()
  if (!succeeded) failedSteps.push(heading)
  console.log(
    `${heading}: ${succeeded ? 'ok' : 'FAILED'} in ${((performance.now() - began) / 1000).toFixed(1)} s`,
  )
}

/** A step without tests; it appears in the sum only when it fails. */
function check(program, words) {
  const succeeded = run(program, words)
  if (!succeeded) total.failed += 1
  return succeeded
}

function run(program, words, env = {}) {
  const path = program === 'node' ? process.execPath : `node_modules/.bin/${program}`
  return spawnSync(path, words, { stdio: 'inherit', env: { ...process.env, ...env } }).status === 0
}

/** Runs one project of vitest.config.ts and adds up its tests; a file that does not even load counts as a failure. */
function vitest(project, env) {
  const report = join(reports, `${project}-${env?.TZ.replace('/', '-') ?? 'run'}.json`)
  const words = ['run', '--project', project, '--passWithNoTests']
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const succeeded = run('vitest', [...words, ...reporters], env)
  const counts = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {}
  const failed = counts.numFailedTests ?? 0
  total.passed += counts.numPassedTests ?? 0
  total.failed += succeeded ? failed : Math.max(1, failed)
  return succeeded
}
