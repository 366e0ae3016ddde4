// Measures home, list and booking page as a phone on a slow network has them: npm run audit:pages
// The column `speed` is Lighthouse's own measure of the machine: busy with other work, it paints and blocks for longer.
// Fails below 95 points, from a layout shift of 0.02 on, or with more JavaScript than a page may load.
import { gzipSync } from 'node:zlib'

import lighthouse from 'lighthouse'

import { launchChromium } from '../e2e/chromium.ts'
import { freePort } from '../e2e/free-port.ts'
import { setStage } from '../e2e/stage.ts'
import { withProduct } from './product.mjs'

const RUNS = 3
const LEAST_SCORE = 95
const MOST_SHIFT = 0.02
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']

let failed = false
await withProduct({}, async ({ url }) => {
  const { subjects } = await setStage(url)
  const pages = [
    { page: 'home', path: '/', mostScriptKb: 120 },
    { page: 'list', path: '/vendors', mostScriptKb: 150 },
    { page: 'booking', path: `/appointment/${subjects.free}`, mostScriptKb: 150 },
  ]
  const rows = []
  for (const { page, path, mostScriptKb } of pages) {
    const { row, results } = await audit(page, url + path)
    const short = CATEGORIES.filter((category) => row[category] < LEAST_SCORE)
    if (short.length > 0 || row.CLS >= MOST_SHIFT || row['JS kB'] > mostScriptKb) failed = true
    for (const category of short) explain(page, category, results)
    rows.push(row)
  }
  console.table(rows)
})
if (failed) console.error('At least one figure is outside its limit.')
process.exitCode = failed ? 1 : 0

/** The median of several runs by points for performance, each in a browser of its own. */
async function audit(page, url) {
  const runs = []
  for (let run = 0; run < RUNS; run++) runs.push(await measureAgain(url))
  runs.sort((a, b) => a.categories.performance.score - b.categories.performance.score)
  const results = runs[Math.floor(RUNS / 2)]
  const scores = CATEGORIES.map((id) => [id, Math.round(results.categories[id].score * 100)])
  const value = (id) => results.audits[id].numericValue
  const row = {
    page,
    ...Object.fromEntries(scores),
    'LCP s': Number((value('largest-contentful-paint') / 1000).toFixed(2)),
    CLS: Number(value('cumulative-layout-shift').toFixed(4)),
    'TBT ms': Math.round(value('total-blocking-time')),
    'JS kB': Number(((await scriptBytes(results)) / 1000).toFixed(1)),
    speed: Math.round(results.environment.benchmarkIndex),
  }
  return { row, results }
}

/** Lighthouse loses the beginning of a load now and then: such a run is made anew, twice at most. */
async function measureAgain(url, attempts = 3) {
  try {
    return await measure(url)
  } catch (error) {
    if (attempts === 1) throw error
    return measureAgain(url, attempts - 1)
  }
}

async function measure(url) {
  const port = await freePort()
  const browser = await launchChromium([`--remote-debugging-port=${port}`])
  try {
    const { lhr } = await lighthouse(url, { port, logLevel: 'error', onlyCategories: CATEGORIES })
    const failure =
      lhr.runtimeError?.message ?? (lhr.categories.performance.score === null && 'nothing was painted')
    if (failure) throw new Error(`${url}: ${failure}`)
    return lhr
  } finally {
    await browser.close()
  }
}

/** Bytes of JavaScript that the page loads, each file compressed by gzip. */
async function scriptBytes({ audits }) {
  const scripts = audits['network-requests'].details.items.filter(
    ({ resourceType }) => resourceType === 'Script',
  )
  const sizes = scripts.map(async ({ url }) => gzipSync(await (await fetch(url)).bytes()).length)
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

/** Prints which audits cost the category its points. */
function explain(page, category, { categories, audits }) {
  for (const { id, weight } of categories[category].auditRefs) {
    const { score, title, displayValue = '' } = audits[id]
    if (weight > 0 && score !== null && score < 0.9)
      console.log(`${page}, ${category}: ${title} ${displayValue}`)
  }
}
