import {
  chromium,
  devices,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
} from 'playwright-core'

import { chromiumPath, headlessChromiumPath } from '../scripts/ensure-chromium.mjs'

/** Flags that a headless Chromium on a server needs. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Launches the tests' own browser headless, in the shell without code for windows. */
export const LAUNCH_OPTIONS = { executablePath: headlessChromiumPath(), args: FLAGS }

/** Launches the whole browser, for features that the shell lacks: notifications, installing. */
export const WHOLE_BROWSER = { executablePath: chromiumPath(), args: FLAGS }

/** The two sizes that every page is made for. */
export const VIEWPORTS = {
  // One device pixel per CSS pixel: drawing seven times as many would show nothing more.
  phone: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
  desktop: { viewport: { width: 1440, height: 900 } },
} satisfies Record<string, BrowserContextOptions>

export type Viewport = keyof typeof VIEWPORTS

/** Starts the tests' headless browser; `flags` are added to the usual ones. */
export function launchChromium(flags: string[] = []): Promise<Browser> {
  return chromium.launch({ ...LAUNCH_OPTIONS, args: [...FLAGS, ...flags] })
}

/** Starts Chromium on a profile that outlives it, as people's own browsers do. */
export function launchProfile(folder: string, options: BrowserContextOptions): Promise<BrowserContext> {
  return chromium.launchPersistentContext(folder, { ...WHOLE_BROWSER, ...options })
}
