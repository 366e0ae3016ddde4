// Checks the imports between folders and packages: docs/boundaries.md.
import { join } from 'node:path'

import { cruiseFolder } from './cruise.mjs'
import { describeViolations } from './describe-violations.mjs'
import { findBlindSpots } from './find-blind-spots.mjs'
import { findForeignWrites } from './find-foreign-writes.mjs'
import { findSiblingCycles } from './find-sibling-cycles.mjs'
import { findUndeclared } from './find-undeclared.mjs'
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
const complaints = [...findBlindSpots(ROOT, modules), ...describeViolations(found, commentOf)]
for (const complaint of complaints) console.error(complaint)
if (complaints.length > 0) process.exit(1)
console.log(`${modules.length} modules keep ${RULES.length + Object.keys(OWN_COMMENTS).length} rules.`)
