// Checks the imports between folders and packages: docs/boundaries.md. With --shrink, the list of known violations
// loses the lines that are no longer true.
import { join } from 'node:path'

import { cruiseFolder } from './cruise.mjs'
import { findBlindSpots } from './find-blind-spots.mjs'
import { findForeignWrites } from './find-foreign-writes.mjs'
import { findSiblingCycles } from './find-sibling-cycles.mjs'
import { findUndeclared } from './find-undeclared.mjs'
import { compareWithKnown, readKnown, shrinkKnown } from './known-violations.mjs'
import { OWN_COMMENTS, RULES } from './rules.mjs'

const ROOT = join(import.meta.dirname, '../..')
const commentOf = (rule) => RULES.find(({ name }) => name === rule)?.comment ?? OWN_COMMENTS[rule]

const { modules, violations } = await cruiseFolder(ROOT)
const found = [
  ...violations,
  ...findSiblingCycles(modules),
  ...findUndeclared(ROOT, modules),
  ...findForeignWrites(ROOT),
]
if (process.argv.includes('--shrink')) shrinkKnown(found)
const complaints = [...findBlindSpots(ROOT, modules), ...compareWithKnown(found, readKnown(), commentOf)]
for (const complaint of complaints) console.error(complaint)
if (complaints.length > 0) process.exit(1)
console.log(
  `${modules.length} modules, ${RULES.length + Object.keys(OWN_COMMENTS).length} rules, ${found.length} known violations.`,
)
