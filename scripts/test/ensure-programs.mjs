// Makes sure that the programs for the tests are installed.
import { ensureChromium } from '../ensure-chromium.mjs'
import { ensureFirefox } from '../ensure-firefox.mjs'
import { ensureServices } from '../ensure-services.mjs'

const ENSURE = { chromium: ensureChromium, firefox: ensureFirefox, services: () => ensureServices() }

/** Installs missing programs where that is allowed, or ends the process with a message on how to install them. */
export function ensurePrograms(needs) {
  for (const need of new Set(needs)) ENSURE[need]()
}
