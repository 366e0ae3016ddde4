import type { Locator, Page } from 'playwright-core'

import type { Viewport } from './chromium.ts'

/**
 * Viewer of a page: a visitor, the demonstration's client, a client who has done nothing yet, the
 * demonstration's vendor, one who has applied and waits, or the demonstration's admin.
 */
export const VIEWERS = ['visitor', 'client', 'newcomer', 'vendor', 'applicant', 'admin'] as const
export type Viewer = (typeof VIEWERS)[number]

/** Whose pages are shown, by their ids. */
export interface Subjects {
  /** The vendor of the demonstration's vendor account, with whom the client has chatted. */
  known: string
  /** A vendor whose calendar is empty. */
  free: string
  /** The demonstration's client. */
  client: string
  /** A paid appointment of the known vendor that lies ahead. */
  appointment: string
  /** An open problem report; null where the demonstration has none. */
  report: string | null
}

/** A page, or a state of one, that people can see. */
export interface Scene {
  /** Also the name of its screenshots. */
  name: string
  viewer: Viewer
  path: string | ((subjects: Subjects) => string)
  /** Brings the state about once the page is there, and waits for it; for a page, waits for what loads late. */
  show?: (page: Page, viewport: Viewport) => Promise<void>
  /** The only size that has this state. */
  only?: Viewport
  /** Console messages that this scene rightly causes. */
  expectedComplaints?: RegExp
  /** Removes what must not outlive the scene: routes, a cut connection. */
  undo?: (page: Page) => Promise<void>
}

export type Shown = Omit<Scene, 'viewer'>

export const seenBy = (viewer: Viewer, scenes: Shown[]): Scene[] =>
  scenes.map((scene) => ({ ...scene, viewer }))

/** A Saturday morning: Ciara's paid appointment is tomorrow, another waits for her money, a third to be completed. */
export const SCENES_NOW = '2026-11-21T10:30:00Z'

export const button = (within: Page | Locator, name: string | RegExp) => within.getByRole('button', { name })
export const dialog = (page: Page, name?: string | RegExp) => page.getByRole('dialog', name ? { name } : {})
export const heading = (name: string | RegExp) => (page: Page) =>
  page.getByRole('heading', { name }).filter({ visible: true }).first().waitFor()
export const text = (words: string | RegExp) => (page: Page) =>
  page.getByText(words).filter({ visible: true }).first().waitFor()
