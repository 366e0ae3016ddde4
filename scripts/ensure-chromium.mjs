// Finds the Chromium that the browser tests drive; as root on Debian, installs it when there is none.
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
const PACKAGES = ['chromium', 'fonts-liberation', 'fonts-noto-color-emoji']

/** Path of the browser: `CHROMIUM_PATH`, else one on PATH; `undefined` when there is none. */
export function chromiumPath() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  const folders = (process.env.PATH ?? '').split(delimiter)
  return [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), MAC].find(isExecutable)
}

/** Makes sure that there is a browser, or ends the process with a message that says what to do. */
export function ensureChromium() {
  const found = chromiumPath()
  if (found && isExecutable(found)) return
  if (found) fail(`CHROMIUM_PATH names ${found}, which cannot be run.`)
  if (!isRootOnDebian()) {
    fail(
      'The browser tests need Chromium or Chrome. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
    )
  }
  console.log('Installing Chromium for the browser tests (apt-get) …')
  aptGet('update')
  aptGet('install', '-y', '--no-install-recommends', ...PACKAGES)
  if (!chromiumPath()) fail('apt-get installed Chromium, but it is not on the PATH. Set CHROMIUM_PATH.')
}

function isRootOnDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/os-release')) return false
  return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
}

function aptGet(...words) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const { status } = spawnSync('apt-get', ['-q', ...words], { stdio: 'inherit', env })
  if (status !== 0) fail(`apt-get ${words[0]} failed. Install Chromium by hand, or set CHROMIUM_PATH.`)
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function fail(message) {
  console.error(`\n${message}\n`)
  process.exit(1)
}

if (import.meta.main) ensureChromium()
