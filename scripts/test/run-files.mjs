// Runs single files in the runner that owns them, with its output as it comes.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

import { ensurePrograms } from './ensure-programs.mjs'
import { findTestFiles } from './find-test-files.mjs'

const NEEDS_SERVICES = /redis-server|start-cluster|cluster\/proxy/
const VITEST_PROJECTS = ['domain', 'unit', 'server']
const VITEST_DEEP_PROJECTS = ['server-deep', 'resilience']
const LONG_FORM = '@anseo/test-support/thorough'

/**
 * @returns the exit code. With `deep` the long forms and deep browser tests of the files run; a file that is named for
 *   deep tests has no others.
 */
export function runFiles({ files: words, title, deep }) {
  const files = findTestFiles(words, title)
  if (files.some((file) => NEEDS_SERVICES.test(readFileSync(file, 'utf8')))) ensurePrograms(['services'])
  const forVitest = files.filter((file) => !file.startsWith('e2e/'))
  const forBrowser = files.filter((file) => file.startsWith('e2e/'))
  const isDeep = (file) => file.endsWith('.deep.test.ts') || (deep && hasDeep(file))
  const isFast = (file) => !isDeep(file)
  const codes = [
    vitest(VITEST_PROJECTS, forVitest.filter(isFast), title),
    vitest(VITEST_DEEP_PROJECTS, forVitest.filter(isDeep), title),
    browser('browser', forBrowser.filter(isFast), title),
    browser('browser-deep', forBrowser.filter(isDeep), title),
  ]
  return Math.max(...codes)
}

const hasDeep = (file) => file.startsWith('e2e/') || readFileSync(file, 'utf8').includes(LONG_FORM)

function vitest(projects, files, title) {
  if (files.length === 0) return 0
  const chosen = projects.flatMap((project) => ['--project', project])
  return run('node_modules/.bin/vitest', ['run', ...chosen, ...(title ? ['-t', title] : []), ...files])
}

function browser(project, files, title) {
  if (files.length === 0) return 0
  ensurePrograms(project === 'browser' ? ['chromium'] : ['chromium', 'firefox'])
  const config = ['-c', 'e2e/playwright.config.ts', `--project=${project}`]
  return (
    run(process.execPath, ['scripts/build-sites.mjs']) ||
    run('node_modules/.bin/playwright', ['test', ...config, ...(title ? ['-g', title] : []), ...files])
  )
}

function run(program, words) {
  return spawnSync(program, words, { stdio: 'inherit' }).status ?? 1
}
