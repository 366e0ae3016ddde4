import {
  chromium,
  devices,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
} from 'playwright-core'

import { chromiumPath, headlessChromiumPath } from '../scripts/ensure-chromium.mjs'

/** Flags that a headless Chromium on a server needs. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The two sizes that every page is made for. */
export const VIEWPORTS = {
  phone: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
  desktop: { viewport: { width: 1440, height: 900 } },
} satisfies Record<string, BrowserContextOptions>

export type Viewport = keyof typeof VIEWPORTS

/** Starts the installed Chromium without a window; `flags` go on top of the usual ones. */
export function launchChromium(flags: string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: headlessChromiumPath(),
    headless: true,
    args: [...CHROMIUM_FLAGS, ...flags],
  })
}

/** Starts Chromium on a profile that outlives it, as people's own browsers do. */
export function launchProfile(folder: string, options: BrowserContextOptions): Promise<BrowserContext> {
  const executablePath = chromiumPath()
  return chromium.launchPersistentContext(folder, {
    executablePath,
    headless: true,
    args: CHROMIUM_FLAGS,
    ...options,
  })
}
