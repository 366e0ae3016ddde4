// Checks docs/specification.md: every requirement has a number of its own and names files and tests that exist.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'

const TABLE = 'docs/specification.md'

const namesByFile = listTests()
const problems = []
const numbers = new Set()
for (const row of readRows()) {
  const report = (problem) => problems.push(`${TABLE}:${row.line} ${row.number}: ${problem}`)
  if (!/^[2-9]\.\d+$/.test(row.number)) report('the number is not <section>.<count>')
  if (numbers.has(row.number)) report('the number is taken')
  numbers.add(row.number)
  if (row.requirement === '') report('no requirement')
  if (row.files.length === 0) report('no file')
  if (row.tests.length === 0) report('no test')
  for (const file of row.files) if (!existsSync(file)) report(`no file ${file}`)
  for (const test of row.tests) if (!testExists(test)) report(`no test ${test}`)
}
if (numbers.size === 0) problems.push(`${TABLE}: no requirements`)

for (const problem of problems) console.error(problem)
console.log(`${numbers.size} requirements, ${problems.length} problems`)
process.exit(problems.length > 0 ? 1 : 0)

/** The rows of all tables of the document, without their headings. */
function readRows() {
  const lines = readFileSync(TABLE, 'utf8').split('\n')
  return lines.flatMap((text, index) => {
    if (!text.startsWith('|') || /^\| *(#|:?-+) *\|/.test(text)) return []
    const [number = '', requirement = '', files = '', tests = ''] = text
      .split(/(?<!\\)\|/)
      .slice(1)
      .map((cell) => cell.trim())
    return { line: index + 1, number, requirement, files: codesIn(files), tests: codesIn(tests) }
  })
}

/** What a cell holds between backticks. */
function codesIn(cell) {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, code]) => code.replaceAll('\\|', '|'))
}

/** Takes `file › title`; the title is as the code has it, with or without those of the groups around it. */
function testExists(test) {
  const [file, title] = test.split(' › ')
  return (namesByFile.get(file) ?? []).some((name) => name === title || name.endsWith(` > ${title}`))
}

/** The names of all tests by file, read from the code without running it: a name keeps its `%s`. */
function listTests() {
  const { stdout, stderr, status } = spawnSync('node_modules/.bin/vitest', ['list', '--json'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (status !== 0) throw new Error(`vitest list failed: ${stderr}`)
  const names = new Map()
  for (const { file, name } of JSON.parse(stdout.slice(stdout.indexOf('[\n')))) {
    const path = relative(process.cwd(), file)
    names.set(path, [...(names.get(path) ?? []), name])
  }
  return names
}
