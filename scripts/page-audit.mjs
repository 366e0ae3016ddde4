// Measures one page as a phone on a slow network has it, with Lighthouse's mobile preset.

import lighthouse from 'lighthouse'

import { launchChromium } from '../e2e/chromium.ts'
import { freePort } from '@anseo/test-support/free-port'

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']

/** Returns the run with the median score for performance of several, each in its own browser; see `page-audit.d.mts`. */
export async function auditPage(page, url, times) {
  const runs = []
  for (let run = 0; run < times; run++) runs.push(await measureAgain(url))
  runs.sort((a, b) => a.categories.performance.score - b.categories.performance.score)
  const results = runs[Math.floor(times / 2)]
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

/** Lighthouse sometimes loses the beginning of a load; such a run is repeated, twice at most. */
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

/** Returns the bytes of JavaScript that the page loads, each file as the server sends it with gzip. */
async function scriptBytes({ audits }) {
  const scripts = audits['network-requests'].details.items.filter(
    ({ resourceType }) => resourceType === 'Script',
  )
  const sizes = scripts.map(async ({ url }) => {
    const { headers } = await fetch(url, { headers: { 'accept-encoding': 'gzip' } })
    return Number(headers.get('content-length'))
  })
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}
