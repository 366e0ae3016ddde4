// Makes sure that the programs are there which tests drive.
import { ensureChromium } from '../ensure-chromium.mjs'
import { ensureFirefox } from '../ensure-firefox.mjs'
import { ensureServices } from '../ensure-services.mjs'

const ENSURE = { chromium: ensureChromium, firefox: ensureFirefox, services: () => ensureServices() }

/** Installs what is missing where that is allowed, or ends the process with a message that says what to do. */
export function ensurePrograms(needs) {
  for (const need of new Set(needs)) ENSURE[need]()
}
