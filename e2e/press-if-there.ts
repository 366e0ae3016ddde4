import type { Locator } from 'playwright-core'

const TIMEOUT_MS = 3_000

/** Presses a button after a login has ended elsewhere: the page may already have noticed it and be leaving. */
export const pressIfThere = (button: Locator): Promise<void> =>
  button.click({ timeout: TIMEOUT_MS }).catch(() => undefined)
