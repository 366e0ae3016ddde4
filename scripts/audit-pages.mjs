// Measures home, list and booking page as a phone on a slow network has them: npm run audit:pages
// The column `speed` is Lighthouse's own measure of the machine: busy with other work, it paints and blocks for longer.
// Fails below 95 points, from a layout shift of 0.02 on, or with more JavaScript than a page may load.
import { setStage } from '../e2e/stage.ts'
import { auditPage, CATEGORIES } from './page-audit.mjs'
import { withProduct } from './product.mjs'

const RUNS = 3
const MIN_SCORE = 95
const MAX_SHIFT = 0.02

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
    const { row, results } = await auditPage(page, url + path, RUNS)
    const short = CATEGORIES.filter((category) => row[category] < MIN_SCORE)
    if (short.length > 0 || row.CLS >= MAX_SHIFT || row['JS kB'] > mostScriptKb) failed = true
    for (const category of short) explain(page, category, results)
    rows.push(row)
  }
  console.table(rows)
})
if (failed) console.error('At least one figure is outside its limit.')
process.exitCode = failed ? 1 : 0

/** Prints which audits cost the category its points. */
function explain(page, category, { categories, audits }) {
  for (const { id, weight } of categories[category].auditRefs) {
    const { score, title, displayValue = '' } = audits[id]
    if (weight > 0 && score !== null && score < 0.9)
      console.log(`${page}, ${category}: ${title} ${displayValue}`)
  }
}
