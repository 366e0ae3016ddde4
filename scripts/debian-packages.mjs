// Installs programs for the tests from Debian's packages, where that is allowed.
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Debian keeps servers where only root's PATH looks. */
const MORE_FOLDERS = ['/usr/local/sbin', '/usr/sbin']

/** Returns the path of the first of these programs that is installed; `undefined` when none is. */
export function findProgram(...names) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...MORE_FOLDERS]
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable)
}

/** Returns whether packages can be installed: as root on Debian. */
export function isRootOnDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/os-release')) return false
  return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
}

/** Installs packages without starting what they bring. @returns whether that succeeded. */
export function installPackages(...packages) {
  return aptGet('update') && aptGet('install', '-y', '--no-install-recommends', ...packages)
}

function aptGet(...words) {
  // In run level 1 Debian starts no service that a package brings.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  return spawnSync('apt-get', ['-q', ...words], { stdio: 'inherit', env }).status === 0
}

/** Returns whether the file exists and may be run. */
export function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Ends the process with a message on how to fix the problem. */
export function fail(message) {
  console.error(`\n${message}\n`)
  process.exit(1)
}
