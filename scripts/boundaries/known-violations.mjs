// Violations that are still there stand in a list that only shrinks: one a line, `rule: from → to`.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const LIST = join(import.meta.dirname, 'known-violations.txt')

/** Formats a violation as a line of the list. */
export const lineOf = ({ rule, from, to }) => `${rule}: ${from} → ${to}`

/** @returns the lines that the list knows. */
export function readKnown() {
  return readFileSync(LIST, 'utf8').split('\n').filter(Boolean)
}

/** Removes lines that are no longer true; adds none. */
export function shrinkKnown(violations) {
  const found = new Set(violations.map(lineOf))
  const remaining = readKnown().filter((line) => found.has(line))
  writeFileSync(LIST, remaining.map((line) => `${line}\n`).join(''))
}

/** @returns sentences for violations that are not listed, and for lines that are no longer violations. */
export function compareWithKnown(violations, known, commentOf) {
  const found = new Map(violations.map((violation) => [lineOf(violation), violation]))
  const listed = new Set(known)
  const unlisted = [...found]
    .filter(([line]) => !listed.has(line))
    .map(([line, { rule }]) => `${line}\n  ${commentOf(rule)}`)
  const gone = known
    .filter((line) => !found.has(line))
    .map((line) => `${line}\n  is gone: remove it from the list (npm run boundaries -- --shrink).`)
  return [...unlisted, ...gone]
}
