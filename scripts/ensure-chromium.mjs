// Finds the Chromium that the browser tests drive; as root on Debian, installs it when there is none.
import { fail, findProgram, installPackages, isExecutable, isRootOnDebian } from './debian-packages.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
const HEADLESS_SHELL = 'chromium-headless-shell'
const PACKAGES = ['chromium', HEADLESS_SHELL, 'fonts-liberation', 'fonts-noto-color-emoji']

/** Returns the path of the browser: `CHROMIUM_PATH`, else one on PATH; `undefined` when there is none. */
export function chromiumPath() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  return findProgram(...NAMES) ?? [MAC].find(isExecutable)
}

/**
 * Returns the path of Chromium without windows, which needs half of the processor time; if it is not installed, that of the
 * whole browser.
 */
export function headlessChromiumPath() {
  return process.env.CHROMIUM_PATH || findProgram(HEADLESS_SHELL) || chromiumPath()
}

/** Makes sure that a browser is installed, or ends the process with a message on how to install it. */
export function ensureChromium() {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen && !isExecutable(chosen)) fail(`CHROMIUM_PATH names ${chosen}, which cannot be run.`)
  if (chosen || (chromiumPath() && findProgram(HEADLESS_SHELL))) return
  if (!isRootOnDebian()) {
    if (chromiumPath()) return
    fail(
      'The browser tests need Chromium or Chrome. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
    )
  }
  console.log('Installing Chromium for the browser tests (apt-get) …')
  if (!installPackages(...PACKAGES)) fail('apt-get failed. Install Chromium by hand, or set CHROMIUM_PATH.')
  if (!chromiumPath()) fail('apt-get installed Chromium, but it is not on the PATH. Set CHROMIUM_PATH.')
}

if (import.meta.main) ensureChromium()
