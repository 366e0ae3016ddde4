// Commands of the two runners of tests, Vitest and Playwright Test, and the files in which they report.
import { join } from 'node:path'

const VITEST_REPORTER = join(import.meta.dirname, 'vitest-reporter.mjs')

/**
 * Runs projects of vitest.config.ts.
 * @param zone the time zone of the process; @param seed shuffles the files.
 */
export function vitest(projects, { zone, seed }) {
  const chosen = projects.flatMap((project) => ['--project', project])
  const shuffled = ['--sequence.shuffle.files', `--sequence.seed=${seed}`]
  return {
    command: [
      'vitest',
      ['run', ...chosen, ...shuffled, '--reporter=default', `--reporter=${VITEST_REPORTER}`],
    ],
    environment: zone && { TZ: zone },
    report: { runner: 'vitest', variable: 'VITEST_REPORT_FILE' },
  }
}

/** Runs a project of e2e/playwright.config.ts, or those files of it, or one part of it such as `1/4`. */
export function playwright(project, { zone, files = [], shard } = {}) {
  const words = ['test', '-c', 'e2e/playwright.config.ts', `--project=${project}`, '--reporter=list,json']
  if (shard) words.push(`--shard=${shard}`)
  return {
    command: ['playwright', [...words, ...files]],
    environment: zone && { TZ: zone },
    report: { runner: 'playwright', variable: 'PLAYWRIGHT_JSON_OUTPUT_FILE' },
  }
}
