import type { Page } from 'playwright-core'
import { barriersOf } from './accessibility.ts'
import { collectComplaints, expect, test } from './browser.ts'
import { VIEWPORTS, type Viewport } from './chromium.ts'
import { brokenAmounts, focusedUnseen, outlineOf, overflowAt, shiftsOf, watchShifts } from './page-facts.ts'
import { enlargeText, notReflowed } from './large-text.ts'
import type { Scene, Viewer } from './scene.ts'
import { SCENES } from './scenes.ts'
import { type PreparedProduct, startPreparedProduct } from './prepared-product.ts'
import { becomeViewer, setStage, showScene, type Stage } from './stage.ts'

/** Further widths of the window that each size stands for. */
const OTHER_WIDTHS: Record<Viewport, number[]> = { phone: [360], desktop: [1024, 768] }
/** The narrowest window that a page reflows to, also with text at 200 % (WCAG 1.4.10). */
const NARROWEST = 320
const MAX_SHIFT = 0.02
/** Limit of layout shift on the working pages, whose parts load in any order: below the "poor" of web.dev's CLS. */
const MAX_SHIFT_AT_WORK = 0.25
/** Few enough that a test ends in time on a slow machine too, and that its second try is short. */
const SCENES_PER_TEST = 12
const AT_WORK: ReadonlySet<Viewer> = new Set(['vendor', 'applicant', 'admin'])

/** Visits every scene of some viewers in a size, on a product of its own. */
export function testEveryPage(viewport: Viewport, viewers: readonly Viewer[]): void {
  let product: PreparedProduct
  let stage: Stage
  test.beforeAll(async () => {
    product = await startPreparedProduct()
    stage = await setStage(product.url)
  })
  test.afterAll(() => product?.remove())

  for (const viewer of viewers)
    for (const [part, scenes] of testsOf(viewer, viewport).entries())
      test(`every page a ${viewer} sees is accessible in both themes, holds still and says nothing to the console, part ${part + 1}`, async ({
        browser,
      }) => {
        test.setTimeout(240_000)
        const context = await browser.newContext({
          baseURL: product.url,
          locale: 'en-IE',
          reducedMotion: 'reduce',
          serviceWorkers: 'block',
          ...VIEWPORTS[viewport],
        })
        const page = await context.newPage()
        page.setDefaultTimeout(10_000)
        await becomeViewer(page, viewer, stage)
        await watchShifts(page)
        const found = await faultsOfScenes(page, scenes, stage, viewport)
        await context.close()
        expect(found).toEqual({})
      })
}

/** The scenes of a viewer in a size, in groups of one test each. */
function testsOf(viewer: Viewer, viewport: Viewport): Scene[][] {
  const scenes = SCENES.filter((scene) => scene.viewer === viewer && (scene.only ?? viewport) === viewport)
  const tests = Math.ceil(scenes.length / SCENES_PER_TEST)
  return Array.from({ length: tests }, (_, test) =>
    scenes.slice(test * SCENES_PER_TEST, (test + 1) * SCENES_PER_TEST),
  )
}

/** Shows scenes one after the other, and returns the faults of those that have any, by name. */
async function faultsOfScenes(
  page: Page,
  scenes: Scene[],
  stage: Stage,
  viewport: Viewport,
): Promise<Record<string, object>> {
  const complaints: string[] = []
  collectComplaints(page, (complaint) => complaints.push(complaint))
  const found: Record<string, object> = {}
  for (const scene of scenes) {
    complaints.length = 0
    const faults = await faultsOf(page, scene, stage, viewport).catch((error: Error) => ({
      shown: error.message,
    }))
    const unexpected = complaints.filter((complaint) => !scene.expectedComplaints?.test(complaint))
    if (unexpected.length > 0) Object.assign(faults, { complaints: unexpected })
    if (Object.keys(faults).length > 0) found[scene.name] = faults
    await scene.undo?.(page)
  }
  return found
}

/** Collects the faults of a scene; empty when there are none. */
async function faultsOf(page: Page, scene: Scene, stage: Stage, viewport: Viewport): Promise<object> {
  const faults: Record<string, unknown> = {}
  const fault = (name: string, value: unknown, isFault: boolean) => {
    if (isFault) faults[name] = value
  }
  const usual = VIEWPORTS[viewport].viewport
  await page.emulateMedia({ colorScheme: 'light' })
  // The previous scene ended in a narrower window.
  await page.setViewportSize(usual)
  await showScene(page, scene, stage, viewport, async () => {
    const shifts = await shiftsOf(page)
    // Never less than CLS, which takes the worst few seconds only.
    const most = AT_WORK.has(scene.viewer) ? MAX_SHIFT_AT_WORK : MAX_SHIFT
    fault('layout shifts', shifts, shifts.reduce((sum, { value }) => sum + value, 0) >= most)
  })
  const { title, lang, headings, mains } = await outlineOf(page)
  fault('title', title, !/^\S.* \| Anseo( Pro| Admin)?$|^Anseo/.test(title))
  fault('outline', { lang, headings, mains }, lang !== 'en-IE' || headings !== 1 || mains !== 1)
  const barriers = await barriersOf(page)
  fault('barriers', barriers, barriers.length > 0)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.locator('html[data-theme=dark]').waitFor()
  const darkBarriers = await barriersOf(page, 'colours')
  fault('barriers in the dark', darkBarriers, darkBarriers.length > 0)
  const lookAt = async (width: number) => {
    const overflow = await overflowAt(page, width)
    fault(`overflow at ${width}`, overflow, overflow > 0)
    const broken = await brokenAmounts(page)
    fault(`amounts on two lines at ${width}`, broken, broken.length > 0)
  }
  await lookAt(usual.width)
  const unseen = await focusedUnseen(page)
  fault('focus not seen', unseen, unseen.length > 0)
  if (viewport === 'phone') {
    await enlargeText(page, 200)
    const lost = await notReflowed(page)
    fault('text at 200 % not reflowed', lost, lost.length > 0)
    const wider = await overflowAt(page, NARROWEST)
    fault(`text at 200 % wider than ${NARROWEST}`, wider, wider > 0)
    await enlargeText(page, 100)
  }
  for (const width of OTHER_WIDTHS[viewport]) await lookAt(width)
  return faults
}
