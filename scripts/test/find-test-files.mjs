// Finds the test files that the arguments name.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'

import { fail } from '../debian-packages.mjs'

const FOLDERS = '{apps,packages,e2e,resilience,scripts}'
const NOT_OURS = /(^|\/)(node_modules|build|dist|\.[^/]+)$/

/**
 * Returns the test files that words name: a file, a folder, or a part of a path; without words, those that hold the title.
 * Ends the process with a message about a word that names none.
 */
export function findTestFiles(words, title) {
  const all = globSync(`${FOLDERS}/**/*.test.{ts,tsx}`, { exclude: (path) => NOT_OURS.test(path) }).toSorted()
  if (words.length === 0) return orFail(filesWith(title, all), `No test file holds the title "${title}".`)
  return [...new Set(words.flatMap((word) => orFail(filesNamed(word, all), unowned(word))))]
}

function filesNamed(word, all) {
  // npm starts scripts in the project's folder, wherever it was typed.
  const path = resolve(process.env.INIT_CWD ?? '.', word)
  if (!existsSync(path)) return all.filter((file) => file.includes(word))
  const named = relative('.', path)
  return all.filter((file) => file === named || file.startsWith(`${named}/`) || named === '')
}

function filesWith(title, all) {
  return all.filter((file) => readFileSync(file, 'utf8').includes(title))
}

function unowned(word) {
  return `No runner owns "${word}". Tests are *.test.ts files: of e2e for Playwright Test, elsewhere for Vitest.`
}

function orFail(files, message) {
  if (files.length === 0) fail(message)
  return files
}
