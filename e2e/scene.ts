import type { Locator, Page } from 'playwright-core'

import type { Viewport } from './chromium.ts'

/**
 * Viewer of a page: a visitor, the demonstration's client, a client who has done nothing yet, the
 * demonstration's vendor, one who has applied and waits, or the demonstration's admin.
 */
export const VIEWERS = ['visitor', 'client', 'newcomer', 'vendor', 'applicant', 'admin'] as const
export type Viewer = (typeof VIEWERS)[number]

/** The ids of the people and things whose pages are shown. */
export interface Subjects {
  /** The vendor of the demonstration's vendor account, with whom the client has chatted. */
  known: string
  /** A vendor whose calendar is empty. */
  free: string
  /** The demonstration's client. */
  client: string
  /** A paid appointment of the known vendor that lies ahead. */
  appointment: string
  /** The demonstration's client in the book of the known vendor. */
  contact: string
  /** An open problem report; null where the demonstration has none. */
  report: string | null
  /** A vendor's own booking of the known vendor whose client was asked for money by a link, and the page of the link. */
  asked: string
  payPath: string
  /** An open report of a message, a decided one that the client has contested, and its complaint. */
  notice: string
  decision: string
  complaint: string
}

/** A page, or a state of one, that people can see. */
export interface Scene {
  /** Name of the scene and of its screenshots. */
  name: string
  viewer: Viewer
  path: string | ((subjects: Subjects) => string)
  /** Creates the state once the page has loaded, and waits for it, or for parts that load late. */
  show?: (page: Page, viewport: Viewport) => Promise<void>
  /** The only size that has this state. */
  only?: Viewport
  /** Console messages that this scene rightly causes. */
  expectedComplaints?: RegExp
  /** Removes what must not outlive the scene: routes, a cut connection. */
  undo?: (page: Page) => Promise<void>
}

export type Shown = Omit<Scene, 'viewer'>

/** Assigns a viewer to scenes. */
export const seenBy = (viewer: Viewer, scenes: Shown[]): Scene[] =>
  scenes.map((scene) => ({ ...scene, viewer }))

/** A Saturday morning: Ciara's paid appointment is tomorrow, another waits for her money, a third to be completed. */
export const SCENES_NOW = '2026-11-21T10:30:00Z'

/** Finds a button by its name. */
export const button = (within: Page | Locator, name: string | RegExp) => within.getByRole('button', { name })

/** Finds the open dialog, or the one of this name. */
export const dialog = (page: Page, name?: string | RegExp) => page.getByRole('dialog', name ? { name } : {})

/** Returns the step of a scene that waits for a visible heading. */
export const untilHeading = (name: string | RegExp) => (page: Page) =>
  page.getByRole('heading', { name }).filter({ visible: true }).first().waitFor()

/** Returns the step of a scene that waits for a visible text. */
export const untilText = (words: string | RegExp) => (page: Page) =>
  page.getByText(words).filter({ visible: true }).first().waitFor()

/** Waits for a chart, whose code loads late. */
export const untilChart = (page: Page) => page.locator('figure.chart svg').first().waitFor()
