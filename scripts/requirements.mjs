// Checks that every requirement has a file and a test that name it, and with --write puts all that into two documents.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { ASVS_LEVELS } from './requirements/asvs-levels.mjs'
import { findProblems } from './requirements/find-problems.mjs'
import { readList } from './requirements/read-list.mjs'
import { readTags } from './requirements/read-tags.mjs'
import { renderMatrix, tagCell } from './requirements/render-matrix.mjs'

const specification = listOf('docs/requirements/specification.md')
const asvs = listOf('docs/requirements/asvs.md', [...ASVS_LEVELS.keys()])
const order = [...specification.requirements.flatMap(({ numbers }) => numbers), ...ASVS_LEVELS.keys()]
const sources = globSync(
  ['apps', 'packages', 'e2e', 'resilience'].map((folder) => `${folder}/**/*.{ts,tsx}`),
  {
    exclude: (name) => /(^|\/)(node_modules|build|dist|\.react-router)$/.test(name),
  },
)
const read = sources.toSorted().map((path) => readTags(path, readFileSync(path, 'utf8'), order))
const tags = read.flatMap(({ tags }) => tags)
const problems = [
  ...specification.problems,
  ...asvs.problems,
  ...read.flatMap(({ problems }) => problems),
  ...findProblems({ specification, asvs }, tags),
]
for (const problem of problems) console.error(problem)
console.log(`${order.length} requirements, ${problems.length} problems`)
if (process.argv.includes('--write')) writeMatrices()
process.exitCode = problems.length > 0 ? 1 : 0

function listOf(path, numbers) {
  return readList(path, readFileSync(path, 'utf8'), numbers)
}

function writeMatrices() {
  write('docs/specification.md', specification, {
    headings: ['requirement', 'file', 'test'],
    cellsOf: ({ text, numbers }) => [
      text,
      tagCell(tags, 'implements', numbers),
      tagCell(tags, 'covers', numbers),
    ],
  })
  write('docs/security/asvs.md', asvs, {
    headings: ['level', 'requirement and how it is met', 'test'],
    cellsOf: ({ text, numbers }) => [levelsOf(numbers), text, tagCell(tags, 'covers', numbers)],
  })
}

function write(path, list, table) {
  writeFileSync(path, renderMatrix(path, list, table))
  console.log(path)
}

function levelsOf(numbers) {
  return [...new Set(numbers.map((number) => ASVS_LEVELS.get(number)))].toSorted().join(', ')
}
