// Takes a picture of every page and state of the three sites, on both sizes and in both themes:
// npm run screenshots [-- <folder>]
import { mkdirSync } from 'node:fs'

import { launchChromium, VIEWPORTS } from '../e2e/chromium.ts'
import { SCENES_NOW, VIEWERS } from '../e2e/scene.ts'
import { SCENES } from '../e2e/scenes.ts'
import { becomeViewer, setStage, showScene } from '../e2e/stage.ts'
import { withProduct } from './product.mjs'

const THEMES = ['light', 'dark']

const folder = process.argv[2] ?? '.data/screenshots'
mkdirSync(folder, { recursive: true })
const failed = []

await withProduct({ FAKE_NOW: SCENES_NOW }, async ({ url }) => {
  const stage = await setStage(url)
  const browser = await launchChromium()
  for (const viewport of Object.keys(VIEWPORTS)) {
    for (const viewer of VIEWERS) await takeAll(browser, url, stage, viewport, viewer)
  }
  await browser.close()
})
console.log(`The pictures are in ${folder}.`)
if (failed.length > 0) console.error(`Without: ${failed.join(', ')}`)
process.exitCode = failed.length > 0 ? 1 : 0

/** Takes all pictures of one viewer in one size; the theme changes on the open page. */
async function takeAll(browser, baseURL, stage, viewport, viewer) {
  const context = await browser.newContext({
    baseURL,
    locale: 'en-IE',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...VIEWPORTS[viewport],
    deviceScaleFactor: 1,
  })
  const page = await context.newPage()
  page.setDefaultTimeout(10_000)
  await becomeViewer(page, viewer, stage)
  for (const scene of SCENES.filter((one) => one.viewer === viewer && (one.only ?? viewport) === viewport)) {
    try {
      await showScene(page, scene, stage, viewport)
      for (const theme of THEMES) await take(page, theme, `${folder}/${scene.name}-${viewport}-${theme}.png`)
    } catch (error) {
      failed.push(`${scene.name} on a ${viewport} (${error.message.split('\n')[0]})`)
    }
    await scene.undo?.(page)
  }
  await context.close()
}

async function take(page, theme, path) {
  await page.emulateMedia({ colorScheme: theme })
  await page.locator(`html[data-theme=${theme}]`).waitFor()
  // A dialog covers the window; without one the whole page is shown.
  const covered = await page.getByRole('dialog').first().isVisible()
  // Otherwise sticky elements would be in the middle of the picture.
  if (!covered) await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await page.screenshot({ path, fullPage: !covered })
}
