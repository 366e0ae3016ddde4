import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

import { PACKAGES, RULES } from './rules.mjs'

/** The project has about 2,000; a parser that cannot read TypeScript finds none and calls that no violation. */
const MIN_MODULES = 1_500

/** @returns sentences about what the rules would not notice: too little was read, or a rule or a package is left out. */
export function findBlindSpots(root, modules) {
  const sources = modules.map(({ source }) => source)
  const complaints = RULES.filter(
    ({ from }) => !sources.some((source) => new RegExp(from.path).test(source)),
  ).map(
    ({ name }) =>
      `The rule ${name} speaks of no file: mend it in scripts/boundaries/rules.mjs, or delete it.`,
  )
  if (sources.length < MIN_MODULES)
    complaints.unshift(`Only ${sources.length} modules were read, fewer than ${MIN_MODULES}.`)
  const unread = modules.flatMap(({ source, dependencies }) =>
    dependencies
      .filter(({ couldNotResolve, module }) => couldNotResolve && !module.startsWith('./+types/'))
      .map(({ module }) => `${source} imports ${module}, which was not found.`),
  )
  const unnamed = readdirSync(join(root, 'packages'))
    .filter((name) => !(name in PACKAGES) && existsSync(join(root, 'packages', name, 'package.json')))
    .map((name) => `packages/${name} has no line in PACKAGES of scripts/boundaries/rules.mjs.`)
  return [...complaints, ...unread, ...unnamed]
}
