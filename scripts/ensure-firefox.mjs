// Finds the Firefox that the deep browser tests drive; as root on Debian, installs it when there is none.
import { fail, findProgram, installPackages, isExecutable, isRootOnDebian } from './debian-packages.mjs'

const NAMES = ['firefox-esr', 'firefox']

/** Returns the path of Firefox: `FIREFOX_PATH`, else one on PATH; `undefined` when there is none. */
export function firefoxPath() {
  return process.env.FIREFOX_PATH || findProgram(...NAMES)
}

/** Makes sure that Firefox is installed, or ends the process with a message on how to install it. */
export function ensureFirefox() {
  const found = firefoxPath()
  if (found && isExecutable(found)) return
  if (found) fail(`FIREFOX_PATH names ${found}, which cannot be run.`)
  const byHand =
    'The deep tests need Firefox. Install it (Debian: apt-get install firefox-esr) or set FIREFOX_PATH.'
  if (!isRootOnDebian()) fail(byHand)
  console.log('Installing Firefox for the deep tests (apt-get) …')
  if (!installPackages('firefox-esr') || !firefoxPath()) fail(byHand)
}

if (import.meta.main) ensureFirefox()
