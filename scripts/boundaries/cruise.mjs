// Reads the imports of a folder with dependency-cruiser, which needs a TypeScript older than the project's: both are
// installed in this folder, when they are missing or their lock file has changed.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { withCheckoutLock } from '../checkout-lock.mjs'
import { RULES } from './rules.mjs'

const HERE = import.meta.dirname
const MARKER = join(HERE, 'node_modules/.anseo-lock')
const FOLDERS = ['apps', 'packages', 'e2e', 'bench', 'resilience', 'scripts']
/** Tests beside the code may import anything. Files of e2e are not exempt. */
const TESTS = ['^(apps|packages)/.*[.]test[.]', '^(apps|packages)/.*/testing/']
const NOT_OURS = ['(^|/)(build|dist|[.]react-router|[.]cache|[.]data)/', '^scripts/boundaries/']

/**
 * @param {string} root a folder laid out like this project
 * @returns the modules found and the violations `{ rule, from, to }` of RULES, as dependency-cruiser found them
 */
export async function cruiseFolder(root) {
  if (!isInstalled()) await withCheckoutLock('boundaries', install)
  const { cruise } = await import('dependency-cruiser')
  const { output } = await cruise(
    FOLDERS.filter((folder) => existsSync(join(root, folder))),
    {
      baseDir: root,
      validate: true,
      ruleSet: { forbidden: RULES },
      parser: 'tsc',
      tsPreCompilationDeps: true,
      exclude: { path: [...TESTS, ...NOT_OURS] },
      doNotFollow: { path: 'node_modules' },
    },
    { exportsFields: ['exports'], conditionNames: ['import', 'types', 'node', 'default'] },
  )
  return {
    modules: output.modules.filter(({ source }) => FOLDERS.includes(source.split('/')[0])),
    violations: output.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
  }
}

function isInstalled() {
  return existsSync(MARKER) && readFileSync(MARKER, 'utf8') === lockFile()
}

function install() {
  if (isInstalled()) return
  console.log('Installing dependency-cruiser (npm ci) …')
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: HERE,
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error('npm ci failed in scripts/boundaries. Is the network reachable?')
  writeFileSync(MARKER, lockFile())
}

function lockFile() {
  return readFileSync(join(HERE, 'package-lock.json'), 'utf8')
}
