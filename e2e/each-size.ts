import { test } from '@playwright/test'

import type { Viewport } from './chromium.ts'

export const SIZES = ['phone', 'desktop'] as const satisfies Viewport[]

/** The tags of a test on that size: `npm test` runs it on the phone, `npm run test:deep` on the desktop too. */
export const tagsOf = (viewport: Viewport): string[] => (viewport === 'desktop' ? ['@deep'] : [])

/** Declares a group of tests once for each size. */
export function onEachSize(declare: (viewport: Viewport) => void): void {
  for (const viewport of SIZES) {
    test.describe(`on a ${viewport}`, { tag: tagsOf(viewport) }, () => declare(viewport))
  }
}
